import type { Socket } from 'node:net'

import type { Settings } from '@pal/core/contract/settings'
import { secondMs } from '@pal/core/durations'
import { AppError } from '@pal/core/errors'
import { because, type Reason } from '@pal/core/texts/reason'

import type { Clock } from '../../platform/clock.ts'
import type { Alert } from './alert.ts'
import { withoutSecret } from './provider-answer.ts'

export interface MailParts {
  readonly clock: Pick<Clock, 'timeout'>
  /** A test's way to a server of any name, and whose certificates are trusted there. */
  readonly dialMail?: () => { readonly connection: Socket; readonly tls: { readonly ca: string } }
}

type Wishes = Pick<
  Settings['notifications'],
  'smtpHost' | 'smtpPort' | 'smtpUser' | 'emailFrom' | 'emailTo'
>

/** All of it: a server that says a letter now and then would keep its job for ever. */
const patienceMs = 30 * secondMs
const implicitTls = 465
const ownMachine = /^(?:localhost|127\.0\.0\.1|::1)$/i

/** Names and orders of customers, and the password, cross no network in the clear. */
export async function sendMail(
  { clock, dialMail }: MailParts,
  { smtpHost: host, smtpPort: port, smtpUser: user, emailFrom: from, emailTo: to }: Wishes,
  password: string,
  { subject, text, key }: Alert,
): Promise<void> {
  // Most shops send no mail: what it takes is loaded with the first.
  const { createTransport } = await import('nodemailer')
  const secure = port === implicitTls
  const atHome = ownMachine.test(host)
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && !atHome,
    ignoreTLS: !secure && atHome,
    ...(user && { auth: { user, pass: password } }),
    ...dialMail?.(),
  })
  const headers = { 'X-PAL-Admin-Key': key }
  using signal = clock.timeout(patienceMs)
  try {
    await transport.sendMail({ from, to, subject, text, headers, signal })
  } catch (error) {
    const why = whyNot(error, host, password)
    const isAway = why.code === 'notify_mail_silent' || why.code === 'notify_mail_unreachable'
    throw new AppError(isAway ? 'unreachable_upstream' : 'refused_upstream', why, { cause: error })
  } finally {
    transport.close()
  }
}

const silent = new Set(['EABORT', 'ETIMEDOUT'])
const unreachable = new Set(['ECONNECTION', 'ESOCKET', 'EDNS'])
/** Node's names for what may be wrong with a certificate: its end, its issuer, its name. */
const ofCertificate = /CERT|UNABLE_TO_VERIFY|INVALID_CA|INVALID_PURPOSE/

function whyNot(error: unknown, server: string, password: string): Reason {
  const code = codeOf(error, 'code')
  // nodemailer puts a code of its own in front of the system's.
  const cause = codeOf(error, 'originalCode')
  if (code === 'EAUTH') return because('notify_mail_login')
  if (ofCertificate.test(cause)) return because('notify_mail_certificate', { server, cause })
  if (code === 'ETLS' || /^(?:ERR_SSL_|EPROTO$)/.test(cause)) {
    return because('notify_mail_unencrypted', { server })
  }
  if (silent.has(code)) return because('notify_mail_silent', { server })
  if (unreachable.has(code)) return because('notify_mail_unreachable', { server })
  const said = error instanceof Error ? error.message : code
  return because('notify_mail_refused', { cause: withoutSecret(said, password) })
}

function codeOf(error: unknown, name: 'code' | 'originalCode'): string {
  if (!(error instanceof Error) || !(name in error)) return ''
  return String((error as Partial<Record<typeof name, unknown>>)[name])
}

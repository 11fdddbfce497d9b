import { createHmac } from 'node:crypto'

import type { NotifyChannel } from '@pal/core/contract/notifications'
import type { Settings } from '@pal/core/contract/settings'
import { isoTime } from '@pal/core/domain/iso-time'
import { secondMs } from '@pal/core/durations'
import { AppError } from '@pal/core/errors'
import { because, type Catalogue, type Reason } from '@pal/core/texts/reason'

import type { Clock } from '../../platform/clock.ts'
import type { SecretName, Secrets } from '../../platform/vault/secrets.ts'
import type { Alert } from './alert.ts'
import { sendMail, type MailParts } from './mail.ts'
import { providerAnswer, withoutSecret } from './provider-answer.ts'
import { tellTelegram, type TelegramParts } from './telegram.ts'

export interface ChannelParts extends TelegramParts, MailParts {
  readonly secrets: Pick<Secrets, 'get' | 'has'>
  readonly clock: Clock
}

type Wishes = Settings['notifications']

export const secretOf = {
  email: 'notify.email',
  sms: 'notify.sms',
  webhook: 'notify.webhook',
  telegram: 'notify.telegram',
} as const satisfies Record<NotifyChannel, SecretName>

const patienceMs = 15 * secondMs

/** What is longer is refused: Telegram takes one message, and providers of SMS nine parts in any script. */
export const mostCharacters = {
  email: Infinity,
  sms: 600,
  webhook: Infinity,
  telegram: 4096,
} as const satisfies Record<NotifyChannel, number>

/** What a channel still needs; null: it can send. */
export async function whatNeeds(
  channel: NotifyChannel,
  wishes: Wishes,
  { secrets, pairingCode }: Pick<ChannelParts, 'secrets' | 'pairingCode'>,
): Promise<Reason | null> {
  switch (channel) {
    case 'email':
      return wishes.smtpHost && wishes.emailFrom && wishes.emailTo
        ? null
        : because('notify_needs_email')
    case 'sms':
      return wishes.smsUrl && wishes.smsTo ? null : because('notify_needs_sms')
    case 'webhook':
      if (!wishes.webhookUrl) return because('notify_needs_webhook')
      return (await secrets.has(secretOf.webhook)) ? null : because('notify_needs_webhook_secret')
    case 'telegram':
      if (!(await secrets.has(secretOf.telegram))) return because('notify_needs_telegram')
      return wishes.telegramChat ? null : because('notify_needs_pairing', { code: pairingCode })
  }
}

/** Sends it once, or throws why it could not be. */
export async function sendAlert(
  parts: ChannelParts,
  channel: NotifyChannel,
  wishes: Wishes,
  alert: Alert,
  catalogue: Catalogue,
): Promise<void> {
  const needs = await whatNeeds(channel, wishes, parts)
  if (needs) throw new AppError('bad_request', needs)
  const secret = (await parts.secrets.get(secretOf[channel])) ?? ''
  switch (channel) {
    case 'email':
      return sendMail(parts, wishes, secret, alert)
    case 'sms':
      return sendSms(parts, wishes, secret, alert)
    case 'webhook':
      return callWebhook(parts, wishes, secret, alert)
    case 'telegram':
      return tellTelegram(parts, secret, wishes.telegramChat, alert, catalogue)
  }
}

/** Providers differ: an address with {text} is called as it is, another one gets JSON and a key. */
function sendSms(parts: ChannelParts, wishes: Wishes, key: string, alert: Alert): Promise<void> {
  const text = `${alert.subject}. ${alert.text}`
  const { smsUrl: url, smsTo: to } = wishes
  if (!url.includes('{text}')) {
    const authorization = key ? { authorization: `Bearer ${key}` } : {}
    const headers = { 'content-type': 'application/json', ...authorization }
    const body = JSON.stringify({ to, text })
    return call(parts.clock, url, { method: 'POST', headers, body }, key)
  }
  const values = { to, text, key }
  const filled = url.replaceAll(/\{(to|text|key)\}/g, (_, name: keyof typeof values) =>
    encodeURIComponent(values[name]),
  )
  return call(parts.clock, filled, { method: 'GET' }, key)
}

/** Signed as Facebook signs its own, over time and body: an old call cannot be played again. */
function callWebhook(parts: ChannelParts, wishes: Wishes, secret: string, alert: Alert) {
  const { kind, key, id, subject, text } = alert
  const at = isoTime(parts.clock.now())
  const body = JSON.stringify({ event: kind, key, id, subject, text, at })
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'x-pal-timestamp': at,
    'x-pal-signature': `sha256=${signature}`,
  }
  return call(parts.clock, wishes.webhookUrl, { method: 'POST', headers, body }, secret)
}

/** What the system says where no connection was made: nothing can have been handed over. */
const notConnected = new Set([
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Whether the provider may have taken what failed: it gave no answer, or one of a failure of its own. */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  if (error.kind === 'refused_upstream') return Number(error.reason.params?.['status'] ?? 0) >= 500
  return error.kind === 'unreachable_upstream' && !notConnected.has(codeOf(error.cause))
}

/** `fetch` wraps what the system said, and that may be of several addresses. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause)
}

const shownOfAnswer = 200

async function call(clock: Clock, url: string, init: RequestInit, secret: string): Promise<void> {
  const server = URL.canParse(url) ? new URL(url).host : url
  const answer = await fetch(url, {
    ...init,
    // The key goes to the address that was entered, and to none that it leads to.
    redirect: 'manual',
    signal: clock.timeout(patienceMs),
  }).catch((cause: unknown) => {
    throw new AppError('unreachable_upstream', because('notify_unreachable', { server }), { cause })
  })
  const said = withoutSecret(await providerAnswer(answer), secret).slice(0, shownOfAnswer)
  if (answer.ok) return
  const cause = said || answer.statusText || '-'
  const why = because('notify_refused', { server, status: answer.status, cause })
  throw new AppError('refused_upstream', why)
}

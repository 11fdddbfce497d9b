import { AppError } from '@pal/core/errors'
import { answerOf, english } from '@pal/core/texts/reason'
import { expect, it } from 'vitest'

import { eventually } from '../../testing/eventually.ts'
import { startMailServer, type MailServer } from '../../testing/mail-server.ts'
import { ManualClock } from '../../testing/manual-clock.ts'
import { testAlert } from './alert.ts'
import { sendMail } from './mail.ts'

const password = 'p4ss-0123456789'
const inBase64 = Buffer.from(`\0pal\0${password}`).toString('base64')

const shop = {
  smtpHost: 'shop.example.com',
  smtpPort: 587,
  smtpUser: 'pal',
  emailFrom: 'pal@shop.example',
  emailTo: 'owner@shop.example',
}

/** What the seller reads; null: it was sent. */
async function send(
  mail: MailServer,
  wishes: Partial<typeof shop> = {},
  clock = new ManualClock(),
): Promise<{ code: string; message: string } | null> {
  const parts = { clock, dialMail: mail.dial }
  const known = { ...shop, ...wishes }
  return sendMail(
    parts,
    known,
    password,
    testAlert(clock.now(), { catalogue: english, most: Infinity }),
  ).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error
      return answerOf(error.reason)
    },
  )
}

it('encrypts before it logs in, at either port [SE-08]', async () => {
  for (const [encrypts, smtpPort] of [
    ['when asked', 587],
    ['always', 465],
  ] as const) {
    using mail = await startMailServer({ login: password, encrypts })
    expect(await send(mail, { smtpPort })).toBeNull()
    expect(mail.mails).toHaveLength(1)
    expect(mail.inClear.map((line) => line.split(' ')[0])).toEqual(
      encrypts === 'always' ? [] : ['EHLO', 'STARTTLS'],
    )
  }
})

it('sends nothing over a connection that is not encrypted, the password least of all [SE-08]', async () => {
  for (const smtpPort of [587, 25, 465]) {
    using mail = await startMailServer({ login: password })
    expect(await send(mail, { smtpPort })).toMatchObject({
      code: 'notify_mail_unencrypted',
      message: expect.stringContaining('shop.example.com offers no encrypted connection') as string,
    })
    expect(mail.mails).toEqual([])
    expect(mail.inClear.join('\n')).not.toMatch(/AUTH|MAIL FROM/)
  }
})

it('needs no encryption to a server on this computer [SE-08]', async () => {
  for (const smtpHost of ['localhost', 'Localhost', '127.0.0.1', '::1']) {
    // Its certificate, if it has one, is of another name.
    using mail = await startMailServer({ login: password, encrypts: 'when asked' })
    expect(await send(mail, { smtpHost })).toBeNull()
    expect(mail.inClear).toContain(`AUTH PLAIN ${inBase64}`)
  }
  for (const smtpHost of [
    '127.0.0.1.example.com',
    'localhost.example.com',
    'mylocalhost',
    '192.168.1.5',
  ]) {
    using mail = await startMailServer({ login: password })
    expect(await send(mail, { smtpHost })).toMatchObject({ code: 'notify_mail_unencrypted' })
    expect(mail.inClear.join('\n')).not.toContain('AUTH')
  }
})

it('tells nothing to a server whose certificate is not its own, or too old [SE-08]', async () => {
  for (const [certificate, smtpHost, cause] of [
    ['good', 'mail.example.com', 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['expired', 'shop.example.com', 'CERT_HAS_EXPIRED'],
  ] as const) {
    for (const [encrypts, smtpPort] of [
      ['when asked', 587],
      ['always', 465],
    ] as const) {
      using mail = await startMailServer({ login: password, encrypts, certificate })
      const reason = await send(mail, { smtpHost, smtpPort })
      expect(reason).toMatchObject({ code: 'notify_mail_certificate' })
      expect(reason?.message).toContain(`${smtpHost} did not prove that it is yours (${cause})`)
      expect(mail.mails).toEqual([])
    }
  }
})

it('tells a certificate that nobody vouches for from a server that is away [SE-08]', async () => {
  using mail = await startMailServer({ login: password, encrypts: 'when asked' })
  const unknown = () => ({ ...mail.dial(), tls: { ca: '' } })
  expect(await send({ ...mail, dial: unknown })).toMatchObject({ code: 'notify_mail_certificate' })
  expect(mail.mails).toEqual([])
})

it('says that a password is wrong, and does not repeat it [SE-08]', async () => {
  using mail = await startMailServer({ login: 'another', encrypts: 'when asked' })
  const reason = await send(mail)
  expect(reason).toMatchObject({ code: 'notify_mail_login' })
  expect(reason?.message).not.toContain(password)
  expect(mail.mails).toEqual([])
})

it('gives up a server that says nothing, and hangs up [SE-08]', async () => {
  for (const [habits, smtpPort] of [
    [{ mute: true }, 587],
    [{ mute: true }, 465],
    // It waits for the caller to begin, and the caller for it.
    [{ encrypts: 'always' }, 587],
  ] as const) {
    using mail = await startMailServer(habits)
    const clock = new ManualClock()
    const reason = send(mail, { smtpPort }, clock)
    await eventually(async () => mail.guests() === 1)
    await clock.elapse(31_000)
    expect(await reason).toMatchObject({ code: 'notify_mail_silent' })
    await eventually(async () => mail.guests() === 0)
  }
})

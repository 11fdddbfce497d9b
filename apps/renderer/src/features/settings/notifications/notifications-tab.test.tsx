import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import { serve, type Asked } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { saying, savedSettings, configured } from '../../../testing/samples.ts'

let asked: readonly Asked[]
let on: readonly string[]
let needs: Readonly<Record<string, unknown>>
let result: unknown
let sealed: Promise<void>
const channels = () =>
  ['email', 'sms', 'webhook', 'telegram'].map((channel) => ({
    channel,
    on: on.includes(channel),
    secretSet: channel === 'email',
    needs: needs[channel] ?? null,
    last:
      channel === 'email' ? { at: '2026-11-20T10:05:00.000Z', success: true, reason: null } : null,
  }))

beforeEach(() => {
  sealed = Promise.resolve()
  on = []
  needs = { telegram: saying('Send 123456 to your bot in Telegram.') }
  result = { success: true, reason: saying('Sent. Look whether it arrived.') }
  let settings = {
    ...savedSettings,
  }
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/settings': () => settings,
    'PUT /api/settings': ({ body }) => {
      const { notifications } = body as { notifications: object }
      settings = { ...settings, notifications: { ...settings.notifications, ...notifications } }
      return settings
    },
    'GET /api/notifications': channels,
    'PUT /api/notifications/secrets': () => sealed.then(channels),
    'POST /api/notifications/test': () => result,
  }))
})

const put = (path: string) => asked.filter((each) => each.method === 'PUT' && each.path === path)
const section = async (name: string) => {
  const found = (await screen.findByRole('heading', { level: 2, name })).closest('section')
  if (!found) throw new Error('No section')
  return within(found)
}

it('saves what is typed, the secret apart from the rest, and tests what is saved [SE-01, SE-08]', async () => {
  renderAt('/settings?tab=notifications')
  const email = await section('Email')
  const test = () => email.getByRole('button', { name: 'Send a test' })
  expect(email.queryByLabelText('Recipient')).toBeNull()
  await userEvent.click(email.getByRole('switch', { name: 'Send by email' }))
  await userEvent.type(email.getByLabelText('Recipient'), 'owner@shop.example')
  await userEvent.type(email.getByLabelText('Password'), 'app-password')
  expect(test()).toHaveProperty('disabled', true)
  expect(email.getByText('Save first, then send a test.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(put('/api/settings')).toHaveLength(1))
  expect(put('/api/notifications/secrets')[0]?.body).toEqual({ email: 'app-password' })
  const [saved] = put('/api/settings')
  const { notifications } = (saved?.body ?? {}) as { notifications?: object }
  expect(notifications).toMatchObject({ email: true, emailTo: 'owner@shop.example' })
  expect(notifications).not.toHaveProperty('telegramChat')
  await waitFor(() => expect(test()).toHaveProperty('disabled', false))
  await userEvent.click(test())
  expect(await screen.findByText('Sent. Look whether it arrived.')).toBeDefined()
  result = { success: false, reason: saying('The mail server does not accept this password.') }
  await userEvent.click(test())
  expect(await screen.findByText('The mail server does not accept this password.')).toBeDefined()
})

it('keeps a secret that is typed while another is being saved [SE-08, SE-09]', async () => {
  let release = () => {}
  sealed = new Promise<void>((resolve) => {
    release = resolve
  })
  renderAt('/settings?tab=notifications')
  const email = await section('Email')
  await userEvent.click(email.getByRole('switch', { name: 'Send by email' }))
  const password = email.getByLabelText<HTMLInputElement>('Password')
  await userEvent.type(password, 'app-password')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await userEvent.type(password, '-2')
  release()
  await screen.findByText('Settings saved')
  expect(password.value).toBe('app-password-2')
  expect(screen.getByText('Unsaved changes')).toBeDefined()
})

it('says what a way still needs, which cannot be tested before [SE-08]', async () => {
  renderAt('/settings?tab=notifications')
  const telegram = await section('Telegram')
  await userEvent.click(telegram.getByRole('switch', { name: 'Send to Telegram' }))
  expect(await telegram.findByText('Send 123456 to your bot in Telegram.')).toBeDefined()
  expect(telegram.getByRole('button', { name: 'Send a test' })).toHaveProperty('disabled', true)
})

it('says of a way that is on and lacks something that nothing is sent yet [SE-08]', async () => {
  on = ['telegram']
  renderAt('/settings?tab=notifications')
  const telegram = await section('Telegram')
  await userEvent.click(telegram.getByRole('switch', { name: 'Send to Telegram' }))
  const note = await telegram.findByText(/It is on, but sends nothing yet\. Send 123456/)
  expect(note.dataset['problem']).toBe('true')
})

it('says on which day something was last sent [SE-08]', async () => {
  renderAt('/settings?tab=notifications')
  const email = await section('Email')
  await userEvent.click(email.getByRole('switch', { name: 'Send by email' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await email.findByText(/^Last sent Nov 20, 2026/)).toBeDefined()
})

it('how few pieces are told of can be another number, or none [SE-08, SE-09]', async () => {
  renderAt('/settings?tab=notifications')
  const field = await screen.findByLabelText<HTMLInputElement>('Low stock')
  expect(field.value).toBe('5')
  await userEvent.clear(field)
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(put('/api/settings')).toHaveLength(1))
  expect(put('/api/settings')[0]?.body).toMatchObject({ notifications: { lowStock: null } })
  await userEvent.type(field, '12')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(put('/api/settings')).toHaveLength(2))
  expect(put('/api/settings')[1]?.body).toMatchObject({ notifications: { lowStock: 12 } })
})

it('does not say of what is on and lacks something that all is well [SE-08]', async () => {
  needs = { ...needs, email: saying('Enter the mail server.') }
  renderAt('/settings?tab=notifications')
  const email = await section('Email')
  await userEvent.click(email.getByRole('switch', { name: 'Send by email' }))
  on = ['email', 'telegram', 'webhook']
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Saved, but sends nothing yet')).toBeDefined()
  expect(screen.getByText('Email · Telegram')).toBeDefined()
  expect(screen.queryByText('Settings saved')).toBeNull()
})

it('says with an example what an address, a server and a phone number look like [SE-08, SE-09]', async () => {
  renderAt('/settings?tab=notifications')
  const email = await section('Email')
  const sms = await section('SMS')
  await userEvent.click(email.getByRole('switch', { name: 'Send by email' }))
  await userEvent.click(sms.getByRole('switch', { name: 'Send by SMS' }))
  await userEvent.type(email.getByLabelText('Recipient'), 'nobody')
  await userEvent.type(email.getByLabelText('Mail server (SMTP)'), '!!bad')
  await userEvent.type(sms.getByLabelText('Your phone number'), '-5')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await email.findByText('Enter an address such as shop@example.com.')).toBeDefined()
  expect(email.getByText('Enter a name such as smtp.example.com.')).toBeDefined()
  expect(sms.getByText('Must be a phone number such as +880 1712 345678.')).toBeDefined()
  expect(put('/api/settings')).toEqual([])
})

import { createHmac } from 'node:crypto'
import { createServer as createHttp } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { ChannelStatus } from '@pal/core/contract/notifications'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, expect, it } from 'vitest'

import { startMailServer } from '../../testing/mail-server.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** For tests that let minutes pass. */
const openQuietShop = () => openShop({ pollMs: 5_000 })

interface Call {
  readonly path: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Another's server: it keeps what it is asked, and answers as the test says. */
async function startProvider(
  answer: (call: Call) => {
    status?: number
    body?: object | string
    location?: string
    silent?: boolean
  } = () => ({}),
) {
  const calls: Call[] = []
  const server = createHttp((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      const call = { path: request.url ?? '', headers: request.headers, body }
      calls.push(call)
      const { status = 200, body: said = '', location, silent = false } = answer(call)
      if (silent) return
      response.statusCode = status
      if (location !== undefined) response.setHeader('location', location)
      response.end(typeof said === 'string' ? said : JSON.stringify(said))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls }
}

const put = async ({ server }: Shop, path: string, body: unknown) => {
  const answer = await server.ask(path, { method: 'PUT', body })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}
const wish = (shop: Shop, notifications: object) => put(shop, '/api/settings', { notifications })
const secret = (shop: Shop, body: object) => put(shop, '/api/notifications/secrets', body)
const test = async ({ server }: Shop, channel: string) => {
  const answer = await server.ask('/api/notifications/test', { method: 'POST', body: { channel } })
  return (await answer.json()) as { success: boolean; reason: { code: string; message: string } }
}
const status = async ({ server }: Shop, channel: string) => {
  const all = (await (await server.ask('/api/notifications')).json()) as ChannelStatus[]
  return all.find((each) => each.channel === channel)
}

/** A customer asks for a person: the shop is notified. */
async function handOff({ graph, openai, page, clock, server }: Shop) {
  openai.respond(() =>
    decided({ reply: 'A person will answer.', handOver: true, handOverKind: 'person' }),
  )
  const customer = graph.addPerson(page, { name: 'Rahima Khatun' })
  graph.customerWrites(page, customer.psid, 'I want to talk to a human')
  await clock.until(async () => {
    const rows = (await (await server.ask('/api/conversations')).json()) as {
      needsHumanReason: unknown
    }[]
    return rows.some(({ needsHumanReason }) => needsHumanReason !== null)
  })
}

it('each channel says what it still needs, and keeps its secret sealed [SE-08]', async () => {
  await using shop = await openShop()
  const needs = async (channel: string) => (await status(shop, channel))?.needs?.code ?? null
  expect(await needs('email')).toBe('notify_needs_email')
  expect(await needs('sms')).toBe('notify_needs_sms')
  expect(await needs('webhook')).toBe('notify_needs_webhook')
  expect(await needs('telegram')).toBe('notify_needs_telegram')
  expect(await test(shop, 'email')).toMatchObject({
    success: false,
    reason: { code: 'notify_needs_email' },
  })
  await wish(shop, { webhookUrl: 'https://shop.example/hook' })
  expect(await needs('webhook')).toBe('notify_needs_webhook_secret')
  const stored = JSON.stringify(await secret(shop, { webhook: 'whsec-0123456789' }))
  expect(stored).not.toContain('whsec')
  expect(await status(shop, 'webhook')).toMatchObject({ secretSet: true, needs: null })
  await secret(shop, { webhook: null })
  expect(await status(shop, 'webhook')).toMatchObject({ secretSet: false })
  for (const odd of [
    { webhookUrl: 'http://shop.example/' },
    { smsTo: 'call me' },
    { emailTo: 'nobody' },
  ]) {
    await expect(wish(shop, odd)).rejects.toThrow('/api/settings')
  }
})

it('sends mail by SMTP, and says what a mail server does not like [SE-08]', async () => {
  await using shop = await openShop()
  using mail = await startMailServer({ login: 'right' })
  const fields = { emailTo: 'owner@shop.example', emailFrom: 'pal@shop.example', smtpUser: 'pal' }
  await wish(shop, { ...fields, smtpHost: '127.0.0.1', smtpPort: mail.port })
  await secret(shop, { email: 'wrong' })
  expect(await test(shop, 'email')).toMatchObject({ reason: { code: 'notify_mail_login' } })
  await secret(shop, { email: 'right' })
  expect(await test(shop, 'email')).toMatchObject({
    success: true,
    reason: { code: 'notify_sent' },
  })
  expect(mail.mails).toHaveLength(1)
  expect(mail.mails[0]).toMatch(/To: owner@shop\.example/)
  expect(mail.mails[0]).toMatch(/Subject: Test from PAL Admin/)
  await wish(shop, { smtpPort: 9 })
  expect(await test(shop, 'email')).toMatchObject({ reason: { code: 'notify_mail_unreachable' } })
  expect(await status(shop, 'email')).toMatchObject({
    last: { success: false, reason: { code: 'notify_mail_unreachable' } },
  })
})

it('sends SMS as the provider wants it: a filled address, or JSON with a key [SE-08]', async () => {
  await using shop = await openShop()
  const provider = await startProvider(({ path }) =>
    path.startsWith('/bad') ? { status: 402, body: 'no credit' } : {},
  )
  await secret(shop, { sms: 'key-0123456789' })
  await wish(shop, {
    smsTo: '+880 1712-345678',
    smsUrl: `${provider.url}/send?to={to}&key={key}&m={text}`,
  })
  expect(await test(shop, 'sms')).toMatchObject({ success: true })
  const asked = new URL(provider.calls[0]?.path ?? '', provider.url).searchParams
  expect([asked.get('to'), asked.get('key')]).toEqual(['+880 1712-345678', 'key-0123456789'])
  expect(asked.get('m')).toContain('Notifications arrive here.')
  await wish(shop, { smsUrl: `${provider.url}/json` })
  await test(shop, 'sms')
  expect(provider.calls[1]?.headers['authorization']).toBe('Bearer key-0123456789')
  expect(JSON.parse(provider.calls[1]?.body ?? '')).toMatchObject({ to: '+880 1712-345678' })
  await wish(shop, { smsUrl: `${provider.url}/bad` })
  const refused = await test(shop, 'sms')
  expect(refused).toMatchObject({ success: false, reason: { code: 'notify_refused' } })
  expect(refused.reason.message).toContain('402: no credit')
})

it('shows no key that a provider repeats, as it was sent or as it is [SE-08, DT-09]', async () => {
  await using shop = await openShop()
  const provider = await startProvider(({ path }) => ({
    status: 404,
    body: `Cannot GET ${path}, that is ${decodeURIComponent(path)}`,
  }))
  await secret(shop, { sms: 'k/y +0123456789' })
  await wish(shop, { smsTo: '+880 1712', smsUrl: `${provider.url}/?k={key}&m={text}` })
  const { reason } = await test(shop, 'sms')
  expect(provider.calls[0]?.path).toContain('k=k%2Fy%20%2B0123456789&')
  expect(reason.message).toContain('404: Cannot GET /?k=…&m=')
  const shown = JSON.stringify([reason, await status(shop, 'sms')])
  expect(shown).not.toContain('0123456789')
})

it('an answer of a provider that has no end is given up [SE-08, DT-09]', async () => {
  await using shop = await openShop()
  let sent = 0 // megabytes
  const endless = createHttp((_, response) => {
    const more = () => {
      sent += 1
      response.write(' '.repeat(1 << 20))
    }
    response.on('drain', more)
    more()
  })
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    endless.closeAllConnections()
    endless.close()
  })
  const { port } = endless.address() as AddressInfo
  await wish(shop, { webhookUrl: `http://127.0.0.1:${port}/` })
  await secret(shop, { webhook: 'whsec-0123456789' })
  expect(await test(shop, 'webhook')).toMatchObject({ success: true })
  expect(sent).toBeLessThan(40)
})

it('calls a webhook for a hand-off, signed, again until it is taken, and once [SE-08]', async () => {
  await using shop = await openQuietShop()
  let failures = 2
  const provider = await startProvider(() => (failures-- > 0 ? { status: 503 } : {}))
  await wish(shop, { webhook: true, webhookUrl: `${provider.url}/hook`, orderAlerts: false })
  await secret(shop, { webhook: 'whsec-0123456789' })
  await handOff(shop)
  await shop.clock.elapse(20_000)
  expect(provider.calls).toHaveLength(3)
  const bodies = provider.calls.map(
    ({ body }) => JSON.parse(body) as { key: string; event: string; text: string },
  )
  // Whoever reads it knows what it is about.
  expect(bodies[0]?.text).toMatch(/\n\n“I want to talk to a human”$/)
  expect(new Set(bodies.map(({ key }) => key)).size).toBe(1)
  expect(bodies[0]).toMatchObject({ event: 'human', subject: 'Rahima Khatun needs you', id: 1 })
  const last = provider.calls[2]
  const at = String(last?.headers['x-pal-timestamp'])
  const right = createHmac('sha256', 'whsec-0123456789').update(`${at}.${last?.body}`).digest('hex')
  expect(last?.headers['x-pal-signature']).toBe(`sha256=${right}`)
  await shop.clock.elapse(60_000)
  expect(provider.calls).toHaveLength(3)
})

it('that is on and not set up is in the log with the first it could not send [SE-08]', async () => {
  await using shop = await openQuietShop()
  await wish(shop, { email: true, orderAlerts: false })
  await handOff(shop)
  await shop.clock.elapse(2_000)
  const logs = (await (await shop.server.ask('/api/system/logs?filter=errors')).json()) as {
    message: string
  }[]
  const notSent = logs.filter(({ message }) => message.includes('by email was not sent'))
  expect(notSent).toHaveLength(1)
})

it('goes on where nobody answers, and gives up where it is refused [SE-08]', async () => {
  await using shop = await openQuietShop()
  let status = 503
  const provider = await startProvider(() => ({ status }))
  await wish(shop, { webhook: true, webhookUrl: `${provider.url}/hook`, orderAlerts: false })
  await secret(shop, { webhook: 'whsec-0123456789' })
  await handOff(shop)
  await shop.clock.elapse(5.5 * 60_000)
  const asked = provider.calls.length
  expect(asked).toBeGreaterThan(6)
  status = 403
  await shop.clock.elapse(6 * 60_000)
  expect(provider.calls).toHaveLength(asked + 1)
  // Given up: nothing is planned any more.
  expect(await (await shop.server.ask('/api/queue/status')).json()).toMatchObject({ scheduled: 0 })
  const logs = (await (await shop.server.ask('/api/system/logs?filter=errors')).json()) as {
    message: string
  }[]
  expect(logs.map(({ message }) => message)).toContain('A notification by webhook was not sent')
})

it.each([
  ['fell silent', { silent: true }],
  ['failed', { status: 502 }],
])(
  'sends an SMS at most once more that the provider may have taken before it %s [SE-08]',
  async (_, how) => {
    await using shop = await openQuietShop()
    const provider = await startProvider(() => how)
    await wish(shop, { sms: true, smsTo: '+880 1712-345678', smsUrl: `${provider.url}/json` })
    await handOff(shop)
    await shop.clock.until(async () => provider.calls.length > 0)
    await shop.clock.elapse(60_000)
    expect(provider.calls).toHaveLength(2)
  },
)

it('sends an SMS once more for each time that no connection could be made [SE-08]', async () => {
  await using shop = await openQuietShop()
  const provider = await startProvider()
  // Nothing listens there; a port that was just left may be given to somebody else.
  const nowhere = 'http://127.0.0.1:2/json'
  await wish(shop, { sms: true, smsTo: '+880 1712-345678', smsUrl: nowhere })
  await handOff(shop)
  // So often that an SMS which may have gone out would be given up.
  await shop.clock.elapse(20_000)
  await wish(shop, { smsUrl: `${provider.url}/json` })
  await shop.clock.until(async () => provider.calls.length > 0, { withinMs: 60_000 })
  expect(provider.calls).toHaveLength(1)
})

it('tells of a page whose access has ended, which nobody sees who is not at the window [SE-08, FB-08]', async () => {
  await using shop = await openShop()
  const provider = await startProvider()
  await wish(shop, { webhook: true, webhookUrl: `${provider.url}/hook`, orderAlerts: false })
  await secret(shop, { webhook: 'whsec-0123456789' })
  for (let calls = 0; calls < 5; calls++) {
    shop.graph.failNext({ error: { status: 400, code: 190, subcode: 463 } })
  }
  await shop.clock.until(async () => provider.calls.length > 0, { withinMs: 120_000 })
  expect(JSON.parse(provider.calls[0]?.body ?? '')).toMatchObject({
    event: 'page',
    id: null,
    subject: 'Sundarban Honey: the agent can’t answer its customers',
  })
})

it('tells of a page that Facebook lets send nothing, and why [SE-08, FB-08]', async () => {
  await using shop = await openShop()
  const { graph, openai, page, clock } = shop
  const provider = await startProvider()
  await wish(shop, { webhook: true, webhookUrl: `${provider.url}/hook`, conversationAlerts: false })
  await secret(shop, { webhook: 'whsec-0123456789' })
  openai.respond(() => decided({ reply: 'Yes, it is in stock.' }))
  graph.fail({ sends: 'message', how: { error: { code: 368, status: 400 } } })
  const customer = graph.addPerson(page, { name: 'Rahima Khatun' })
  graph.customerWrites(page, customer.psid, 'Do you have honey?')
  await clock.until(async () => provider.calls.length > 0, { withinMs: 120_000 })
  expect(JSON.parse(provider.calls[0]?.body ?? '')).toMatchObject({
    event: 'page',
    subject: 'Sundarban Honey: the agent can’t answer its customers',
    text: expect.stringContaining('Facebook has blocked this action'),
  })
})

it('tells of no hand-off where the settings want none [SE-08]', async () => {
  await using shop = await openShop()
  const provider = await startProvider()
  await wish(shop, { webhook: true, webhookUrl: `${provider.url}/hook`, conversationAlerts: false })
  await secret(shop, { webhook: 'whsec-0123456789' })
  await handOff(shop)
  await shop.clock.elapse(5_000)
  expect(provider.calls).toEqual([])
})

it('calls nobody by a channel that is off, also where it was switched off meanwhile [SE-08]', async () => {
  for (const webhook of [false, true]) {
    await using shop = await openQuietShop()
    const provider = await startProvider(() => ({ status: 503 }))
    await wish(shop, { webhook, webhookUrl: `${provider.url}/hook` })
    await secret(shop, { webhook: 'whsec-0123456789' })
    await handOff(shop)
    if (webhook) await shop.clock.until(async () => provider.calls.length > 0)
    await wish(shop, { webhook: false })
    const before = provider.calls.length
    // Its next attempts would come.
    await shop.clock.elapse(60_000)
    expect(provider.calls).toHaveLength(before)
    if (!webhook) {
      await wish(shop, { webhook: true })
      await shop.clock.elapse(60_000)
      expect(provider.calls).toEqual([])
    }
  }
})

/** A customer is offered a jar, says yes, and the order is taken. */
async function order({ graph, openai, page, productId, clock }: Shop) {
  const customer = graph.addPerson(page, { name: 'Karim Ali' })
  const cart = [{ productId, quantity: 1 }]
  const says = async (text: string, decision: Parameters<typeof decided>[0]) => {
    openai.respond(() => decided({ cart, ...decision }))
    const before = graph.sent.length
    graph.customerWrites(page, customer.psid, text)
    await clock.until(async () => graph.sent.length > before)
  }
  const known = { name: 'Karim Ali', phone: '01712345678', address: 'House 7, Dhaka' }
  const asked = `One. ${known.name}, ${known.phone}, ${known.address}`
  await says(asked, { reply: 'Shall I?', customer: known, order: 'ask' })
  await says('yes', { reply: 'Thanks!', order: 'place' })
}

it('tells of an order where the settings want it, and else of the hand-off alone [SE-08]', async () => {
  for (const orderAlerts of [true, false]) {
    await using shop = await openShop()
    const provider = await startProvider()
    await wish(shop, { webhook: true, webhookUrl: `${provider.url}/hook`, orderAlerts })
    await secret(shop, { webhook: 'whsec-0123456789' })
    await order(shop)
    await handOff(shop)
    const alerts = () =>
      provider.calls.map(({ body }) => JSON.parse(body) as { event: string; text: string })
    await shop.clock.until(async () => alerts().some(({ event }) => event === 'human'))
    const orders = alerts().filter(({ event }) => event === 'order')
    expect(orders).toHaveLength(orderAlerts ? 1 : 0)
    if (orderAlerts) expect(orders[0]?.text).toContain('1 × Wildflower honey 500 g')
  }
})

it('an SMS is no longer than a provider takes, and in the language of the settings [SH-11, SE-08]', async () => {
  await using shop = await openShop()
  const provider = await startProvider()
  await put(shop, '/api/settings', { company: { language: 'fr' } })
  await wish(shop, { sms: true, smsTo: '+880 1712-345678', smsUrl: `${provider.url}/json` })
  await secret(shop, { sms: 'key-0123456789' })
  const draftMode = { method: 'PATCH', body: { draftMode: true } }
  await shop.server.ask(`/api/campaigns/${shop.campaignId}`, draftMode)
  shop.openai.respond(() => decided({ reply: 'Yes, we have it. '.repeat(40) }))
  const { psid } = shop.graph.addPerson(shop.page, { name: 'Rahima Khatun' })
  shop.graph.customerWrites(shop.page, psid, 'Do you have honey? '.repeat(50))
  await shop.clock.until(async () => provider.calls.length > 0)
  const { text } = JSON.parse(provider.calls[0]?.body ?? '') as { text: string }
  expect(text).toMatch(/^Réponse à Rahima Khatun à valider\. Question\s: Do you have honey\?/)
  expect(text).toMatch(/…$/)
  expect(text.length).toBeLessThanOrEqual(600)
})

it('a key goes nowhere but to the address that was entered [SE-08]', async () => {
  await using shop = await openShop()
  const other = await startProvider()
  const provider = await startProvider(() => ({ status: 307, location: `${other.url}/taken` }))
  await secret(shop, { sms: 'key-0123456789' })
  await wish(shop, { smsTo: '+880 1712-345678', smsUrl: `${provider.url}/json` })
  expect(await test(shop, 'sms')).toMatchObject({
    success: false,
    reason: { code: 'notify_refused' },
  })
  expect([provider.calls.length, other.calls]).toEqual([1, []])
})

it('a bot pairs with whoever knows the code, and its button gives a customer back to the agent [SE-08]', async () => {
  const updates: object[] = []
  const telegram = await startProvider(({ path }) => {
    if (!path.startsWith('/botgood-token/')) return { status: 401, body: { ok: false } }
    return { body: { ok: true, result: path.endsWith('getUpdates') ? updates.splice(0) : {} } }
  })
  await using shop = await openShop({ config: { telegramUrl: telegram.url } })
  const said = (method: string) =>
    telegram.calls
      .filter(({ path }) => path === `/botgood-token/${method}`)
      .map(
        ({ body }) => JSON.parse(body) as { chat_id: number; text: string; reply_markup?: object },
      )
  await secret(shop, { telegram: 'bad-token' })
  await wish(shop, { telegramChat: '5' })
  expect(await test(shop, 'telegram')).toMatchObject({ reason: { code: 'notify_telegram_token' } })
  await wish(shop, { telegramChat: '' })
  await secret(shop, { telegram: 'good-token' })
  const needs = (await status(shop, 'telegram'))?.needs
  const code = String((needs?.params as { code?: string } | undefined)?.code)
  // Whoever finds the bot may try one after the other.
  expect(code).toMatch(/^\d{10}$/)
  updates.push({ update_id: 1, message: { chat: { id: 66 }, text: '000000' } })
  updates.push({ update_id: 2, message: { chat: { id: 77 }, text: `/start ${code}` } })
  await shop.clock.until(async () => (await status(shop, 'telegram'))?.needs === null)
  expect(said('sendMessage').map(({ chat_id, text }) => [chat_id, text.split(' ')[0]])).toEqual([
    [66, 'Send'],
    [77, 'Paired.'],
  ])
  await handOff(shop)
  await shop.clock.until(async () => said('sendMessage').length === 3)
  expect(said('sendMessage')[2]).toMatchObject({
    chat_id: 77,
    reply_markup: { inline_keyboard: [[{ callback_data: 'back:1' }]] },
  })
  const needed = async () => {
    const row = (await (await shop.server.ask('/api/conversations/1')).json()) as {
      needsHumanReason: unknown
    }
    return row.needsHumanReason !== null
  }
  const button = { data: 'back:1', id: 'q' }
  updates.push({ update_id: 3, callback_query: { ...button, message: { chat: { id: 66 } } } })
  await shop.clock.elapse(3_000)
  expect(await needed()).toBe(true)
  updates.push({ update_id: 4, callback_query: { ...button, message: { chat: { id: 77 } } } })
  await shop.clock.until(async () => !(await needed()))
  expect(said('answerCallbackQuery')).toMatchObject([
    { text: 'The agent answers this customer again.' },
  ])
})

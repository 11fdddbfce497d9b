import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

interface Asked {
  readonly method: string
  readonly chat_id?: number
  readonly message_id?: number
  readonly text?: string
  readonly offset?: number
  readonly reply_markup?: { readonly inline_keyboard: { callback_data: string; text: string }[][] }
}

const chat = { id: 77 }
let shop: Shop
let asked: Asked[]
let updates: object[]
let down: boolean
let close: () => void
beforeEach(async () => {
  asked = []
  updates = []
  down = false
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      const method = request.url?.split('/').at(-1) ?? ''
      asked.push({ method, ...(JSON.parse(body) as object) })
      if (down) {
        response.writeHead(502).end()
        return
      }
      const result = method === 'getUpdates' ? updates.splice(0) : {}
      response.end(JSON.stringify({ ok: true, result }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const telegramUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  shop = await openShop({ config: { telegramUrl } })
  const put = (path: string, body: object) => shop.server.ask(path, { method: 'PUT', body })
  await put('/api/notifications/secrets', { telegram: 'good-token' })
  await put('/api/settings', { notifications: { telegram: true, telegramChat: String(chat.id) } })
  const campaign = `/api/campaigns/${shop.campaignId}`
  await shop.server.ask(campaign, { method: 'PATCH', body: { draftMode: true } })
})
afterEach(async () => {
  await shop[Symbol.asyncDispose]()
  close()
})

const { get, one, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const said = (method: string) => asked.filter((each) => each.method === method)
const draft = async () => (await one('/api/conversations/1'))['draft'] as { id: number } | null
/** A customer asks, the agent words an answer, and the seller hears of it. */
async function worded(): Promise<Asked | undefined> {
  shop.openai.respond(() => decided({ reply: 'Yes, we have it.' }))
  writes(customer().psid, 'Do you have honey?')
  return eventually(async () => said('sendMessage')[0])
}
const click = (data: string, from = chat) =>
  updates.push({
    update_id: asked.length + 1,
    callback_query: { id: 'q', data, message: { message_id: 9, chat: from } },
  })

it('shows an answer that waits for a yes, with what was asked, and sends it by a button [SE-08, AG-25]', async () => {
  const message = await worded()
  expect(message?.text).toContain('Rahima Khatun')
  expect(message?.text).toContain('Do you have honey?')
  expect(message?.text).toContain('Yes, we have it.')
  const [row = []] = message?.reply_markup?.inline_keyboard ?? []
  expect(row).toEqual([
    { text: 'Send it', callback_data: 'send:1' },
    { text: 'Discard', callback_data: 'drop:1' },
  ])
  await aWhile()
  expect(shop.graph.sent).toEqual([])
  click('send:1', { id: 66 })
  await aWhile()
  expect(shop.graph.sent).toEqual([])
  click('send:1')
  await eventually(async () => said('answerCallbackQuery')[0])
  expect(shop.graph.sent.map(({ text }) => text)).toEqual([
    expect.stringContaining('Yes, we have it.'),
  ])
  expect(said('answerCallbackQuery')).toMatchObject([{ text: 'Sent to the customer.' }])
  expect(await eventually(async () => said('editMessageReplyMarkup')[0])).toMatchObject({
    chat_id: 77,
    message_id: 9,
  })
  expect(await draft()).toBeNull()
})

it('sends nothing of what is discarded there, and says what is no longer so [SE-08, AG-25]', async () => {
  await worded()
  click('drop:1')
  await eventually(async () => said('answerCallbackQuery')[0])
  expect(await draft()).toBeNull()
  click('send:1')
  await eventually(async () => said('answerCallbackQuery')[1])
  click('sell:1')
  await eventually(async () => said('answerCallbackQuery')[2])
  expect(said('answerCallbackQuery').map(({ text }) => text)).toEqual([
    'Discarded. Nothing was sent.',
    expect.stringMatching(/draft/i),
    'This is no longer there.',
  ])
  expect(said('editMessageReplyMarkup')).toHaveLength(1)
  expect(shop.graph.sent).toEqual([])
})

it('speaks the language of the settings, in its buttons and answers, too [SH-11, SE-08]', async () => {
  const speak = (language: string) =>
    shop.server.ask('/api/settings', { method: 'PUT', body: { company: { language } } })
  await speak('de')
  const message = await worded()
  expect(message?.text).toMatch(/^Antwort an Rahima Khatun wartet auf Ihr Ja\nFrage: /)
  const [row = []] = message?.reply_markup?.inline_keyboard ?? []
  expect(row.map(({ text }) => text)).toEqual(['Senden', 'Verwerfen'])
  await speak('es')
  click('drop:1')
  await eventually(async () => said('answerCallbackQuery')[0])
  expect(said('answerCallbackQuery')).toMatchObject([{ text: 'Descartado. No se envió nada.' }])
  updates.push({ update_id: 99, message: { chat: { id: 66 }, text: 'hello' } })
  const answer = await eventually(async () => said('sendMessage')[1])
  expect(answer.text).toMatch(/^Envía el código de vinculación/)
})

it('is silent of a draft where the settings want nothing of customers [SE-08]', async () => {
  const body = { notifications: { conversationAlerts: false } }
  await shop.server.ask('/api/settings', { method: 'PUT', body })
  shop.openai.respond(() => decided({ reply: 'Yes, we have it.' }))
  writes(customer().psid, 'Do you have honey?')
  const open = await eventually(draft)
  await aWhile()
  expect(said('sendMessage')).toEqual([])
  await post(`/api/drafts/${open.id}/discard`)
})

it('takes the news of another bot from their beginning [SE-08]', async () => {
  updates.push({ update_id: 900, message: { chat, text: 'hello' } })
  await eventually(async () => said('getUpdates').some(({ offset }) => offset === 901))
  const body = { telegram: 'another-token' }
  await shop.server.ask('/api/notifications/secrets', { method: 'PUT', body })
  const before = said('getUpdates').length
  await eventually(async () => said('getUpdates').length > before)
  expect(said('getUpdates').at(-1)?.offset).toBe(0)
})

it('logs once that Telegram cannot be asked, and once that it can be again [SE-08, LG-06]', async () => {
  const lines = async (words: string) =>
    (await get('/api/system/logs?limit=200')).filter(({ message }) =>
      String(message).includes(words),
    )
  await eventually(async () => said('getUpdates')[0])
  down = true
  await shop.clock.elapse(30_000)
  expect(await lines('Telegram could not be asked')).toHaveLength(1)
  down = false
  await eventually(async () => (await lines('Telegram can be asked again')).length > 0)
  down = true
  await shop.clock.elapse(15_000)
  expect(await lines('Telegram could not be asked')).toHaveLength(2)
})

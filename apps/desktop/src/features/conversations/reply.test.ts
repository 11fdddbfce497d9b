import { splitText } from '@pal/core/messages/split-text'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
let psid: string
let conversationId: unknown
beforeEach(async () => {
  shop = await openShop()
  shop.openai.respond(() => decided({ reply: 'Good morning!' }))
  psid = customer().psid
  writes(psid, 'Hello?')
  await eventually(async () => shop.graph.sent.length === 1)
  conversationId = (await get('/api/conversations'))[0]?.['id']
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const reply = (body: object) => post('/api/facebook/reply', { conversationId, ...body })
const sends = { sends: 'message' } as const

it('sends what a person typed and takes the conversation over [CV-06, CV-11, API-01]', async () => {
  const response = await reply({ message: 'This is the owner.' })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    success: true,
    message: { text: 'This is the owner.', sender: 'human', state: 'sent' },
  })
  expect(shop.graph.sent.at(-1)).toMatchObject({ text: 'This is the owner.' })
  writes(psid, 'Nice to meet you')
  await aWhile()
  expect(shop.graph.sent).toHaveLength(2)
  expect((await get('/api/conversations'))[0]).toMatchObject({ handler: 'human' })
})

it('finds the conversation by Facebook’s id of the thread as well [CV-08]', async () => {
  const [row] = await eventually(async () => {
    const rows = await get('/api/facebook/conversations')
    return String(rows[0]?.['id']).startsWith('t_') && rows
  })
  const threadId = String(row?.['id'])
  expect(
    (await post('/api/facebook/reply', { conversationId: threadId, message: 'Hi' })).status,
  ).toBe(200)
  const messages = await get(`/api/facebook/conversation-messages/${threadId}`)
  expect(messages.map(({ text }) => text)).toContain('Hi')
})

it('rejects a blank reply and an unknown conversation [CV-07, API-06]', async () => {
  for (const message of ['', '  \n ', '\n\u200b\n', '\u0000'])
    expect(await (await reply({ message })).json()).toMatchObject({
      code: expect.stringMatching(/^field_(?:blank|nul)$/),
      field: 'message',
    })
  expect((await post('/api/facebook/reply', { conversationId: 4711, message: 'Hi' })).status).toBe(
    404,
  )
  expect(shop.graph.sent).toHaveLength(1)
})

it('sends the same clientId once, also when both come at once [CV-07]', async () => {
  const body = { message: 'Only once', clientId: 'a-1' }
  const answers = await Promise.all([reply(body), reply(body), reply(body)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await reply(body)).status).toBe(200)
  expect(shop.graph.sent.filter(({ text }) => text === 'Only once')).toHaveLength(1)
})

it('refuses a clientId of another text, in short and in long, and sends nothing [CV-07]', async () => {
  const long = 'We deliver all over the country. '.repeat(100).trim()
  const [start = ''] = splitText(long)
  expect((await reply({ message: 'First', clientId: 'a' })).status).toBe(200)
  expect((await reply({ message: start, clientId: 'b' })).status).toBe(200)
  expect((await reply({ message: long, clientId: 'c' })).status).toBe(200)
  const sent = shop.graph.sent.length
  for (const [message, clientId] of [
    ['Second', 'a'],
    [long, 'b'],
    [start, 'c'],
  ]) {
    const refused = await reply({ message, clientId })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'reply_client_id_used',
      field: 'clientId',
    })
  }
  expect((await reply({ message: ' First ', clientId: 'a' })).status).toBe(200)
  expect(shop.graph.sent).toHaveLength(sent)
})

it('says why a reply failed, and sends it when it is asked for again [CV-07]', async () => {
  shop.graph.failNext({ error: { status: 400, code: 10, subcode: 2_018_108 } }, sends)
  const body = { message: 'Second try', clientId: 'b-1' }
  const failed = await reply(body)
  expect(failed.status).toBe(502)
  expect(await failed.json()).toMatchObject({
    message: expect.stringContaining('cannot be reached'),
  })
  expect((await reply(body)).status).toBe(200)
  expect(shop.graph.sent.filter(({ text }) => text === 'Second try')).toHaveLength(1)
})

it('sends a reply once whose answer Facebook lost [CV-07]', async () => {
  shop.graph.failNext('reset', { ...sends, when: 'after' })
  const body = { message: 'Lost answer', clientId: 'c-1' }
  expect((await reply(body)).status).toBe(200)
  expect((await reply(body)).status).toBe(200)
  expect(shop.graph.sent.filter(({ text }) => text === 'Lost answer')).toHaveLength(1)
})

it('what is left of a reply of several messages goes out in order when any of them is asked for again [CV-07]', async () => {
  const message = Array.from({ length: 150 }, (_, n) => `We deliver to place no. ${n}.`).join(' ')
  const rest = splitText(message).slice(1)
  shop.graph.fail({
    ...sends,
    where: ({ rawBody }) => rawBody.includes(JSON.stringify(rest[0])),
    times: 1,
    how: { error: { status: 400, code: 551 } },
  })
  expect((await reply({ message })).status).toBe(502)
  const parts = await eventually(async () => {
    const rows = await get(`/api/conversations/${String(conversationId)}/messages`)
    const found = rows.filter(({ sender }) => sender === 'human').toReversed()
    return found.at(-1)?.['state'] === 'failed' && found
  })
  expect(parts.map(({ state }) => state)).toEqual(['sent', 'failed', 'failed'])
  expect(new Set(parts.map(({ replyKey }) => replyKey)).size).toBe(1)
  const path = `/api/conversations/${String(conversationId)}/messages`
  expect((await post(`${path}/${String(parts[2]?.['id'])}/resend`)).status).toBe(200)
  expect(shop.graph.sent.slice(2).map(({ text }) => text)).toEqual(rest)
})

it('sends a text that is longer than Facebook takes as messages in order, each once', async () => {
  const sentence = 'We deliver all over the country. '
  const message = sentence.repeat(150).trim()
  const answers = [
    await reply({ message, clientId: 'long' }),
    await reply({ message, clientId: 'long' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const texts = shop.graph.sent.slice(1).map(({ text }) => text ?? '')
  expect(texts).toHaveLength(3)
  expect(texts.join(' ')).toBe(message)
  for (const text of texts) expect(text).toMatch(/country\.$/)
})

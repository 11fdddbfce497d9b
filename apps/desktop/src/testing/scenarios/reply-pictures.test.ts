import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { give, picture, taken } from '../pictures.ts'
import { type Row, speaking } from '../rows.ts'
import { saying } from '../saying.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
let psid: string
let conversationId: string
beforeEach(async () => {
  shop = await openShop()
  shop.openai.respond(() => decided({ reply: 'Good morning!' }))
  psid = customer().psid
  writes(psid, 'Can I see the honey?')
  await eventually(async () => shop.graph.sent.length === 1)
  conversationId = String((await get('/api/conversations'))[0]?.['id'])
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const reply = (body: object) =>
  post('/api/facebook/reply', { conversationId, message: '', ...body })
const sends = { sends: 'message' } as const
const uploads = { path: '/message_attachments' } as const
const jar = picture('png')
const messages = () => get(`/api/conversations/${conversationId}/messages`)
const files = () => readdir(join(shop.server.dataDir, 'attachments'))
/** What went to Facebook after the agent's greeting, one message each. */
const sent = () =>
  shop.graph.sent
    .slice(1)
    .map(({ text, attachments }) => text || attachments.map(({ name }) => name))
const states = async () => (await messages()).map(({ state }) => state).slice(0, -2)

it('sends pictures and then the words, each once, and keeps the files with the conversation [CV-06, CV-13]', async () => {
  const comb = await give(shop, picture('webp', 900), { name: 'comb.webp' })
  const { id: second } = (await comb.json()) as { id: string }
  const body = { message: 'Here it is', pictures: [await taken(shop, jar), second], clientId: 'p' }
  const answer = await reply(body)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ message: { text: 'Here it is', state: 'sent' } })
  expect(sent()).toEqual([['honey.png'], ['comb.webp'], 'Here it is'])
  expect((await reply(body)).status).toBe(200)
  await aWhile()
  expect(shop.graph.sent).toHaveLength(4)
  const [, , first] = await messages()
  const [attachment] = (first?.['attachments'] ?? []) as Row[]
  expect(attachment).toMatchObject({
    state: 'kept',
    type: 'image',
    name: 'honey.png',
    mime: 'image/png',
    size: jar.byteLength,
  })
  expect(first).toMatchObject({ sender: 'human', text: '', state: 'sent' })
  const shown = await shop.server.ask(`/api/attachments/${String(attachment?.['id'])}`)
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(jar)
  expect((await get('/api/conversations'))[0]).toMatchObject({ handler: 'human' })
})

it('gives Facebook the file with its kind, and no token in the address [FB-05]', async () => {
  expect((await reply({ pictures: [await taken(shop, jar)] })).status).toBe(200)
  const upload = shop.graph.calls.find(({ path }) => path.endsWith('/message_attachments'))
  expect(upload?.query).toEqual({})
  expect(upload?.body).toMatchObject({ access_token: shop.page.token })
  const [shown] = shop.graph.sent.at(-1)?.attachments ?? []
  expect(shown).toMatchObject({ mimeType: 'image/png', size: jar.byteLength })
  expect(Buffer.from(await (await fetch(shown?.url ?? '')).arrayBuffer())).toEqual(jar)
})

it('refuses a blank reply without a picture, one picture twice, too many, and what nobody took in [CV-07]', async () => {
  const id = await taken(shop, jar)
  const refusals: [object, number, string][] = [
    [{ message: ' ', pictures: [] }, 400, 'message'],
    [{ pictures: [id, id] }, 400, 'pictures'],
    [
      { pictures: Array.from({ length: 11 }, (_, n) => n.toString(16).padStart(32, '0')) },
      400,
      'pictures',
    ],
    [{ pictures: ['../pal.db'] }, 400, 'pictures.0'],
    [{ pictures: ['0'.repeat(32)] }, 404, 'pictures'],
  ]
  for (const [body, status, field] of refusals) {
    const refused = await reply(body)
    expect([refused.status, await refused.json()]).toMatchObject([status, { field }])
  }
  expect(await messages()).toHaveLength(2)
  expect((await reply({ pictures: [id] })).status).toBe(200)
  // What went out with one reply is no part of another.
  expect((await reply({ pictures: [id] })).status).toBe(404)
  expect(sent()).toEqual([['honey.png']])
})

it('refuses a clientId of another picture [CV-07]', async () => {
  const [one, other] = [await taken(shop, jar), await taken(shop, jar)]
  const clientId = 'same'
  expect((await reply({ pictures: [one], clientId })).status).toBe(200)
  for (const body of [{ pictures: [other] }, { message: 'Hi' }, { message: 'Hi', pictures: [one] }])
    expect((await reply({ ...body, clientId })).status).toBe(409)
  expect((await reply({ pictures: [one], clientId })).status).toBe(200)
  expect(sent()).toEqual([['honey.png']])
})

it('is sent once where Facebook’s answer was lost: the thread shows it [AG-08, CV-07]', async () => {
  for (const how of ['reset', 'cut'] as const) {
    shop.graph.failNext(how, { ...sends, when: 'after' })
    const body = { pictures: [await taken(shop, jar)], clientId: how }
    expect((await reply(body)).status).toBe(200)
    expect((await reply(body)).status).toBe(200)
  }
  await aWhile()
  expect(sent()).toEqual([['honey.png'], ['honey.png']])
  expect(await states()).toEqual(['sent', 'sent'])
})

it('is sent again where its sending was lost and somebody sent another picture from the inbox meanwhile [AG-08, FB-11]', async () => {
  const tall = picture('png', 700, { width: 1080, height: 1920 })
  // Nobody types in the page's inbox in the moment in which the customer writes.
  await shop.clock.elapse(10_000)
  const lost = shop.graph.failNext('reset', sends)
  const id = await taken(shop, tall)
  const answered = reply({ pictures: [id] })
  await eventually(async () => lost.hits === 1)
  const url = shop.graph.addMedia(new Uint8Array(9), 'image/png')
  shop.graph.pageInboxWrites(shop.page, psid, { attachments: [{ type: 'image', url }] })
  expect((await answered).status).toBe(200)
  expect(sent()).toEqual([['honey.png']])
  const rows = await messages()
  expect(rows.map(({ sender, state }) => `${String(sender)}: ${String(state)}`)).toEqual(
    expect.arrayContaining(['human: sent', 'inbox: sent']),
  )
})

it('an upload that fails is made again, and the customer sees the picture once [AG-08]', async () => {
  const faults = shop.graph.fail({ ...uploads, how: 'reset', when: 'after', times: 1 })
  expect((await reply({ pictures: [await taken(shop, jar)] })).status).toBe(200)
  await eventually(async () => (await states())[0] === 'sent')
  expect(faults.hits).toBe(1)
  expect(sent()).toEqual([['honey.png']])
})

it('says what Facebook has against it; what belonged to it waits, and all of it goes out when asked for again [CV-07, FB-08]', async () => {
  shop.graph.failNext({ error: { status: 400, code: 100, subcode: 2_018_047 } }, uploads)
  const body = { message: 'Here it is', pictures: [await taken(shop, jar)] }
  const failed = await reply(body)
  expect(failed.status).toBe(502)
  expect(await failed.json()).toMatchObject({ message: expect.stringContaining('take the file') })
  const [words, shown] = await eventually(async () => {
    const rows = await messages()
    return rows.slice(0, 2).every(({ state }) => state === 'failed') && rows
  })
  expect(shown).toMatchObject({ stateReason: saying('take the file') })
  expect(words).toMatchObject({ stateReason: saying('The part before it did not go out.') })
  const again = (id: unknown) =>
    post(`/api/conversations/${conversationId}/messages/${String(id)}/resend`)
  expect((await again(shown?.['id'])).status).toBe(200)
  expect(sent()).toEqual([['honey.png'], 'Here it is'])
  // What is out is not sent again, nor what the agent said, nor what is not there.
  const rows = await messages()
  expect((await again(shown?.['id'])).status).toBe(409)
  expect((await again(rows.find(({ sender }) => sender === 'agent')?.['id'])).status).toBe(409)
  expect((await again(99_999)).status).toBe(404)
  expect(shop.graph.sent).toHaveLength(3)
})

it('is refused after the window, with the reason, before anything is stored or sent [CV-12]', async () => {
  const id = await taken(shop, jar)
  shop.clock.advance(25 * 60 * 60 * 1000)
  const refused = await reply({ message: 'Late', pictures: [id] })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'window_closed_for_you' })
  expect(await messages()).toHaveLength(2)
})

it('goes from the disk with the customer it was sent to [EN-02]', async () => {
  expect((await reply({ pictures: [await taken(shop, jar)] })).status).toBe(200)
  expect(await files()).toHaveLength(1)
  expect((await post(`/api/customers/${psid}/erase`)).status).toBe(200)
  expect(await files()).toEqual([])
})

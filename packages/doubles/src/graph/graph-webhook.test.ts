import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { dig, parseJson } from '../http/json.ts'
import { type GraphDouble, startGraphDouble } from './graph-double.ts'
import type { GraphPage, GraphPerson } from './graph-model.ts'
import { encodeWebhook } from './graph-webhook.ts'

type Got = { raw: string; signature: string; url: string }
let got: Got[]
let status: number
let receiver: Server
let address: string
let graph: GraphDouble
let page: GraphPage
let person: GraphPerson

beforeEach(async () => {
  got = []
  status = 200
  receiver = createServer((request, response) => {
    let raw = ''
    request.setEncoding('latin1')
    request.on('data', (chunk) => (raw += chunk))
    request.on('end', () => {
      const signature = String(request.headers['x-hub-signature-256'])
      got.push({ raw, signature, url: request.url ?? '' })
      const challenge = new URL(request.url ?? '', 'http://x').searchParams.get('hub.challenge')
      response.writeHead(status).end(challenge ?? 'ok')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const bound = receiver.address()
  if (bound === null || typeof bound === 'string') throw new Error('no port')
  address = `http://127.0.0.1:${bound.port}/webhook`
  graph = await startGraphDouble({ differentMids: true })
  page = graph.addPage({ name: 'Blue Shop' })
  person = graph.addPerson(page, { name: 'Amina Khan' })
})
afterEach(async () => {
  await graph.close()
  receiver.closeAllConnections()
  await new Promise((resolve) => receiver.close(resolve))
})

it('signs the escaped bytes and delivers only what the page has subscribed', async () => {
  const first = graph.customerWrites(page, person.psid, 'one')
  expect(await first.delivered).toBe('no webhook set')
  graph.setWebhook(address)
  expect(await graph.customerWrites(page, person.psid, 'two').delivered).toBe('not subscribed')
  const subscribed = await fetch(
    `${graph.url}/v26.0/${page.id}/subscribed_apps?subscribed_fields=messages&access_token=${page.token}`,
    { method: 'POST' },
  )
  expect(subscribed.status).toBe(200)
  const written = graph.customerWrites(page, person.psid, 'Käse শাড়ি')
  expect(await written.delivered).toMatchObject({ status: 200 })
  const { raw = '', signature } = got[0] ?? {}
  expect(raw).toContain('K\\u00e4se \\u09b6')
  const expected = createHmac('sha256', graph.app.secret).update(raw, 'latin1').digest('hex')
  expect(signature).toBe(`sha256=${expected}`)
  expect(JSON.parse(raw)).toMatchObject({
    object: 'page',
    entry: [
      {
        id: page.id,
        messaging: [
          {
            sender: { id: person.psid },
            recipient: { id: page.id },
            timestamp: written.at,
            message: { mid: written.webhookMid, text: 'Käse শাড়ি' },
          },
        ],
      },
    ],
  })
  expect(written.webhookMid).not.toBe(written.mid)
})

it('escapes as Facebook does: lowercase, slashes too', () => {
  expect(encodeWebhook({ a: 'ÄÖ/😀' })).toBe('{"a":"\\u00c4\\u00d6\\/\\ud83d\\ude00"}')
})

it('echoes what the product and what the inbox sends, with app id and metadata', async () => {
  graph.setWebhook(address)
  graph.subscribe(page)
  await graph.customerWrites(page, person.psid, 'Hi').delivered
  await fetch(`${graph.url}/v26.0/me/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${page.token}` },
    body: JSON.stringify({
      recipient: { id: person.psid },
      messaging_type: 'RESPONSE',
      message: { text: 'Hello', metadata: 'key-7' },
    }),
  })
  await expect.poll(() => got.length).toBe(2)
  await graph.pageInboxWrites(page, person.psid, 'A human').delivered
  const echoes = got
    .slice(1)
    .map(({ raw }) => dig(parseJson(raw), 'entry', 0, 'messaging', 0, 'message'))
  expect(echoes[0]).toMatchObject({
    is_echo: true,
    metadata: 'key-7',
    app_id: Number(graph.app.id),
    mid: graph.sent[0]?.mid,
  })
  expect(echoes[1]).toMatchObject({ is_echo: true, app_id: 26390203743090, text: 'A human' })
})

it('redelivers, forges on demand, and keeps what came of each delivery', async () => {
  graph.setWebhook(address, { verifyToken: 'abc', unsubscribedToo: true })
  expect(await graph.webhookVerify()).toMatchObject({ ok: true, status: 200 })
  expect(got[0]?.url).toContain('hub.verify_token=abc')
  const written = graph.customerWrites(page, person.psid, 'Hi')
  await written.delivered
  status = 500
  await graph.redeliver(written.mid, 2)
  expect(graph.deliveries.map((delivery) => delivery.status)).toEqual([200, 500, 500])
  await graph.deliverRaw('{}', `sha256=${'0'.repeat(64)}`)
  expect(got.at(-1)?.signature).toBe(`sha256=${'0'.repeat(64)}`)
})

it('tells of postbacks, edits, reactions and reads, each under its own field', async () => {
  graph.setWebhook(address)
  graph.subscribe(page, ['messaging_postbacks', 'message_edits', 'message_reactions'])
  const pressed = graph.customerPostsBack(page, person.psid, { title: 'Start', payload: 'GO' })
  await pressed.delivered
  const written = graph.customerWrites(page, person.psid, '2 pieces')
  expect(await written.delivered).toBe('not subscribed')
  await graph.customerEdits(page, written.mid, '3 pieces')
  graph.closeWindow(page, person.psid)
  await graph.customerReacts(page, written.mid, '❤')
  expect(await graph.customerReads(page, person.psid)).toBe('not subscribed')
  const events = got.map(({ raw }) => dig(parseJson(raw), 'entry', 0, 'messaging', 0))
  expect(events).toMatchObject([
    { postback: { mid: pressed.webhookMid, title: 'Start', payload: 'GO' } },
    { message_edit: { mid: written.webhookMid, text: '3 pieces', num_edit: 1 } },
    { reaction: { mid: written.webhookMid, emoji: '❤', action: 'react' } },
  ])
  const fields = 'can_reply,snippet,message_count'
  const thread = await fetch(
    `${graph.url}/v26.0/${graph.threadId(page, person.psid)}?fields=${fields}&access_token=${page.token}`,
  )
  expect(await thread.json()).toMatchObject({
    can_reply: true,
    snippet: '3 pieces',
    message_count: 2,
  })
})

it('shows attachments where they really are and serves their bytes', async () => {
  const url = graph.addMedia(new Uint8Array([1, 2, 3]), 'image/jpeg')
  graph.setWebhook(address, { unsubscribedToo: true })
  const attachments = [{ type: 'image', url, mimeType: 'image/jpeg' }] as const
  const written = graph.customerWrites(page, person.psid, { attachments })
  await written.delivered
  const event = dig(parseJson(got[0]?.raw ?? ''), 'entry', 0, 'messaging', 0, 'message')
  expect(event).toEqual({
    mid: written.webhookMid,
    attachments: [{ type: 'image', payload: { url } }],
  })
  const read = await fetch(
    `${graph.url}/v26.0/${written.mid}?fields=message,attachments{image_data{url}}&access_token=${page.token}`,
  )
  expect(await read.json()).toMatchObject({
    message: '',
    attachments: { data: [{ image_data: { url } }] },
  })
  expect(new Uint8Array(await (await fetch(url)).arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
})

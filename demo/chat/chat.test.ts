import { type GraphDouble, startGraphDouble } from '@pal/doubles/graph/graph-double'
import type { GraphPage } from '@pal/doubles/graph/graph-model'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { drawPicture } from '../picture.ts'
import { type ChatServer, startChat } from './chat-server.ts'
import type { Chat } from './chat.ts'

let graph: GraphDouble
let page: GraphPage
let other: GraphPage
let server: ChatServer
beforeEach(async () => {
  graph = await startGraphDouble()
  page = graph.addPage({ name: 'Corner Shop' })
  other = graph.addPage({ name: 'Corner Shop Honey' })
  server = await startChat({ graph, pages: [page, other], port: 0 })
})
afterEach(async () => {
  await server[Symbol.asyncDispose]()
  await graph.close()
})

async function write(path: string, body: object): Promise<Response> {
  return fetch(server.origin + path, {
    method: 'POST',
    headers: { origin: server.origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
const read = async (path: string) => (await (await fetch(server.origin + path)).json()) as Chat
const newcomer = async (name: string, shop = page.id) =>
  (await (await write('/customers', { name, shop })).json()) as { id: string; name: string }
const shopSends = (id: string, content: object) =>
  fetch(`${graph.url}/v26.0/${page.id}/messages?access_token=${page.token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recipient: { id }, ...content }),
  })
const says = (message: object) => ({ messaging_type: 'RESPONSE', message })

it('shows a customer what the shop sends: words, a sign of typing, pictures and quick replies', async () => {
  const { id, name } = await newcomer(' Nadia Rahman ')
  expect(name).toBe('Nadia Rahman')
  await write(`/customers/${id}/messages`, { text: 'Hi' })
  await shopSends(id, { sender_action: 'typing_on' })
  expect((await read(`/customers/${id}`)).typing).toBe(true)

  const url = 'https://shop.example/a.png'
  graph.addElsewhere(url, drawPicture('#ffffff', []), 'image/png')
  await shopSends(id, says({ attachment: { type: 'image', payload: { url } } }))
  const quick_replies = [{ content_type: 'text', title: 'Blue', payload: 'colour:blue' }]
  await shopSends(id, says({ text: 'Which colour?', quick_replies }))
  const chat = await read(`/customers/${id}`)
  expect(chat).toMatchObject({
    name,
    typing: false,
    quickReplies: [{ title: 'Blue', payload: 'colour:blue' }],
    messages: [
      { from: 'customer', text: 'Hi', pictures: [] },
      { from: 'page', text: '' },
      { from: 'page', text: 'Which colour?', pictures: [] },
    ],
  })
  const picture = await fetch(server.origin + chat.messages[1]?.pictures[0])
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect((await picture.bytes()).length).toBeGreaterThan(100)

  await write(`/customers/${id}/messages`, { text: 'Blue', payload: 'colour:blue' })
  expect((await read(`/customers/${id}`)).quickReplies).toEqual([])
})

it('greets a newcomer with the words of the page and their name, until somebody writes', async () => {
  const { id } = await newcomer('Nadia Rahman')
  page.greeting = [{ locale: 'default', text: 'Hi {{user_first_name}}! Ask us.' }]
  expect((await read(`/customers/${id}`)).greeting).toBe('Hi Nadia! Ask us.')
  await write(`/customers/${id}/messages`, { text: 'Hi' })
  expect((await read(`/customers/${id}`)).greeting).toBe('')
})

it('offers a newcomer the opening questions of the page, and takes a tap as a postback', async () => {
  const { id } = await newcomer('Nadia Rahman')
  expect((await read(`/customers/${id}`)).quickReplies).toEqual([])
  const call_to_actions = [{ question: 'What do you sell?', payload: 'all' }]
  page.iceBreakers = [{ locale: 'default', call_to_actions }]
  const tap = { title: 'What do you sell?', payload: 'all' }
  expect((await read(`/customers/${id}`)).quickReplies).toEqual([tap])
  graph.setWebhook(server.origin, { unsubscribedToo: true })
  await write(`/customers/${id}/messages`, { text: tap.title, payload: tap.payload })
  expect((await read(`/customers/${id}`)).quickReplies).toEqual([])
  await expect.poll(() => graph.deliveries[0]?.body).toContain('"postback":')
})

it('has the customers of all pages, and each writes to theirs', async () => {
  const asked = await fetch(`${server.origin}/shops`)
  expect(await asked.json()).toEqual([page, other].map(({ id, name }) => ({ id, name })))
  await newcomer('Nadia Rahman')
  const { id } = await newcomer('Omar Faruk', other.id)
  const listed = await fetch(`${server.origin}/customers`)
  expect(await listed.json()).toMatchObject([
    { name: 'Nadia Rahman', shop: page.id },
    { id, name: 'Omar Faruk', shop: other.id },
  ])
  await write(`/customers/${id}/messages`, { text: 'Hi' })
  expect(await read(`/customers/${id}`)).toMatchObject({ shop: other.name })
  expect(graph.thread(other, id)).toMatchObject([{ text: 'Hi' }])
  expect(page.threads.size).toBe(0)
  expect((await write('/customers', { name: 'Lost', shop: '1' })).status).toBe(404)
})

it('answers its own page only, and takes nothing that is no message', async () => {
  const { id } = await newcomer('Nadia Rahman')
  const path = `/customers/${id}/messages`
  const tries = [{}, { text: ' ' }, { text: 'x'.repeat(2_001) }, { text: 5 }]
  for (const body of tries) expect((await write(path, body)).status).toBe(400)
  expect((await write('/customers/1/messages', { text: 'Hi' })).status).toBe(404)
  const headers = { origin: 'http://127.0.0.1:9', 'content-type': 'application/json' }
  const body = JSON.stringify({ text: 'Hi' })
  const foreign = await fetch(server.origin + path, { method: 'POST', headers, body })
  expect(foreign.status).toBe(403)
  for (const missing of ['/package.json', '/chat-server.ts', '/..%2fmain.ts', '/pictures/m_1/0'])
    expect((await fetch(server.origin + missing)).status).toBe(404)
  expect((await fetch(server.origin)).headers.get('content-security-policy')).toContain("'self'")
  expect(graph.thread(page, id)).toEqual([])
})

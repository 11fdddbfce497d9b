import { logMessage } from '@pal/core/texts/log-line'
import { encodeWebhook, signWebhook } from '@pal/doubles/graph/graph-webhook'
import { beforeEach, describe, expect, it } from 'vitest'

import type { WebhookBatch } from '../graph/webhook-events.ts'
import { type WebhookParts, webhookServer } from './webhook-server.ts'

const body = encodeWebhook({
  object: 'page',
  entry: [
    {
      id: 'P',
      time: 1,
      messaging: [
        {
          sender: { id: 'C' },
          recipient: { id: 'P' },
          timestamp: 1,
          message: { mid: 'm1', text: 'Schöne Grüße / শাড়ি' },
        },
      ],
    },
  ],
})
let stored: WebhookBatch[]
let logged: string[]

beforeEach(() => {
  stored = []
  logged = []
})

const server = (parts: Partial<WebhookParts> = {}) =>
  webhookServer({
    verifyToken: async () => 'verify-me',
    appSecret: async () => 'secret',
    store: async (batch) => stored.push(batch),
    log: (_level, said) => logged.push(logMessage(said)),
    refused: (said) => logged.push(logMessage(said)),
    ...parts,
  })

const post = (
  {
    signature = signWebhook(body, 'secret'),
    raw = body,
    ...parts
  }: Partial<WebhookParts> & {
    signature?: string | null
    raw?: string
  } = {},
  path = '/webhook',
) =>
  server(parts).request(path, {
    method: 'POST',
    body: raw,
    headers: signature === null ? {} : { 'x-hub-signature-256': signature },
  })

describe('the handshake', () => {
  const ask = (query: Record<string, string>, parts: Partial<WebhookParts> = {}) =>
    server(parts).request(`/webhook?${new URLSearchParams(query)}`)
  const good = {
    'hub.mode': 'subscribe',
    'hub.challenge': '12345',
    'hub.verify_token': 'verify-me',
  }

  it('answers the bare challenge to who knows the verify token [FB-06]', async () => {
    const answer = await ask(good)
    expect([answer.status, await answer.text()]).toEqual([200, '12345'])
  })

  it('refuses everybody else, and everybody while no token is set [FB-06]', async () => {
    const wrong = [
      await ask({ ...good, 'hub.verify_token': 'verify-m' }),
      await ask({ ...good, 'hub.verify_token': '' }),
      await ask({ ...good, 'hub.mode': 'unsubscribe' }),
      await ask(good, { verifyToken: async () => null }),
      await ask({ ...good, 'hub.verify_token': '' }, { verifyToken: async () => '' }),
    ]
    expect(wrong.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  })
})

describe('a delivery', () => {
  it('is taken with the signature of its bytes, escapes and all [FB-06]', async () => {
    expect((await post()).status).toBe(200)
    expect(stored).toMatchObject([{ messages: [{ mid: 'm1', text: 'Schöne Grüße / শাড়ি' }] }])
  })

  it('is refused, unread, with any other signature and without an app secret [FB-06]', async () => {
    const answers = [
      await post({ signature: null }),
      await post({ signature: signWebhook(body, 'another') }),
      await post({ signature: signWebhook(`${body} `, 'secret') }),
      await post({ appSecret: async () => null }),
      await post({ appSecret: async () => '', signature: signWebhook(body, '') }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect(stored).toEqual([])
    expect(logged).toHaveLength(5)
  })

  it('is answered only when it is stored, and asked for again when it cannot be [FB-06]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let answered = false
    const answer = Promise.resolve(post({ store: () => promise })).then((response) => {
      answered = true
      return response
    })
    await new Promise((done) => setTimeout(done, 20))
    expect(answered).toBe(false)
    resolve()
    expect((await answer).status).toBe(200)
    const failing = await post({ store: () => Promise.reject(new Error('disk full')) })
    expect([failing.status, await failing.text()]).toEqual([500, ''])
  })

  it('that is signed and yet no delivery is refused', async () => {
    for (const raw of ['', '{', '[]', '{"object":"page"}'])
      expect((await post({ raw, signature: signWebhook(raw, 'secret') })).status).toBe(400)
    const long = 'x'.repeat(1024 * 1024 + 1)
    expect((await post({ raw: long, signature: signWebhook(long, 'secret') })).status).toBe(413)
  })
})

it('what the app takes besides pages at the same address is thanked for and left aside [FB-06]', async () => {
  for (const object of ['instagram', 'permissions', 'user']) {
    const raw = JSON.stringify({ object, entry: [{ id: '1', time: 1, changes: [] }] })
    expect((await post({ raw, signature: signWebhook(raw, 'secret') })).status).toBe(200)
  }
  expect(stored).toEqual([])
})

it('nothing else answers there', async () => {
  const app = server()
  const statuses = await Promise.all(
    ['/', '/api/orders', '/webhook/', '/webhook/x', '/start?token=x', '/index.html'].map(
      async (path) => (await app.request(path)).status,
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([404]))
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect((await app.request('/webhook', { method })).status).toBe(404)
})

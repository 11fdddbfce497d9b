import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

interface Forged {
  method?: string
  path?: string
  headers?: Record<string, string | undefined>
  body?: string
}

/** A request over a raw socket, as our window would send it but for what the test changes. */
async function send({ method = 'GET', path = '/api/settings', headers = {}, body = '' }: Forged) {
  const all = {
    host: server.host,
    cookie: server.cookie,
    'sec-fetch-site': 'same-origin',
    origin: method === 'GET' ? undefined : server.origin,
    'content-type': body ? 'application/json' : undefined,
    'content-length': body ? String(Buffer.byteLength(body)) : undefined,
    connection: 'close',
    ...headers,
  }
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${value}`,
  )
  const answer = await server.raw(
    `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  )
  return { status: Number(answer.split(' ')[1]), answer }
}

it('answers its own window [DT-01]', async () => {
  expect((await send({})).status).toBe(200)
  const saved = await send({ method: 'PUT', body: '{"company":{"companyName":"Honey"}}' })
  expect(saved.status).toBe(200)
  expect(saved.answer).toContain('"companyName":"Honey"')
})

describe('what another page in the same browser can send is refused [DT-09]', () => {
  const evil = 'http://evil.test'
  const forgeries: Record<string, Forged> = {
    'an image or no-cors GET from another site': { headers: { 'sec-fetch-site': 'cross-site' } },
    'a form POST from another site': {
      method: 'POST',
      path: '/api/campaigns/1/stop',
      headers: { origin: evil, 'sec-fetch-site': 'cross-site' },
    },
    'a page on another local port, which is same-site and carries the cookie': {
      headers: { 'sec-fetch-site': 'same-site' },
    },
    'its form POST': {
      method: 'POST',
      path: '/api/campaigns/1/stop',
      headers: { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' },
    },
    'a POST of that page in a browser without Sec-Fetch-Site': {
      method: 'POST',
      path: '/api/campaigns/1/stop',
      headers: { origin: 'http://127.0.0.1:1', 'sec-fetch-site': undefined },
    },
    'a POST with an opaque origin': {
      method: 'POST',
      path: '/api/campaigns/1/stop',
      headers: { origin: 'null', 'sec-fetch-site': undefined },
    },
    'a change without an origin': {
      method: 'DELETE',
      path: '/api/system/logs',
      headers: { origin: undefined, 'sec-fetch-site': undefined },
    },
    'the page by its other name': { headers: { origin: 'http://localhost:1' } },
    'a rebound name': { headers: { host: 'evil.test', 'sec-fetch-site': undefined } },
    'a rebound name that starts like ours': {
      headers: { host: '127.0.0.1.evil.test', 'sec-fetch-site': undefined },
    },
    'the address 0.0.0.0': { headers: { host: '0.0.0.0', 'sec-fetch-site': undefined } },
    'a WebSocket from another site': {
      headers: {
        origin: evil,
        upgrade: 'websocket',
        connection: 'Upgrade',
        'sec-fetch-site': undefined,
      },
    },
    'a WebSocket without an origin': {
      headers: { upgrade: 'websocket', connection: 'Upgrade', 'sec-fetch-site': undefined },
    },
    'a fetch that calls itself a typed address': {
      headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'cors' },
    },
    'a change that calls itself a typed address': {
      method: 'POST',
      path: '/api/campaigns/1/stop',
      headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
    },
    'a preflight': {
      method: 'OPTIONS',
      headers: {
        origin: evil,
        'sec-fetch-site': 'cross-site',
        'access-control-request-method': 'PUT',
      },
    },
  }
  for (const [name, forged] of Object.entries(forgeries)) {
    it(name, async () => {
      const { status, answer } = await send(forged)
      expect([403, 421]).toContain(status)
      expect(answer.toLowerCase()).not.toContain('access-control-allow')
      expect(answer).not.toContain('companyName')
      expect(answer).toContain('"message"')
    })
  }

  it('static files and the start link too', async () => {
    for (const path of ['/', '/assets/app-1.js', '/start?token=x', '/api/events']) {
      expect((await send({ path, headers: { 'sec-fetch-site': 'same-site' } })).status, path).toBe(
        403,
      )
      expect((await send({ path, headers: { host: 'evil.test' } })).status, path).toBe(421)
    }
  })

  it('requests that name several hosts, none, or a whole address', async () => {
    const ask = (lines: string) =>
      server.raw(`${lines}\r\ncookie: ${server.cookie}\r\nconnection: close\r\n\r\n`)
    const answers = await Promise.all([
      ask(`GET /api/settings HTTP/1.1\r\nhost: ${server.host}\r\nhost: evil.test`),
      ask(`GET /api/settings HTTP/1.1\r\nhost: evil.test\r\nhost: ${server.host}`),
      ask(`GET /api/settings HTTP/1.0`),
      ask(`GET http://evil.test/api/settings HTTP/1.1\r\nhost: ${server.host}`),
    ])
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/)
      expect(answer).not.toContain('companyName')
    }
  })
})

describe('a program of another user on this machine [DT-09]', () => {
  it('gets nothing from /api without the session, whatever else it sends', async () => {
    for (const cookie of [
      undefined,
      'pal_session=1',
      server.cookie.slice(0, -1),
      `x${server.cookie}`,
    ]) {
      const { status, answer } = await send({ headers: { cookie } })
      expect(status, cookie).toBe(401)
      expect(answer).not.toContain('companyName')
    }
    expect((await send({ path: '/api/events', headers: { cookie: undefined } })).status).toBe(401)
  })

  it('cannot ask for a start link without the secret of the data folder', async () => {
    const ask = (authorization: string | undefined) =>
      send({ method: 'POST', path: '/start/link', headers: { authorization, cookie: undefined } })
    const known = 'A'.repeat(43)
    for (const secret of [
      undefined,
      'Bearer',
      `Bearer ${known}`,
      'Proof',
      `Proof ${known}.${known}`,
    ])
      expect((await ask(secret)).status, secret).toBe(401)
  })

  it('finds the server on the loopback address only', async () => {
    const others = Object.values(networkInterfaces())
      .flat()
      .filter((address) => address && !address.internal && address.family === 'IPv4')
    for (const address of others) {
      await expect(
        new Promise((resolve, reject) => {
          connect(server.port, address?.address).on('connect', resolve).on('error', reject)
        }),
      ).rejects.toThrow()
    }
  })
})

describe('start link [DT-05]', () => {
  const cookieOf = (answer: string) => /set-cookie: (.*)\r\n/i.exec(answer)?.[1] ?? ''
  const open = (path: string) =>
    send({
      path,
      headers: { cookie: undefined, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
    })

  it('opens a session once, as an HttpOnly SameSite=Strict cookie, and leads to / without the token', async () => {
    const { pathname, search } = new URL(server.running.startLink())
    const { status, answer } = await open(pathname + search)
    expect(status).toBe(303)
    expect(answer).toMatch(/location: \/\r\n/i)
    const cookie = cookieOf(answer)
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Strict')
    expect((await send({ headers: { cookie: cookie.split(';')[0] } })).status).toBe(200)
    const again = await open(pathname + search)
    expect(again.status).toBe(401)
    expect(cookieOf(again.answer)).toBe('')
    expect(again.answer).toContain('npm run link')
  })

  it('is not used up by whoever only looks whether it is there', async () => {
    const { pathname, search } = new URL(server.running.startLink())
    const headers = { cookie: undefined, 'sec-fetch-site': undefined }
    const looked = await send({ method: 'HEAD', path: pathname + search, headers })
    expect(looked.status).toBe(200)
    expect(cookieOf(looked.answer)).toBe('')
    expect((await open(pathname + search)).status).toBe(303)
  })

  it('that was used before shows whoever opens it the window, which says so in words', async () => {
    const { pathname, search } = new URL(server.running.startLink())
    await open(pathname + search)
    const again = await send({
      path: pathname + search,
      headers: { cookie: undefined, 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' },
    })
    expect(again.status).toBe(401)
    expect(again.answer).toContain('<title>PAL Admin</title>')
    expect(again.answer).toMatch(/content-security-policy: default-src 'none'/i)
    expect(cookieOf(again.answer)).toBe('')
  })
})

import { openApiDocument } from '@pal/core/contract/openapi/openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const saveSettings = (init: RequestInit) =>
  fetch(`${server.origin}/api/settings`, {
    method: 'PUT',
    ...init,
    headers: { cookie: server.cookie, origin: server.origin, ...init.headers },
  })

describe('payloads', () => {
  it('are JSON and nothing else [API-02]', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await saveSettings({ body: '{}', headers: { 'content-type': type } })
      expect(response.status, type).toBe(415)
    }
    const broken = await saveSettings({
      body: '{',
      headers: { 'content-type': 'application/json' },
    })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toEqual({
      code: 'body_not_json',
      message: 'The body is not valid JSON',
    })
  })

  it('are refused when larger than 1 MB, whether or not their length is given', async () => {
    const large = JSON.stringify({ company: { companyName: 'x'.repeat(1024 * 1024) } })
    const headers = { 'content-type': 'application/json' }
    expect((await saveSettings({ body: large, headers })).status).toBe(413)
    const stream = new Blob([large]).stream()
    expect((await saveSettings({ body: stream, headers, duplex: 'half' })).status).toBe(413)
  })

  it('that do not fit name the field, and store nothing in part [API-06]', async () => {
    const response = await server.ask('/api/settings', {
      method: 'PUT',
      body: { company: { companyName: 'Half' }, ai: { temperature: 3 } },
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      code: 'field_too_large',
      params: { most: 1 },
      message: 'ai.temperature: must not be more than 1',
      field: 'ai.temperature',
    })
    expect(await (await server.ask('/api/settings')).json()).toMatchObject({
      company: { companyName: '' },
    })
  })
})

it('answers 404 for an unknown id or address, in the one error shape [API-03, API-06]', async () => {
  for (const [method, path] of [
    ['POST', '/api/campaigns/4711/stop'],
    ['POST', '/api/campaigns/none/stop'],
    ['DELETE', '/api/products/4711'],
    ['GET', '/api/campaigns/4711/products'],
    ['GET', '/api/nothing'],
  ] as const) {
    const response = await server.ask(path, { method })
    expect(response.status, path).toBe(404)
    expect(await response.json(), path).toMatchObject({
      code: expect.stringMatching(/^(?:campaign|product|address|address_target)_not_found$/),
      message: expect.any(String),
    })
  }
})

it('honours the limit of a list and refuses one that is no positive whole number [API-05]', async () => {
  for (const limit of ['0', '-1', '1.5', 'ten', ''])
    expect((await server.ask(`/api/campaigns?limit=${limit}`)).status, limit).toBe(400)
  expect((await server.ask('/api/campaigns?limit=10')).status).toBe(200)
})

it('publishes the contract, with its own version and cookie [API-07]', async () => {
  const response = await server.ask('/api/openapi.json')
  const cookie = server.cookie.slice(0, server.cookie.indexOf('='))
  const document = JSON.parse(JSON.stringify(openApiDocument('1.2.3', cookie)))
  expect(await response.json()).toEqual(document)
})

it('sends no page without a policy that forbids foreign scripts and frames [DT-09]', async () => {
  for (const path of ['/', '/orders', '/assets/app-1.js', '/api/settings', '/assets/none.js']) {
    const { headers } = await server.ask(path)
    for (const rule of [
      "default-src 'none';",
      "script-src 'self';",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "img-src 'self' data: blob:;",
      "connect-src 'self';",
    ])
      expect(headers.get('content-security-policy'), path).toContain(rule)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    expect(headers.get('referrer-policy'), path).toBe('no-referrer')
    expect(headers.get('permissions-policy'), path).toContain('camera=(), microphone=()')
    expect(headers.get('access-control-allow-origin'), path).toBeNull()
  }
  expect((await server.ask('/api/settings')).headers.get('cache-control')).toBe('no-store')
})

describe('the window’s files', () => {
  it('are its page at every address of its own, and 404 for an asset that is not there', async () => {
    for (const path of ['/', '/orders', '/settings/integrations', '/no/such/page']) {
      const response = await server.ask(path)
      expect(response.status, path).toBe(200)
      expect(await response.text(), path).toContain('<title>PAL Admin</title>')
    }
    expect((await server.ask('/assets/none.js')).status).toBe(404)
    expect((await server.ask('/assets/app-1.js')).headers.get('cache-control')).toContain(
      'immutable',
    )
  })

  it('lead to no other file on the disk', async () => {
    for (const path of [
      '/../key',
      '/%2e%2e/key',
      '/assets/..%2f..%2fkey',
      '/assets/%2e%2e/%2e%2e/pal.db',
      '/..%5ckey',
    ]) {
      const answer = await server.raw(
        `GET ${path} HTTP/1.1\r\nhost: ${server.host}\r\nconnection: close\r\n\r\n`,
      )
      expect(answer, path).not.toContain('SQLite format')
      expect(answer, path).toMatch(/HTTP\/1\.1 (200|404|400)/)
      if (answer.includes(' 200 ')) expect(answer, path).toContain('<title>PAL Admin</title>')
    }
  })
})

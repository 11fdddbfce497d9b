import { request } from 'node:http'
import { join } from 'node:path'

import { contract, endpointNames } from '@pal/core/contract/endpoints'
import { storeFile } from '@pal/db/maintenance/open-store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { aCampaign, aPage, inbound, noon } from '@pal/db/testing/fixtures'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { clockAt } from '../testing/clocks.ts'
import { startFilledServer } from '../testing/filled-server.ts'

let filled: Awaited<ReturnType<typeof startFilledServer>>
beforeAll(async () => {
  filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store)
      const said = inbound({ psid: 'p1', mid: 'm1', now: noon, sentAt: noon })
      await store.transaction((tx) => ingestInbound(tx, said))
      // Nothing comes about by time alone meanwhile.
    },
    clockAt(() => noon),
  )
})
afterAll(() => filled[Symbol.asyncDispose]())

type Headers = Readonly<Record<string, string | undefined>>

/** What others in the same browser, or on the same computer, can put on a request; the rest is as our window sends it. */
const forgeries: readonly (readonly [string, Headers])[] = [
  ['no session', { cookie: undefined }],
  ['an invented session', { cookie: 'pal_session=1' }],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://evil.test' }],
  ['another site, without an origin', { 'sec-fetch-site': 'cross-site', origin: undefined }],
  ['another local port', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:1' }],
  [
    'another local port, in an old browser',
    { 'sec-fetch-site': undefined, origin: 'http://127.0.0.1:1' },
  ],
  ['a sandboxed frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['a sandboxed frame of an old browser', { 'sec-fetch-site': undefined, origin: 'null' }],
  [
    'our own name with another scheme',
    { 'sec-fetch-site': undefined, origin: 'https://127.0.0.1' },
  ],
  ['a rebound name', { host: 'evil.test' }],
  ['a rebound name that begins as ours', { host: '127.0.0.1.evil.test' }],
  ['the name localhost', { host: 'localhost:1' }],
  ['the address 0.0.0.0', { host: '0.0.0.0' }],
  ['a form', { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }],
  ['a navigation from elsewhere', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a fetch as a typed address', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'cors' }],
  [
    'a WebSocket of another site',
    {
      'sec-fetch-site': undefined,
      origin: 'http://evil.test',
      connection: 'Upgrade',
      upgrade: 'websocket',
    },
  ],
]

function send(method: string, path: string, forged: Headers): Promise<number> {
  const { origin, host, port, cookie } = filled.server
  const all: Headers = {
    host,
    cookie,
    origin,
    'sec-fetch-site': 'same-origin',
    ...(method !== 'GET' && { 'content-type': 'application/json', 'content-length': '2' }),
    ...forged,
  }
  const headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      // Read to its end, it leaves its connection to the next one.
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.on('error', reject)
    asked.end(method === 'GET' ? undefined : '{}')
  })
}

/** What a seller would miss; the program itself changes no row of these meanwhile. */
const theirs = [
  'settings',
  'campaigns',
  'products',
  'customers',
  'messages',
  'orders',
  'drafts',
  'secrets',
]

function stored(): string {
  const raw = new Sqlite(join(filled.server.dataDir, storeFile), { readonly: true })
  const rows = theirs.map((name) => [name, raw.prepare(`SELECT * FROM "${name}"`).all()])
  raw.close()
  return JSON.stringify(rows)
}

it('each endpoint refuses whatever others can forge, and nothing changes [DT-09]', async () => {
  const before = stored()
  const passed: string[] = []
  let sent = 0
  for (const name of endpointNames) {
    const { method, path } = contract[name]
    const at = path.replaceAll(/\{\w+\}/g, '1')
    const answers = forgeries.map(async ([who, forged]) => {
      // A session alone is what a cookie is for; our own window asks for GET without an origin.
      const status = await send(method, at, forged)
      sent += 1
      if (![401, 403, 421].includes(status)) passed.push(`${status}: ${who}: ${method} ${path}`)
    })
    await Promise.all(answers)
  }
  expect(passed).toEqual([])
  expect(sent).toBe(endpointNames.length * forgeries.length)
  expect(endpointNames.length).toBeGreaterThan(100)
  expect(stored()).toBe(before)
})

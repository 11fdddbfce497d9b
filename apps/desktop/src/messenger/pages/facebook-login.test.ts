import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { startGraphDouble, type GraphDouble } from '@pal/doubles/graph/graph-double'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { OpenLoginWindow } from './facebook-login.ts'

const end = 'https://www.facebook.com/connect/login_success.html'

const read = [
  '/api/facebook/session',
  '/api/facebook/connected-pages',
  '/api/facebook/page-tokens',
  '/api/settings',
  '/api/system/logs',
]

let graph: GraphDouble
let server: TestServer
let visits: URL[] = []
let answer: (address: URL) => string | null = () => null

const openLoginWindow: OpenLoginWindow = async ({ address }) => {
  visits.push(new URL(address))
  return answer(new URL(address))
}

beforeEach(async () => {
  visits = []
  graph = await startGraphDouble()
  server = await startTestServer({ config: { graphUrl: graph.url }, openLoginWindow })
})
afterEach(async () => {
  await server[Symbol.asyncDispose]()
  await graph.close()
})

const login = async () => {
  const response = await server.ask('/api/facebook/login', { method: 'POST' })
  const text = await response.text()
  return { status: response.status, text, body: JSON.parse(text) as Record<string, unknown> }
}
const save = (body: object) => server.ask('/api/facebook/config', { method: 'PUT', body })
const json = async (path: string): Promise<unknown> => (await server.ask(path)).json()
const tokenFor = (token: string) => (address: URL) =>
  `${end}#access_token=${token}&expires_in=5000&state=${address.searchParams.get('state')}`

it('connects the pages of who logs in; no answer and no file holds a token [FB-03, FB-04, DT-08]', async () => {
  const page = graph.addPage({ name: 'Blue Shop' })
  const user = graph.addUser({ name: 'Sara Seller', pages: [page], shortLived: true })
  await save({ appId: graph.app.id, appSecret: graph.app.secret })
  expect(await json('/api/facebook/login')).toEqual({ window: 'ready', longLived: true })
  answer = tokenFor(user.token)
  const { body, text } = await login()
  expect(body).toMatchObject({
    success: true,
    userName: 'Sara Seller',
    pages: [{ id: page.id, name: 'Blue Shop' }],
  })
  expect(visits[0]?.searchParams.get('client_id')).toBe(graph.app.id)
  expect(visits[0]?.searchParams.get('state')).toMatch(/^[\w-]{43}$/)
  expect(await json('/api/facebook/session')).toMatchObject({ userName: 'Sara Seller' })
  const shown = [
    text,
    ...(await Promise.all(read.map(async (path) => JSON.stringify(await json(path))))),
  ]
  expect(shown.join('')).not.toContain('EAA')
  await server.running[Symbol.asyncDispose]()
  const files = await readdir(server.dataDir, { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile())) {
    const bytes = await readFile(join(file.parentPath, file.name), 'latin1')
    expect(bytes.includes('EAAB'), file.name).toBe(false)
    expect(bytes.includes(graph.app.secret), file.name).toBe(false)
  }
})

it('keeps the day on which a login without the app secret ends [FB-02]', async () => {
  const page = graph.addPage({ name: 'Blue Shop' })
  const user = graph.addUser({ pages: [page], shortLived: true })
  await save({ appId: graph.app.id })
  expect(await json('/api/facebook/login')).toEqual({ window: 'ready', longLived: false })
  answer = tokenFor(user.token)
  expect((await login()).status).toBe(200)
  const [token] = (await json('/api/facebook/page-tokens')) as { state: string; endsAt: string }[]
  expect(token?.state).toBe('ending')
  const lasts = Date.parse(token?.endsAt ?? '') - Date.now()
  expect(lasts).toBeGreaterThan(4_900_000)
  expect(lasts).toBeLessThanOrEqual(5_000_000)
})

it('changes nothing when the window is closed, refused, or answers for another login [FB-03]', async () => {
  const user = graph.addUser({ pages: [graph.addPage({ name: 'Blue Shop' })] })
  await save({ appId: graph.app.id })
  answer = () => null
  expect((await login()).body).toEqual({ success: false, cancelled: true })
  answer = () => `${end}?error=access_denied&error_reason=user_denied`
  expect((await login()).body).toEqual({ success: false, cancelled: true })
  answer = () => `${end}?error=x&error_description=The+app+is+not+active.`
  expect((await login()).body).toMatchObject({
    code: 'login_refused',
    message: 'Facebook refused the login: The app is not active.',
  })
  answer = () => `${end}#access_token=${user.token}&state=forged`
  expect((await login()).status).toBe(502)
  expect(await json('/api/facebook/connected-pages')).toEqual([])
  expect(await json('/api/facebook/session')).toBeNull()
})

it('names what was not allowed in the dialog, and connects nothing [FB-03]', async () => {
  const scopes = ['public_profile', 'pages_show_list', 'pages_messaging']
  const user = graph.addUser({ pages: [graph.addPage({ name: 'Blue Shop' })], scopes })
  await save({ appId: graph.app.id })
  answer = tokenFor(user.token)
  const { status, text } = await login()
  expect(status).toBe(502)
  expect(text).toContain('pages_manage_metadata, pages_read_engagement')
  expect(await json('/api/facebook/connected-pages')).toEqual([])
})

it('says what is missing: the app id, or a desktop [FB-03]', async () => {
  expect(await json('/api/facebook/login')).toEqual({ window: 'no_app_id', longLived: false })
  expect((await login()).text).toContain('App ID')
  expect(visits).toEqual([])
  await using headless = await startTestServer()
  const asked = await headless.ask('/api/facebook/login', { method: 'POST' })
  expect(await asked.text()).toContain('Paste a user access token')
  expect(await (await headless.ask('/api/facebook/login')).json()).toEqual({
    window: 'no_desktop',
    longLived: false,
  })
})

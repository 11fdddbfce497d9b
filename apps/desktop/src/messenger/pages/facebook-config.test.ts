import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { logMessage, type LogText } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { connectedPages } from '@pal/db/pages/pages'
import { readStoredReason } from '@pal/db/schema/stored-reason'
import { openTestStore } from '@pal/db/testing/testing'
import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { expect, it } from 'vitest'

import { vaultHealth } from '../../features/status/vault-health.ts'
import { systemClock } from '../../platform/clock.ts'
import { type SecretName, Secrets } from '../../platform/vault/secrets.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { clockAt } from '../../testing/clocks.ts'
import { eventually } from '../../testing/eventually.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { GraphClient } from '../graph/graph.ts'
import {
  configStatus,
  connectPastedToken,
  notWaiting,
  saveFacebookConfig,
} from './facebook-config.ts'
import { checkTokens } from './facebook-tokens.ts'

const vault: Vault = {
  backend: 'memory',
  keyId: '',
  canSeal: false,
  health: { state: 'ok', reason: null },
  seal: () => Promise.reject(new Error('Nothing is sealed here')),
  open: () => Promise.reject(new Error('Nothing is sealed here')),
}

/** The services on a store and a strict Facebook, with a clock that a test moves. */
async function services() {
  const graph = await startGraphDouble()
  const store = openTestStore()
  let at = Date.UTC(2026, 10, 21, 12)
  const now = () => at
  const secrets = new Secrets({ store, vault, now, warn: () => {} })
  const said: string[] = []
  const log = {
    write: (_level: string, _category: string, line: LogText) => void said.push(logMessage(line)),
  }
  const appSecret = () => secrets.get('facebook.app_secret')
  const client = new GraphClient({ url: graph.url, clock: systemClock, appSecret })
  return {
    graph,
    said,
    parts: { store, secrets, graph: client, log, clock: clockAt(now) },
    pass: (ms: number) => void (at += ms),
    [Symbol.asyncDispose]: async () => {
      await store.close()
      await graph.close()
    },
  }
}

it('tells each credential true to what is stored, and all of them only where none is missing [GT-04, GT-08]', async () => {
  await using own = await services()
  const { secrets } = own.parts
  const none = {
    hasPageToken: false,
    hasVerifyToken: false,
    hasAppSecret: false,
    hasAppId: false,
    isFullyConfigured: false,
  }
  expect(await configStatus(secrets)).toEqual(none)
  await secrets.set('facebook.verify_token', 'verify')
  await secrets.set('facebook.app_secret', 'secret')
  const both = { ...none, hasVerifyToken: true, hasAppSecret: true }
  expect(await configStatus(secrets)).toEqual(both)
  await secrets.set('facebook.page_token.7', 'token')
  const all = { ...both, hasPageToken: true, isFullyConfigured: true }
  expect(await configStatus(secrets)).toEqual(all)
  for (const [field, name] of [
    ['verifyToken', 'hasVerifyToken'],
    ['appSecret', 'hasAppSecret'],
  ] as const) {
    const text = field === 'verifyToken' ? 'verify' : 'secret'
    await saveFacebookConfig(own.parts, { [field]: null })
    expect(await configStatus(secrets)).toEqual({ ...all, [name]: false, isFullyConfigured: false })
    await secrets.set(
      name === 'hasAppSecret' ? 'facebook.app_secret' : 'facebook.verify_token',
      text,
    )
  }
})

it('takes a page token that cannot be opened here for a missing one [GT-04, DT-08]', async () => {
  await using own = await services()
  const sealed = new Map<string, string>()
  const keyring = (keyId: string): Vault => ({
    ...vault,
    canSeal: true,
    keyId,
    seal: async (id, text) => {
      sealed.set(id, text)
      return Buffer.from(id)
    },
    open: async (id) => ({ text: sealed.get(id) ?? '', sealAgain: false }),
  })
  const { store, clock } = own.parts
  const of = (keyId: string) =>
    new Secrets({ store, vault: keyring(keyId), now: () => clock.now(), warn: () => {} })
  await of('here').set('facebook.page_token.7', 'token')
  expect(await configStatus(of('here'))).toMatchObject({ hasPageToken: true })
  expect(await configStatus(of('elsewhere'))).toMatchObject({ hasPageToken: false })
})

it('asks less and less often about a token that waits, tells why once, and once more when that changes [FB-08]', async () => {
  await using made = await services()
  const { graph, said, parts, pass } = made
  const page = graph.addPage({ name: 'Blue Shop' })
  await parts.secrets.set('facebook.app_id', '9999999999')
  await parts.secrets.set('facebook.app_secret', graph.app.secret)
  await parts.secrets.set('facebook.page_token.pasted', page.token)
  const waiting = notWaiting()
  const minutes = async (count: number) => {
    const before = graph.calls.length
    for (let n = 0; n < count; n += 1) {
      expect(await connectPastedToken(parts, waiting)).toBeNull()
      pass(60_000)
    }
    return graph.calls.slice(before).filter(({ path }) => path.endsWith('/me')).length
  }
  expect(await minutes(8)).toBe(4)
  expect(await minutes(60)).toBeLessThan(9)
  expect(said).toEqual([expect.stringContaining('does not know this app id and app secret')])
  graph.fail({ path: '/me', how: { error: { code: 4, status: 400 } } })
  await minutes(30)
  expect(said.slice(1)).toEqual([
    expect.stringMatching(/could not be checked now: .*no more calls for a while/),
    expect.stringContaining('will be checked when'),
  ])
  graph.clearFailures()
  // The right key is a reason to ask at once.
  expect(await saveFacebookConfig(parts, { appId: graph.app.id })).toBe(page.id)
  expect(await connectedPages(parts.store.db)).toMatchObject([{ id: page.id }])
  expect(await connectPastedToken(parts, waiting)).toBeNull()
})

it('keeps a token that could not be judged because Facebook takes no more calls [FB-08]', async () => {
  await using made = await services()
  const { graph, parts } = made
  const page = graph.addPage({ name: 'Blue Shop' })
  graph.fail({ path: '/me', times: 1, how: { error: { code: 4, status: 400 } } })
  expect(await saveFacebookConfig(parts, { pageAccessToken: page.token })).toBeNull()
  expect(await connectPastedToken(parts)).toBe(page.id)
})

it('refuses an app secret with which the connected page would stop working, and keeps the one before [SE-07, FB-08]', async () => {
  await using made = await services()
  const { graph, parts } = made
  const page = graph.addPage({ name: 'Blue Shop' })
  expect(await saveFacebookConfig(parts, { pageAccessToken: page.token })).toBe(page.id)
  const secret = () => parts.secrets.get('facebook.app_secret')
  const wrong = { field: 'appSecret', reason: because('graph_wrong_app_secret') }
  await expect(saveFacebookConfig(parts, { appSecret: 'not-the-one' })).rejects.toMatchObject(wrong)
  expect(await secret()).toBeNull()
  await saveFacebookConfig(parts, { appSecret: graph.app.secret })
  await expect(saveFacebookConfig(parts, { appSecret: 'not-the-one' })).rejects.toMatchObject(wrong)
  expect(await secret()).toBe(graph.app.secret)
  // Where Facebook cannot be asked it is taken as it is.
  graph.fail({ how: 'reset' })
  await saveFacebookConfig(parts, { appSecret: 'another' })
  expect(await secret()).toBe('another')
})

it('stores nothing of what is saved where a part of it is refused [SE-07]', async () => {
  await using made = await services()
  const { graph, parts } = made
  const { secrets } = parts
  const page = graph.addPage({ name: 'Blue Shop' })
  await saveFacebookConfig(parts, { pageAccessToken: page.token, verifyToken: 'before' })
  const stored = async () => [
    await secrets.get('facebook.verify_token'),
    await secrets.get('facebook.app_id'),
    await secrets.get('facebook.app_secret'),
  ]
  const keys = { appId: graph.app.id, verifyToken: 'after' }
  for (const [field, given] of [
    ['appSecret', { ...keys, appSecret: 'not-the-one' }],
    ['pageAccessToken', { ...keys, appSecret: graph.app.secret, pageAccessToken: 'EAAnone' }],
  ] as const) {
    await expect(saveFacebookConfig(parts, given)).rejects.toMatchObject({ field })
    expect(await stored()).toEqual(['before', null, null])
  }
})

const otherApp = { id: '8888888888', secret: 'b'.repeat(32) }

it('moves to another app in one save, and says of each page that was connected with the one before [SE-07, FB-08]', async () => {
  await using made = await services()
  const { graph, parts } = made
  const { secrets, store } = parts
  const [blue, red] = [graph.addPage({ name: 'Blue Shop' }), graph.addPage({ name: 'Red Shop' })]
  await saveFacebookConfig(parts, { appId: graph.app.id, appSecret: graph.app.secret })
  for (const { token } of [blue, red]) await saveFacebookConfig(parts, { pageAccessToken: token })
  const before = { appId: graph.app.id, appSecret: graph.app.secret }
  graph.changeApp(otherApp)

  const apart = because('app_keys_apart')
  const alone = { appSecret: otherApp.secret }
  await expect(saveFacebookConfig(parts, alone)).rejects.toMatchObject({
    field: 'appSecret',
    reason: apart,
  })
  await expect(saveFacebookConfig(parts, { appId: otherApp.id })).rejects.toMatchObject({
    field: 'appId',
    reason: apart,
  })
  expect(await secrets.get('facebook.app_id')).toBe(before.appId)

  const fresh = graph.addPage({ name: 'Blue Shop', id: blue.id }).token
  await saveFacebookConfig(parts, {
    appId: otherApp.id,
    appSecret: otherApp.secret,
    pageAccessToken: fresh,
  })
  expect(await secrets.get('facebook.app_secret')).toBe(otherApp.secret)
  const states = async () =>
    (await connectedPages(store.db)).map(({ name, token_state, state_reason }) => [
      name,
      token_state,
      readStoredReason(state_reason),
    ])
  const moved = [
    ['Blue Shop', 'ok', null],
    ['Red Shop', 'invalid', because('page_of_other_app')],
  ]
  expect(await states()).toEqual(moved)
  // Facebook says the same when it is asked about the token itself.
  await checkTokens({ ...parts, revived: () => {} }, await connectedPages(store.db))
  expect(await states()).toEqual(moved)
})

it('keeps saying which app a page was connected with when its messages are asked for [FB-08]', async () => {
  await using graph = await startGraphDouble().then((double) => ({
    ...double,
    [Symbol.asyncDispose]: () => double.close(),
  }))
  await using server = await startTestServer({ config: { graphUrl: graph.url } })
  const page = graph.addPage({ name: 'Red Shop' })
  const save = (body: object) => server.ask('/api/facebook/config', { method: 'PUT', body })
  await save({ pageAccessToken: page.token })
  graph.changeApp(otherApp)
  expect((await save({ appId: otherApp.id, appSecret: otherApp.secret })).status).toBe(200)
  const tried = await server.ask('/api/facebook/try-now', { method: 'POST' })
  expect(await tried.json()).toMatchObject({ success: false })
  const tokens = await (await server.ask('/api/facebook/page-tokens')).json()
  expect(tokens).toMatchObject([{ state: 'invalid', reason: { code: 'page_of_other_app' } }])
})

it('takes a stored app id that is no number for none, and says so [SE-07, FB-01]', async () => {
  await using made = await services()
  const { graph, parts } = made
  const page = graph.addPage({ name: 'Blue Shop' })
  await parts.secrets.set('facebook.app_id', 'my shop app')
  await parts.secrets.set('facebook.app_secret', graph.app.secret)
  expect(await configStatus(parts.secrets)).toMatchObject({ hasAppId: false })
  const health = () => vaultHealth({ ...parts, vault })
  expect(await health()).toEqual({
    state: 'attention',
    reason: because('vault_odd_app_id'),
  })
  // Facebook is not asked in the name of an app that is none.
  expect(await saveFacebookConfig(parts, { pageAccessToken: page.token })).toBe(page.id)
  await saveFacebookConfig(parts, { appId: graph.app.id })
  expect(await health()).toEqual({ state: 'ok', reason: null })
})

it('stores nothing of a save that fails, for whatever reason [SE-07, FB-08]', async () => {
  await using made = await services()
  const { graph, parts } = made
  const { secrets } = parts
  await saveFacebookConfig(parts, { verifyToken: 'before' })
  const before = await secrets.names()
  const page = graph.addPage({ name: 'Blue Shop' })
  const given = { verifyToken: 'after', appSecret: 'not-the-one', pageAccessToken: page.token }
  await expect(saveFacebookConfig(parts, given)).rejects.toMatchObject({ kind: 'refused_upstream' })
  expect(await secrets.names()).toEqual(before)
  expect(await secrets.get('facebook.verify_token')).toBe('before')

  const full = (name: string) => new Error(`${name} could not be written`)
  const failing = Object.assign(Object.create(secrets) as Secrets, {
    names: () => secrets.names(),
    get: (name: SecretName) => secrets.get(name),
    remove: (name: SecretName) => secrets.remove(name),
    set: (name: SecretName, text: string) =>
      name === 'facebook.app_id' ? Promise.reject(full(name)) : secrets.set(name, text),
  })
  await expect(
    saveFacebookConfig({ ...parts, secrets: failing }, { verifyToken: 'after', appId: '1234567' }),
  ).rejects.toThrow('could not be written')
  expect(await secrets.get('facebook.verify_token')).toBe('before')
})

it('keeps a page token that waits for the right app id, and connects its page then [FB-08]', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-config-'))
  const graph = await startGraphDouble()
  const page = graph.addPage({ name: 'Blue Shop' })
  const start = () => startTestServer({ config: { dataDir, graphUrl: graph.url } })
  const first = await start()
  const save = (server: typeof first, body: object) =>
    server.ask('/api/facebook/config', { method: 'PUT', body })
  const read = async (server: typeof first, path: string) =>
    JSON.stringify(await (await server.ask(path)).json())
  // Facebook could not be asked about them.
  graph.fail({ path: '/debug_token', times: 1, how: 'reset' })
  const keys = { appId: '9999999999', appSecret: graph.app.secret }
  expect((await save(first, keys)).status).toBe(200)
  expect((await save(first, { pageAccessToken: page.token })).status).toBe(502)
  await first.running[Symbol.asyncDispose]()

  // The housekeeping at each start asks again.
  const asked = graph.calls.length
  const second = await start()
  const debugged = () => graph.calls.slice(asked).some(({ path }) => path.endsWith('/debug_token'))
  await eventually(async () => debugged())
  expect(await read(second, '/api/facebook/connected-pages')).toBe('[]')
  expect((await save(second, { appId: graph.app.id })).status).toBe(200)
  expect(await read(second, '/api/system/logs')).not.toContain('housekeeping failed')
  await second.running[Symbol.asyncDispose]()

  const third = await start()
  await eventually(async () =>
    (await read(third, '/api/facebook/connected-pages')).includes('Blue Shop'),
  )
  await third.running[Symbol.asyncDispose]()
  await graph.close()
  await rm(dataDir, { recursive: true })
})

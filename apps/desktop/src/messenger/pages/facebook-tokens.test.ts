import type { ReasonAnswer } from '@pal/core/contract/reason'
import { startGraphDouble, type GraphDouble } from '@pal/doubles/graph/graph-double'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { saying } from '../../testing/saying.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { tokensToCheck } from './facebook-tokens.ts'

const day = 24 * 3_600_000

let graph: GraphDouble
let server: TestServer
beforeEach(async () => {
  graph = await startGraphDouble()
  server = await startTestServer({
    config: { graphUrl: graph.url },
    clock: clockAt(() => graph.now()),
  })
})
afterEach(async () => {
  await server[Symbol.asyncDispose]()
  await graph.close()
})

interface Token {
  readonly state: string
  readonly reason: ReasonAnswer | null
  readonly checkedAt: string
  readonly endsAt: string | null
  readonly dataAccessEndsAt: string | null
}
const ask = async <T>(path: string, method = 'GET', body?: object) =>
  (await (await server.ask(path, { method, ...(body && { body }) })).json()) as T
const check = async () => (await ask<Token[]>('/api/facebook/page-tokens/check', 'POST'))[0]
const connect = (pageAccessToken: string) =>
  ask('/api/facebook/validate-token', 'POST', { pageAccessToken })
const withKeys = () =>
  server.ask('/api/facebook/config', {
    method: 'PUT',
    body: { appId: graph.app.id, appSecret: graph.app.secret },
  })
const messenger = async () =>
  (await ask<{ messenger: { state: string } }>('/api/system/status')).messenger
const logs = async () => JSON.stringify(await ask('/api/system/logs'))

it('knows when a token ends, and says so a week before, with the day [FB-01, SE-07]', async () => {
  await withKeys()
  await connect(graph.addPage({ name: 'Blue Shop' }).token)
  const access = new Date(graph.now() + 90 * day).toISOString().slice(0, 10)
  const token = await check()
  expect(token).toMatchObject({ state: 'ok', reason: null, endsAt: null })
  expect(token?.dataAccessEndsAt?.slice(0, 10)).toBe(access)
  graph.advance(82 * day)
  expect(await check()).toMatchObject({ state: 'ok' })
  graph.advance(2 * day)
  expect(await check()).toMatchObject({ state: 'ending', reason: saying(access) })
  expect(await logs()).toContain(`ends on ${access}`)
  expect(await messenger()).toMatchObject({
    state: 'attention',
    reason: saying(`ends on ${access}`),
  })
})

it('names the day of the shop on which a token ends [FB-01, SE-07]', async () => {
  await withKeys()
  await connect(graph.addPage({ name: 'Blue Shop' }).token)
  graph.advance(85 * day)
  const end = Date.parse((await check())?.dataAccessEndsAt ?? '')
  const dayIn = async (timezone: string) => {
    await ask('/api/settings', 'PUT', { company: { timezone } })
    const [token] = await ask<Token[]>('/api/facebook/page-tokens')
    return /\d{4}-\d\d-\d\d/.exec(token?.reason?.message ?? '')?.[0]
  }
  const days = [await dayIn('Pacific/Kiritimati'), await dayIn('Pacific/Pago_Pago')]
  expect(days).toEqual(
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((timeZone) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(end),
    ),
  )
})

it('finds a token that has died, says why, and finds it alive again [FB-01]', async () => {
  await withKeys()
  const page = graph.addPage({ name: 'Blue Shop' })
  await connect(page.token)
  graph.expireToken(page, 460)
  expect(await check()).toMatchObject({
    state: 'invalid',
    reason: saying('password'),
  })
  expect(await messenger()).toMatchObject({ state: 'down' })
  graph.reviveToken(page)
  graph.revokePermission(page, 'pages_messaging')
  expect(await check()).toMatchObject({
    state: 'missing_permissions',
    reason: saying('pages_messaging'),
  })
  graph.grantPermission(page, 'pages_messaging')
  expect(await check()).toMatchObject({ state: 'ok', reason: null })
  expect(await logs()).toContain('works again')
})

it('does without the app’s keys: Facebook refuses an expired token by itself', async () => {
  const page = graph.addPage({ name: 'Blue Shop' })
  await connect(page.token)
  expect(await check()).toMatchObject({ state: 'ok', dataAccessEndsAt: null })
  graph.expireToken(page, 463)
  expect(await check()).toMatchObject({ state: 'expired' })
})

/** A page with a campaign, and what both are called. */
async function aShop() {
  const page = graph.addPage({ name: 'Blue Shop' })
  await connect(page.token)
  await ask('/api/campaigns', 'POST', {
    name: 'Winter',
    facebookPageId: page.id,
    currency: 'BDT',
    products: [{ name: 'Saree', price: 1_299 }],
  })
  const names = async () => {
    const [connected] = await ask<{ name: string }[]>('/api/facebook/connected-pages')
    const [campaign] = await ask<{ facebookPageName: string }[]>('/api/campaigns')
    return [connected?.name, campaign?.facebookPageName]
  }
  return { page, names }
}

it.each([true, false])(
  'a page that was renamed is called so by the next look, on its campaigns, too; the app’s keys known: %s [FB-01]',
  async (known) => {
    if (known) await withKeys()
    const { page, names } = await aShop()
    expect(await names()).toEqual(['Blue Shop', 'Blue Shop'])
    page.name = 'Bluer Shop'
    await check()
    expect(await names()).toEqual(['Bluer Shop', 'Bluer Shop'])
    expect(await logs()).toContain('Blue Shop is called Bluer Shop at Facebook now')
  },
)

it('a renamed page that is connected again is called so, on its campaigns, too [FB-01]', async () => {
  const { page, names } = await aShop()
  page.name = 'Bluer Shop'
  await connect(page.token)
  expect(await names()).toEqual(['Bluer Shop', 'Bluer Shop'])
})

it('calls no token dead because Facebook cannot be asked', async () => {
  await withKeys()
  await connect(graph.addPage({ name: 'Blue Shop' }).token)
  graph.fail({ path: '/debug_token', how: { error: { code: 2, status: 500 } } })
  const checked = await ask('/api/facebook/page-tokens/check', 'POST')
  const message = 'Blue Shop could not be checked: Facebook had a problem of its own.'
  expect(checked).toMatchObject({
    code: 'tokens_not_checked',
    message: expect.stringContaining(message),
  })
  expect((await ask<Token[]>('/api/facebook/page-tokens'))[0]).toMatchObject({ state: 'ok' })
  expect(await logs()).toContain(message)
})

it('tells that a check failed for the app’s keys, of no page whose token was checked [FB-01]', async () => {
  await withKeys()
  await connect(graph.addPage({ name: 'Blue Shop' }).token)
  await connect(graph.addPage({ name: 'Red Shop' }).token)
  graph.app.secret = 'f'.repeat(32)
  const answer = await server.ask('/api/facebook/page-tokens/check', { method: 'POST' })
  expect(answer.status).toBe(502)
  expect(await answer.text()).toMatch(
    /"(Blue Shop, Red Shop|Red Shop, Blue Shop) could not be checked: Facebook does not know this app id and app secret/,
  )
  const states = (await ask<Token[]>('/api/facebook/page-tokens')).map(({ state }) => state)
  // A look at its messages, too, may have shown it a page meanwhile.
  expect(states.filter((state) => state !== 'ok' && state !== 'not_checked')).toEqual([])
  const checks = /could not be checked: Facebook does not know this app id and app secret/g
  expect((await logs()).match(checks)).toHaveLength(2)
  expect(await logs()).not.toContain('Connect the page again')
  await withKeys()
  expect(await check()).toMatchObject({ state: 'ok' })
})

it('names the app secret when a check fails for it, also where the app id is not known', async () => {
  await connect(graph.addPage({ name: 'Blue Shop' }).token)
  const body = { appSecret: graph.app.secret }
  await server.ask('/api/facebook/config', { method: 'PUT', body })
  graph.app.secret = 'f'.repeat(32)
  const answer = await server.ask('/api/facebook/page-tokens/check', { method: 'POST' })
  expect(await answer.text()).toContain('Blue Shop could not be checked: The app secret')
})

it('takes digits only for an app id, and keeps a token that waits for the right one [FB-01, FB-08]', async () => {
  const page = graph.addPage({ name: 'Blue Shop' })
  const save = (body: object) => server.ask('/api/facebook/config', { method: 'PUT', body })
  for (const appId of ['not number', '1234', '1'.repeat(31)]) {
    const refused = await save({ appId })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ field: 'appId' })
  }
  const keys = { appId: '9999999999', appSecret: graph.app.secret }
  expect(await (await save(keys)).json()).toMatchObject({ code: 'app_keys_apart' })
  // Nobody was there to refuse them.
  graph.fail({ path: '/debug_token', times: 1, how: 'reset' })
  expect((await save(keys)).status).toBe(200)
  const refused = await save({ pageAccessToken: page.token })
  expect(refused.status).toBe(502)
  expect(await refused.text()).toContain('does not know this app id and app secret')
  expect(await ask('/api/facebook/config-status')).toMatchObject({ hasPageToken: true })
  expect(await connect(page.token)).toMatchObject({ code: 'graph_unknown_app' })
  expect(await ask('/api/facebook/connected-pages')).toEqual([])
  expect((await save({ appId: ` ${graph.app.id} ` })).status).toBe(200)
  expect(await connect(page.token)).toMatchObject({ valid: true, pageName: 'Blue Shop' })
})

it('looks once a day, at once after a refusal, and then every hour', () => {
  const page = (state: 'ok' | 'invalid', checked: number) =>
    ({ id: '1', token_state: state, token_checked_at: checked }) as Parameters<
      typeof tokensToCheck
    >[0][number]
  const due = (...given: Parameters<typeof tokensToCheck>) => tokensToCheck(...given).length === 1
  const none = new Map()
  expect(due([page('ok', 0)], day - 1, none)).toBe(false)
  expect(due([page('ok', 0)], day, none)).toBe(true)
  expect(due([page('invalid', 5)], 6, none)).toBe(true)
  const looked = new Map([['1', { checkedAt: 5, triedAt: 6 }]])
  expect(due([page('invalid', 5)], 7, looked)).toBe(false)
  expect(due([page('invalid', 7)], 8, looked)).toBe(true)
  expect(due([page('invalid', 5)], 6 + 3_600_000, looked)).toBe(true)
})

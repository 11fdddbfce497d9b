import { afterEach, beforeEach, expect, it } from 'vitest'

import { aWhile, speaking } from '../testing/rows.ts'
import { eventually, openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())
const { get, one, post, writes, customer } = speaking(() => shop)

const subscriptions = () =>
  shop.graph.calls
    .filter(({ path }) => path.endsWith('/subscribed_apps'))
    .map(({ method }) => method)

it('leaves a disconnected page alone, and keeps what was said', async () => {
  writes(customer().psid, 'Hello?')
  await eventually(async () => (await get('/api/conversations')).length > 0)
  const done = await post(`/api/facebook/pages/${shop.page.id}/disconnect`)
  expect(done.status).toBe(200)
  expect(subscriptions()).toEqual(['DELETE'])
  expect(await get('/api/facebook/connected-pages')).toEqual([])
  expect(await one('/api/facebook/config-status')).toMatchObject({ hasPageToken: false })
  await aWhile()
  const before = shop.graph.calls.length
  await aWhile()
  expect(shop.graph.calls).toHaveLength(before)
  expect(await get('/api/conversations')).toHaveLength(1)
  expect((await post(`/api/facebook/pages/${shop.page.id}/disconnect`)).status).toBe(404)
}, 20_000)

it('disconnects a page whose token is dead as well', async () => {
  shop.graph.expireToken(shop.page, 460)
  expect((await post(`/api/facebook/pages/${shop.page.id}/disconnect`)).status).toBe(200)
  expect(await get('/api/facebook/connected-pages')).toEqual([])
})

it('has Facebook send all events once the webhook is set up, and asks for them once', async () => {
  expect(subscriptions()).toEqual([])
  const { id, secret } = shop.graph.app
  const body = { appId: id, appSecret: secret, verifyToken: 'a-verify-token' }
  const save = () => shop.server.ask('/api/facebook/config', { method: 'PUT', body })
  expect((await save()).status).toBe(200)
  expect(subscriptions()).toEqual(['GET', 'POST'])
  await save()
  expect(subscriptions()).toEqual(['GET', 'POST', 'GET'])
})

it('words a refused login for the token of a person', async () => {
  const refused = await post('/api/facebook/oauth-login', { accessToken: 'EAAnonsense' })
  const { message } = (await refused.json()) as { message: string }
  expect(message).toContain('of a person')
  expect(message).not.toContain('of this page')
})

it('says in the system status what calls are left to a page, and which pages are ill', async () => {
  const messenger = async () => (await one('/api/system/status'))['messenger']
  expect(await messenger()).toMatchObject({
    state: 'ok',
    reason: expect.stringContaining('2000 calls in 24 hours'),
  })
  const second = shop.graph.addPage({ name: 'Blue Shop' })
  await post('/api/facebook/validate-token', { pageAccessToken: second.token })
  shop.graph.expireToken(second, 463)
  shop.graph.expireToken(shop.page, 463)
  const both = '2 pages (Blue Shop, Sundarban Honey): The'
  await eventually(async () => JSON.stringify(await messenger()).includes(both))
  expect(await messenger()).toMatchObject({
    state: 'down',
    reason: expect.stringMatching(/^2 pages [^.]*: [^:]*expired[^:]*$/),
  })
}, 20_000)

it('keeps a page whose app secret is wrong, says that, and goes on once it is right [FB-08, FB-09]', async () => {
  const secret = (appSecret: string) =>
    shop.server.ask('/api/facebook/config', { method: 'PUT', body: { appSecret } })
  const token = async () => (await get('/api/facebook/page-tokens'))[0]
  await secret('f'.repeat(32))
  const messenger = async () => JSON.stringify((await one('/api/system/status'))['messenger'])
  const reason = 'The app secret in the settings is not that of the app'
  await eventually(async () => (await messenger()).includes(reason))
  expect(await messenger()).toContain('"down"')
  expect(await token()).toMatchObject({
    state: 'not_checked',
    reason: expect.stringContaining(reason),
  })
  expect(await get('/api/facebook/connected-pages')).toHaveLength(1)
  writes(customer().psid, 'Hello?')
  await secret(shop.graph.app.secret)
  await eventually(async () => (await get('/api/conversations')).length > 0)
  expect(await eventually(async () => (await token())?.['state'] === 'ok')).toBe(true)
}, 20_000)

it('says in the system status until when Facebook takes no calls', async () => {
  shop.graph.fail({ path: '/conversations', times: 1, how: { error: { code: 613, status: 400 } } })
  const reason = await eventually(async () => {
    const { messenger } = (await one('/api/system/status')) as { messenger: { reason: string } }
    return messenger.reason.includes('takes no calls') && messenger.reason
  })
  expect(reason).toMatch(/Sundarban Honey: .* until 20\d\d-\d\d-\d\d \d\d:\d\d UTC/)
})

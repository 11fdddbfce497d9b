import type { SystemStatus } from '@pal/core/contract/system'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { saying } from '../../testing/saying.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())
const { get, one, post, writes, customer, eventually, aWhile } = speaking(() => shop)

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
})

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

it('says of the token of a page, pasted where a person’s belongs, where to enter it [FB-02]', async () => {
  for (const keys of [{}, { appId: shop.graph.app.id, appSecret: shop.graph.app.secret }]) {
    await shop.server.ask('/api/facebook/config', { method: 'PUT', body: keys })
    const refused = await post('/api/facebook/oauth-login', { accessToken: shop.page.token })
    expect(await refused.json()).toMatchObject({
      code: 'token_of_page',
      message: expect.stringMatching(/of a page, not of a person.*Page Access Token/),
    })
  }
})

it('names what was not allowed in a login, and how to allow it [FB-02, FB-03]', async () => {
  const { token } = shop.graph.addUser({ pages: [shop.page], scopes: ['pages_messaging'] })
  const refused = await post('/api/facebook/oauth-login', { accessToken: token })
  expect(await refused.json()).toMatchObject({
    message: expect.stringMatching(
      /pages_manage_metadata, pages_read_engagement, pages_show_list. Log in again and allow them/,
    ),
  })
})

it('tells who pastes a token what to do, not what the program does by itself [FB-01, FB-08]', async () => {
  const old = shop.graph.addPage({ name: 'Old Shop' })
  shop.graph.expireToken(old)
  const paste = async (token: string) =>
    (await (
      await post('/api/facebook/validate-token', { pageAccessToken: token })
    ).json()) as object
  expect(await paste(old.token)).toMatchObject({
    valid: false,
    error: expect.stringMatching(/expired. Make a new access token and paste that one.$/),
  })
  // Nothing is kept of a token that is only validated: nothing tries it again.
  const own = shop.graph.addPage({ name: 'New Shop' })
  shop.graph.fail({ path: '/me', where: ({ query }) => query.has('fields'), how: 'reset' })
  const message = expect.stringMatching(/internet connection. Try again in a moment.$/)
  expect(await paste(own.token)).toMatchObject({ code: 'graph_unreachable', message })
  expect(
    await (await post('/api/facebook/oauth-login', { accessToken: 'EAAx' })).json(),
  ).toMatchObject({ message })
})

it('stops the active campaign of a page that is left on purpose, when asked to, so that nothing is reported as ill', async () => {
  const other = shop.graph.addPage({ name: 'Blue Shop' })
  await post('/api/facebook/validate-token', { pageAccessToken: other.token })
  const leave = (query: string) => post(`/api/facebook/pages/${shop.page.id}/disconnect${query}`)
  const agent = async () => (await one('/api/system/status'))['agent']
  await leave('')
  expect(await agent()).toMatchObject({
    state: 'down',
    reason: saying('Connect the page again, or stop the campaign'),
  })
  await post('/api/facebook/validate-token', { pageAccessToken: shop.page.token })
  expect((await leave('?campaign=stop')).status).toBe(200)
  expect(await agent()).toMatchObject({
    state: 'not_configured',
    reason: { code: 'no_campaign_active' },
  })
  expect(await get('/api/campaigns')).toMatchObject([{ id: shop.campaignId, status: 'paused' }])
  expect(await one('/api/dashboard/stats')).toMatchObject({ activeCampaigns: 0 })
})

it('says in the system status what calls are left to a page, and which pages are ill', async () => {
  const messenger = async () => (await one('/api/system/status'))['messenger']
  expect(await messenger()).toMatchObject({
    state: 'ok',
    reason: saying('2,000 calls in 24 hours'),
  })
  const second = shop.graph.addPage({ name: 'Blue Shop' })
  await post('/api/facebook/validate-token', { pageAccessToken: second.token })
  shop.graph.expireToken(second, 463)
  shop.graph.expireToken(shop.page, 463)
  const both = '2 pages (Blue Shop, Sundarban Honey): The'
  await eventually(async () => JSON.stringify(await messenger()).includes(both))
  expect(await messenger()).toMatchObject({
    state: 'down',
    reason: saying(/^2 pages [^.]*: [^:]*expired[^:]*$/),
  })
})

it('keeps a page whose app secret was changed at Facebook, says that, and goes on once it is right [FB-08, FB-09]', async () => {
  const secret = (appSecret: string) =>
    shop.server.ask('/api/facebook/config', { method: 'PUT', body: { appSecret } })
  const token = async () => (await get('/api/facebook/page-tokens'))[0]
  await secret(shop.graph.app.secret)
  shop.graph.app.secret = 'f'.repeat(32)
  const messenger = async () => JSON.stringify((await one('/api/system/status'))['messenger'])
  const reason = 'The app secret in the settings is not that of the app'
  await eventually(async () => (await messenger()).includes(reason))
  expect(await messenger()).toContain('"down"')
  expect(await token()).toMatchObject({
    state: 'not_checked',
    reason: saying(reason),
  })
  expect(await get('/api/facebook/connected-pages')).toHaveLength(1)
  writes(customer().psid, 'Hello?')
  await secret(shop.graph.app.secret)
  await eventually(async () => (await get('/api/conversations')).length > 0)
  expect(await eventually(async () => (await token())?.['state'] === 'ok')).toBe(true)
})

it('says in the system status until when Facebook takes no calls', async () => {
  shop.graph.fail({ path: '/conversations', times: 1, how: { error: { code: 613, status: 400 } } })
  const reason = await eventually(async () => {
    const { messenger } = (await one('/api/system/status')) as unknown as SystemStatus
    const { message = '' } = messenger.reason ?? {}
    return message.includes('allows no calls') && message
  })
  expect(reason).toMatch(/Sundarban Honey: .* until 20\d\d-\d\d-\d\d \d\d:\d\d/)
})

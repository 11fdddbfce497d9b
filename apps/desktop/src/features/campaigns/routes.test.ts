import { emptyLaunchDraft } from '@pal/core/domain/drafts/launch-draft'
import { emptyQuickDraft } from '@pal/core/domain/drafts/quick-draft'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const { get, one, post } = speaking(() => shop)

it('serves a campaign with the fields of the specification [CP-01, EN-01, W3-07]', async () => {
  expect(await get('/api/campaigns')).toMatchObject([
    {
      id: shop.campaignId,
      name: 'Honey week',
      description: '',
      facebookPageId: shop.page.id,
      facebookPageName: 'Sundarban Honey',
      productCategory: '',
      status: 'active',
      targetDailyConversations: 50,
      budgetLimit: null,
      currency: 'BDT',
      hasTrialPack: false,
      trialPackPrice: 799,
      trialPackDuration: 7,
      autoFollowUpEnabled: true,
      strategies: {},
    },
  ])
  expect(await get(`/api/campaigns/${shop.campaignId}/products`)).toMatchObject([
    { name: 'Wildflower honey 500 g', price: 650, inStock: true },
    { name: 'Beeswax candle', price: 120.5, inStock: true },
  ])
})

it('finds campaigns by name, page and category, and by what they sell [PR-02]', async () => {
  const products = [
    { name: 'Café press', category: 'Kitchen', price: '9' },
    { name: 'Press lid', price: '1' },
  ]
  const made = await post('/api/campaigns', {
    name: 'Hearth',
    facebookPageId: shop.page.id,
    productCategory: 'Homeware',
    status: 'paused',
    products,
  })
  const { id } = (await made.json()) as { id: number }
  const found = async (search: string, and = '') =>
    (await get(`/api/campaigns?search=${encodeURIComponent(search)}${and}`)).map((row) => row['id'])
  for (const words of ['hEARth', 'homeware', 'CAFE', 'press kitchen']) {
    expect(await found(words), words).toEqual([id])
  }
  expect(await found('sundarban')).toEqual([id, shop.campaignId])
  expect(await found('sundarban', '&status=active')).toEqual([shop.campaignId])
  expect(await found('sundarban', '&limit=1')).toEqual([id])
  // Two products are not one.
  expect(await found('café lid')).toEqual([])
  const [, lid] = await get(`/api/campaigns/${id}/products`)
  expect(await found('lid')).toEqual([id])
  await shop.server.ask(`/api/products/${String(lid?.['id'])}`, { method: 'DELETE' })
  expect(await found('lid')).toEqual([])
  expect((await shop.server.ask(`/api/campaigns/${id}`, { method: 'DELETE' })).status).toBe(200)
  expect(await found('hearth')).toEqual([])
})

it('refuses a page that is not connected, and stores nothing [W3-06, API-06]', async () => {
  const response = await post('/api/campaigns', {
    name: 'Nowhere',
    facebookPageId: '123',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message: 'Please select a valid Facebook page' })
  expect(await get('/api/campaigns')).toHaveLength(1)
})

it('stores campaign and products together or not at all [W4-12, API-06]', async () => {
  await post(`/api/campaigns/${shop.campaignId}/stop`)
  const products = [
    { name: 'Good', price: '1' },
    { name: 'Bad', price: 'free' },
  ]
  for (const path of ['/api/campaigns', '/api/campaigns/create-with-products']) {
    const response = await post(path, { name: 'Half', facebookPageId: shop.page.id, products })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ field: 'products.1.price' })
  }
  expect(await get('/api/campaigns')).toHaveLength(1)
  await post(`/api/campaigns/${shop.campaignId}/resume`)
})

it('refuses a list of products that is empty, and stores nothing [W3-05]', async () => {
  await post(`/api/campaigns/${shop.campaignId}/stop`)
  for (const path of ['/api/campaigns', '/api/campaigns/create-with-products']) {
    const draft = { name: 'Bare', facebookPageId: shop.page.id, products: [] }
    const response = await post(path, draft)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      field: 'products',
      message: 'products: Please add at least one product to your campaign',
    })
  }
  expect(await get('/api/campaigns')).toHaveLength(1)
  await post(`/api/campaigns/${shop.campaignId}/resume`)
})

it('refuses a second active campaign on a page, with the name of the first [CP-06]', async () => {
  const draft = { name: 'Second', facebookPageId: shop.page.id }
  const response = await post('/api/campaigns', draft)
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('Honey week') })
  const paused = await post('/api/campaigns', { ...draft, status: 'paused' })
  const { id } = (await paused.json()) as { id: number }
  expect((await post(`/api/campaigns/${id}/resume`)).status).toBe(409)
  expect(await (await post(`/api/campaigns/${shop.campaignId}/stop`)).json()).toMatchObject({
    status: 'paused',
  })
  expect(await (await post(`/api/campaigns/${id}/resume`)).json()).toMatchObject({
    status: 'active',
  })
  expect((await shop.server.ask(`/api/campaigns/${id}`, { method: 'DELETE' })).status).toBe(200)
  await post(`/api/campaigns/${shop.campaignId}/resume`)
})

it('keeps the draft of the 3-step dialog beside it, until its campaign is created [W3-07]', async () => {
  const put = (draft: unknown) =>
    shop.server.ask('/api/campaign-draft', { method: 'PUT', body: { draft } })
  const kept = async () => (await one('/api/campaign-draft'))['draft']
  const draft = { ...emptyQuickDraft(), name: 'Quick', pageId: shop.page.id }
  expect(await kept()).toBeNull()
  expect((await put(draft)).status).toBe(200)
  expect((await put({ ...draft, products: 'many' })).status).toBe(400)
  expect(await kept()).toEqual(draft)
  expect((await one('/api/launch-draft'))['draft']).toBeNull()
  const { id } = (await (
    await post('/api/campaigns', { name: 'Quick', facebookPageId: shop.page.id, status: 'paused' })
  ).json()) as { id: number }
  expect(await kept()).toBeNull()
  await shop.server.ask(`/api/campaigns/${id}`, { method: 'DELETE' })
})

it.each([
  ['/api/launch-draft', '/api/campaigns/create-with-products', emptyLaunchDraft()],
  ['/api/campaign-draft', '/api/campaigns', emptyQuickDraft()],
] as const)(
  'what is begun in two windows is kept for both: %s [W4-09, W3-07]',
  async (path, creating, empty) => {
    const put = (window: string, draft: unknown, instead?: string) =>
      shop.server.ask(path, { method: 'PUT', body: { draft, window, instead } })
    const named = (name: string) => ({ ...empty, name })
    const create = (name: string, window: string) =>
      post(`${creating}?window=${window}`, {
        name,
        facebookPageId: shop.page.id,
        status: 'paused',
      })
    await put('a', named('Winter'))
    await put('b', named('Spring'))
    expect(await one(path)).toEqual({ draft: named('Spring'), window: 'b' })
    // A letter more in the first: it is the newest then, and the other one stays.
    await put('a', named('Winter honey'))
    expect(await one(path)).toEqual({ draft: named('Winter honey'), window: 'a' })
    const made = [(await (await create('Winter honey', 'a')).json()) as { id: number }]
    expect(await one(path)).toEqual({ draft: named('Spring'), window: 'b' })
    // Gone on with in a third, which takes its place.
    await put('c', named('Spring sale'), 'b')
    expect(await one(path)).toEqual({ draft: named('Spring sale'), window: 'c' })
    made.push((await (await create('Spring sale', 'c')).json()) as { id: number })
    expect(await one(path)).toEqual({ draft: null })
    // More windows than anybody has: the oldest go.
    for (let n = 1; n <= 7; n += 1) await put(`w${n}`, named(`No. ${n}`))
    for (let n = 7; n > 2; n -= 1) {
      expect(await one(path)).toMatchObject({ window: `w${n}` })
      await put(`w${n}`, null)
    }
    expect(await one(path)).toEqual({ draft: null })
    for (const { id } of made) await shop.server.ask(`/api/campaigns/${id}`, { method: 'DELETE' })
  },
)

it('stops the active campaign of the page together with the creation of another, or leaves both alone [CP-06, W3-07]', async () => {
  const statusOf = async (id: unknown) => {
    const all = await get('/api/campaigns')
    return all.find((campaign) => campaign['id'] === id)?.['status']
  }
  const draft = { name: 'Second', facebookPageId: shop.page.id, stopOther: true }
  const bad = { ...draft, products: [{ name: 'Jar', price: 'dear' }] }
  expect((await post('/api/campaigns', bad)).status).toBe(400)
  expect(await statusOf(shop.campaignId)).toBe('active')
  const { id } = (await (await post('/api/campaigns', draft)).json()) as { id: number }
  expect(await statusOf(id)).toBe('active')
  expect(await statusOf(shop.campaignId)).toBe('paused')
  await shop.server.ask(`/api/campaigns/${id}`, { method: 'DELETE' })
  await post(`/api/campaigns/${shop.campaignId}/resume`)
})

it('keeps the draft of the 4-step dialog until it is launched, bounded and without a token [W4-09]', async () => {
  await post(`/api/campaigns/${shop.campaignId}/stop`)
  const put = (draft: unknown) =>
    shop.server.ask('/api/launch-draft', { method: 'PUT', body: { draft } })
  const kept = async () => (await one('/api/launch-draft'))['draft']
  const draft = { ...emptyLaunchDraft(), name: 'Begun', facebookPageId: shop.page.id }
  expect(await kept()).toBeNull()
  expect((await put({ ...draft, pageAccessToken: shop.page.token })).status).toBe(200)
  expect(await kept()).toEqual(draft)
  expect(JSON.stringify(await one('/api/settings'))).not.toContain('Begun')
  expect((await put({ ...draft, description: 'x'.repeat(1_100_000) })).status).toBe(413)
  expect((await put({ ...draft, description: 'x'.repeat(10_001) })).status).toBe(400)
  expect(await kept()).toEqual(draft)

  await post('/api/campaigns', { name: 'Other', facebookPageId: shop.page.id, status: 'paused' })
  expect(await kept()).toEqual(draft)
  const launch = { name: 'Begun', facebookPageId: shop.page.id, status: 'paused' }
  const bad = await post('/api/campaigns/create-with-products', { ...launch, facebookPageId: '1' })
  expect(bad.status).toBe(400)
  expect(await kept()).toEqual(draft)
  expect((await post('/api/campaigns/create-with-products', launch)).status).toBe(200)
  expect(await kept()).toBeNull()
  for (const { id, name } of await get('/api/campaigns')) {
    if (name === 'Other' || name === 'Begun')
      await shop.server.ask(`/api/campaigns/${String(id)}`, { method: 'DELETE' })
  }
  await post(`/api/campaigns/${shop.campaignId}/resume`)
})

it('replaces the strategies [ST-02, ST-03]', async () => {
  const path = `/api/campaigns/${shop.campaignId}/strategies`
  const put = (strategies: unknown) =>
    shop.server.ask(path, { method: 'PUT', body: { strategies } })
  await put({ scarcity: true, urgency: true })
  expect(await (await put('{"fomoEnabled":false}')).json()).toMatchObject({
    strategies: { fomoEnabled: false },
  })
  const [campaign] = await get('/api/campaigns')
  expect(campaign?.['strategies']).toEqual({ fomoEnabled: false })
})

it('connects pages by a person’s login, and keeps who that was [FB-02, FB-04]', async () => {
  const other = shop.graph.addPage({ name: 'Candle Corner' })
  const user = shop.graph.addUser({ pages: [shop.page, other] })
  const response = await post('/api/facebook/oauth-login', { accessToken: user.token })
  expect(response.status).toBe(200)
  const answer: unknown = await response.json()
  const names = ['Candle Corner', 'Sundarban Honey']
  expect(answer).toMatchObject({
    success: true,
    userId: expect.any(String),
    userName: expect.any(String),
    user: { name: expect.any(String) },
  })
  const session = await one('/api/facebook/session')
  const pages = session['pages'] as { name: string }[]
  expect(pages.map(({ name }) => name).toSorted()).toEqual(names)
  expect(JSON.stringify([answer, session])).not.toContain(other.token)
  expect(JSON.stringify([answer, session])).not.toContain(user.token)
})

it('says what is wrong with a token that Facebook refuses [FB-01, W4-02]', async () => {
  const response = await post('/api/facebook/validate-token', { pageAccessToken: 'EAAnonsense' })
  expect(await response.json()).toMatchObject({ valid: false, error: expect.any(String) })
})

import { afterAll, beforeAll, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const { get, one, post } = speaking(() => shop)

it('goes out as one file and comes back as another campaign, paused, with all that it sells [CP-08]', async () => {
  const file = await one(`/api/campaigns/${shop.campaignId}/file`)
  expect(file).toMatchObject({
    format: 'pal-admin-campaign',
    version: 1,
    campaign: { name: 'Honey week', currency: 'BDT', trialPackPrice: 799 },
    products: [{ name: 'Wildflower honey 500 g', price: 650 }, { name: 'Beeswax candle' }],
  })
  expect(JSON.stringify(file)).not.toContain(shop.page.id)

  const made = await post('/api/campaigns/import', {
    file: { ...file, campaign: { ...(file['campaign'] as object), trialPackPrice: null } },
    name: 'Honey again',
    facebookPageId: shop.page.id,
  })
  expect(made.status).toBe(200)
  const copy = (await made.json()) as { readonly id: number }
  expect(copy).toMatchObject({ name: 'Honey again', status: 'paused', trialPackPrice: null })
  const bare = (products: readonly object[]) =>
    products.map((product) => ({ ...product, id: 0, campaignId: 0 }))
  expect(bare(await get(`/api/campaigns/${copy.id}/products`))).toEqual(
    bare(await get(`/api/campaigns/${shop.campaignId}/products`)),
  )
})

it('a copy keeps what its seller had chosen, approval of drafts above all [CP-08, AG-25]', async () => {
  const chosen = {
    description: 'By the sea',
    productCategory: 'Food',
    targetDailyConversations: 7,
    budgetLimit: 900,
    hasTrialPack: true,
    trialPackPrice: 99,
    trialPackDuration: 3,
    deliveryFee: 45,
    autoFollowUpEnabled: false,
    draftMode: true,
    strategies: { fomoEnabled: true },
    offerEndsAt: '2099-01-01T00:00:00.000Z',
  }
  const whole = await post('/api/campaigns', {
    name: 'Whole',
    facebookPageId: shop.page.id,
    status: 'paused',
    currency: 'BDT',
    ...chosen,
  })
  const { id } = (await whole.json()) as { readonly id: number }
  const made = await post('/api/campaigns/import', {
    file: await one(`/api/campaigns/${id}/file`),
    name: 'Copy',
    facebookPageId: shop.page.id,
  })
  expect(await made.json()).toMatchObject(chosen)
})

it('in a fresh shop all that it sells is there, add-ons and prices; what is the shop’s own stays there [CP-08, AG-20]', async () => {
  const wanted = {
    name: 'Silk scarf',
    price: 900,
    description: 'Woven by hand',
    category: 'Clothes',
    productType: 'upsell',
    features: ['Soft', '90 cm'],
    imageUrl: 'https://pictures.example/scarf.png',
    lowestPrice: 800,
    costPrice: 400,
    stockCount: 5,
  }
  const card = {
    topic: 'returns',
    texts: Object.fromEntries(
      ['en', 'de', 'ar'].map((language) => [
        language,
        { text: `Returns within a week (${language})`, approved: true },
      ]),
    ),
  }
  const kept = await post('/api/cards', card)
  expect([kept.status, await kept.json()]).toMatchObject([200, { texts: card.texts }])
  const whole = await post('/api/campaigns', {
    name: 'Scarves',
    facebookPageId: shop.page.id,
    status: 'paused',
    currency: 'BDT',
    products: [wanted, { name: 'Trial', price: 100, isTrialPack: true, productType: 'trial_pack' }],
  })
  const { id } = (await whole.json()) as { readonly id: number }
  const file = await one(`/api/campaigns/${id}/file`)
  await using fresh = await openShop()
  const made = await fresh.server.ask('/api/campaigns/import', {
    method: 'POST',
    body: { file, name: 'Scarves', facebookPageId: fresh.page.id },
  })
  const { id: copy } = (await made.json()) as { readonly id: number }
  const sold = await fresh.server.ask(`/api/campaigns/${copy}/products`)
  expect(await sold.json()).toMatchObject([wanted, { name: 'Trial', isTrialPack: true }])
  expect(await (await fresh.server.ask(`/api/campaigns/${copy}/file`)).json()).toEqual(file)
  expect(JSON.stringify(file)).not.toContain('within a week')
})

it('is refused whole where a product is wrong, or the page is none [CP-08, API-06]', async () => {
  const file = await one(`/api/campaigns/${shop.campaignId}/file`)
  const before = await get('/api/campaigns')
  const name = 'Half'
  const priceless = {
    ...file,
    products: [
      { name: 'Good', price: 1 },
      { name: 'Bad', price: 'no' },
    ],
  }
  const wrong = await post('/api/campaigns/import', {
    file: priceless,
    name,
    facebookPageId: shop.page.id,
  })
  expect(await wrong.json()).toMatchObject({ field: 'products.1.price' })
  const nowhere = await post('/api/campaigns/import', { file, name, facebookPageId: '123' })
  expect(await nowhere.json()).toMatchObject({ field: 'facebookPageId' })
  const other = await post('/api/campaigns/import', {
    file: { ...file, format: 'a letter' },
    name,
    facebookPageId: shop.page.id,
  })
  expect([wrong.status, nowhere.status, other.status]).toEqual([400, 400, 400])
  expect(await get('/api/campaigns')).toEqual(before)
})

it('is completed by hand, answers nobody then, and can be resumed [CP-06]', async () => {
  const status = async (path: string) =>
    ((await (await post(`/api/campaigns/${shop.campaignId}/${path}`)).json()) as { status: string })
      .status
  expect(await status('complete')).toBe('completed')
  expect(await status('resume')).toBe('active')
})

it('a campaign of more than a thousand products is taken along whole [CP-08, PR-03]', async () => {
  const rows = Array.from({ length: 1_200 }, (_, at) => `Honey ${at},${at + 1}`)
  const csv = ['name,price', ...rows].join('\n')
  expect((await post(`/api/campaigns/${shop.campaignId}/products/import`, { csv })).status).toBe(
    200,
  )
  const file = await one(`/api/campaigns/${shop.campaignId}/file`)
  const made = await post('/api/campaigns/import', {
    file,
    name: 'Large',
    facebookPageId: shop.page.id,
  })
  expect(made.status).toBe(200)
  const { id } = (await made.json()) as { readonly id: number }
  expect(await one(`/api/campaigns/${id}/file`)).toMatchObject({ products: file['products'] })
})

it('a file of many megabytes is taken in [CP-08]', async () => {
  const file = await one(`/api/campaigns/${shop.campaignId}/file`)
  const [product] = file['products'] as object[]
  const description = 'x'.repeat(10_000)
  const products = Array.from({ length: 1_000 }, () => ({ ...product, description }))
  const made = await post('/api/campaigns/import', {
    file: { ...file, products },
    name: 'Heavy',
    facebookPageId: shop.page.id,
  })
  expect(made.status).toBe(200)
})

it('a copy and what it is a copy of sell from one stock, also what is sold by hand or put right [CP-08, W4-14]', async () => {
  const path = `/api/campaigns/${shop.campaignId}`
  const counted = await shop.server.ask(`${path}/products`, {
    method: 'POST',
    body: { name: 'Lychee honey', price: 900, stockCount: 12, lowStock: 3 },
  })
  const first = (await counted.json()) as { readonly id: number }
  const body = { file: await one(`${path}/file`), facebookPageId: shop.page.id }
  const made = async (name: string, of?: number) =>
    (await (await post('/api/campaigns/import', { ...body, name, of })).json()) as { id: number }
  const copy = await made('Copy', shop.campaignId)
  const copyOfCopy = await made('Copy of the copy', copy.id)
  const byItself = await made('From a file')
  const stockIn = async (id: number) => {
    const products = await get(`/api/campaigns/${id}/products?search=Lychee`)
    const found = products.find(({ name }) => name === 'Lychee honey')
    return [found?.['stockCount'], found?.['inStock']]
  }
  const all = () => Promise.all([shop.campaignId, copy.id, copyOfCopy.id, byItself.id].map(stockIn))
  const own = [12, true]
  expect(first).toMatchObject({ stockCount: 12, lowStock: 3 })
  expect(copy).toMatchObject({ name: 'Copy' })
  expect(await all()).toEqual([own, own, own, own])

  const order = await post('/api/orders', {
    campaignId: copy.id,
    customerName: 'Rahima',
    customerPhone: '01711223344',
    customerAddress: 'House 5, Dhanmondi, Dhaka',
    lines: [{ productId: await idIn(copy.id), quantity: 12 }],
    clientId: 'by-hand-1',
  })
  expect(await order.clone().json()).toMatchObject({ status: 'confirmed' })
  expect(await all()).toEqual([[0, false], [0, false], [0, false], own])
  const { id } = (await order.json()) as { readonly id: number }
  expect((await post(`/api/orders/${id}/status`, { status: 'cancelled' })).status).toBe(200)
  expect(await all()).toEqual([own, own, own, own])
  await shop.server.ask(`/api/products/${first.id}`, { method: 'PATCH', body: { stockCount: 5 } })
  expect(await all()).toEqual([[5, true], [5, true], [5, true], own])

  async function idIn(campaign: number) {
    const products = await get(`/api/campaigns/${campaign}/products?search=Lychee`)
    return Number(products.find(({ name }) => name === 'Lychee honey')?.['id'])
  }
})

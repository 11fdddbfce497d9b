import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking, type Row } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, logged, windowsHear } = speaking(() => shop)

const productsOf = (campaign: number) => get(`/api/campaigns/${campaign}/products`)
const patch = (id: unknown, body: object) =>
  shop.server.ask(`/api/products/${String(id)}`, { method: 'PATCH', body })
const made = async (name: string, more: object = {}) => {
  const body = { name, facebookPageId: shop.page.id, status: 'paused', currency: 'BDT', ...more }
  return ((await (await post('/api/campaigns', body)).json()) as { id: number }).id
}
const takeOver = async (into: number, products: readonly unknown[], from = shop.campaignId) => {
  const answer = await post(`/api/campaigns/${into}/products/take`, { from, products })
  return [answer.status, (await answer.json()) as Row] as const
}
const full = {
  name: 'Lychee honey',
  description: 'Light',
  category: 'Honey',
  price: '900',
  lowestPrice: '850',
  costPrice: '610.50',
  productType: 'upsell',
  imageUrl: 'https://shop.example/lychee.jpg',
  features: ['raw'],
  stockCount: 12,
  lowStock: 3,
}
const counted = async () =>
  (await (await post(`/api/campaigns/${shop.campaignId}/products`, full)).json()) as Row

it('products are taken over as they are, sell from one stock, and each campaign names the other [CP-08, W4-14]', async () => {
  const original = await counted()
  const other = await made('Second page')
  expect(await takeOver(other, [original['id']])).toEqual([200, { taken: 1, skipped: 0 }])
  await logged('Took over 1 product from the campaign “Honey week”')
  const [copy, ...more] = await productsOf(other)
  const asHere = { price: original['price'], currency: original['currency'] }
  expect(more).toEqual([])
  expect(copy).toEqual({
    ...original,
    id: copy?.['id'],
    campaignId: other,
    stockSharedWith: [{ id: shop.campaignId, name: 'Honey week', ...asHere }],
  })
  const first = () => one(`/api/products/${String(original['id'])}`)
  expect((await first())['stockSharedWith']).toEqual([
    { id: other, name: 'Second page', ...asHere },
  ])
  await patch(copy?.['id'], { stockCount: 7 })
  expect(await first()).toMatchObject({ stockCount: 7, lowStock: 3 })
  // The same goods are low at the same number.
  await patch(copy?.['id'], { lowStock: 4 })
  expect(await first()).toMatchObject({ stockCount: 7, lowStock: 4 })
  const heard = await windowsHear(() =>
    shop.server.ask(`/api/campaigns/${other}`, { method: 'PATCH', body: { name: 'Renamed' } }),
  )
  expect(heard).toContain('products')
  expect((await first())['stockSharedWith']).toEqual([{ id: other, name: 'Renamed', ...asHere }])
  await shop.server.ask(`/api/campaigns/${other}`, { method: 'DELETE' })
  expect((await first())['stockSharedWith']).toEqual([])
})

it('the same goods have the same stock number, taken over or put into a new campaign [CP-08, PR-03]', async () => {
  const path = `/api/campaigns/${shop.campaignId}/products/import`
  await post(path, { csv: 'name,price,sku\nGhee,800,G-1' })
  const { id } = (await productsOf(shop.campaignId)).find(({ name }) => name === 'Ghee') ?? {}
  const products = [{ name: 'Ghee', price: '790', sameAs: id }]
  const other = await made('Second page')
  await takeOver(other, [id])
  for (const campaign of [other, await made('Third page', { products })]) {
    const file = await shop.server.ask(`/api/campaigns/${campaign}/products/export?format=csv`)
    expect(await file.text()).toContain('G-1')
  }
})

it('what is there already, by its stock or its name, is not taken over twice [CP-08]', async () => {
  const { id } = await counted()
  const other = await made('Second page', { products: [{ name: ' beeswax  CANDLE', price: '1' }] })
  const all = (await productsOf(shop.campaignId)).map((row) => row['id'])
  expect(await takeOver(other, all)).toEqual([200, { taken: 2, skipped: 1 }])
  expect((await productsOf(other)).map(({ name }) => name)).toEqual([
    'beeswax  CANDLE',
    'Wildflower honey 500 g',
    'Lychee honey',
  ])
  const renamed = (await productsOf(other)).find(({ name }) => name === 'Lychee honey')
  await patch(renamed?.['id'], { name: 'Honey of lychees' })
  expect(await takeOver(other, [id, id])).toEqual([200, { taken: 0, skipped: 1 }])
})

it('all are taken over or none, and none at prices of another currency [CP-08, API-06]', async () => {
  const { id } = await counted()
  const other = await made('Second page')
  expect(await takeOver(other, [id, 9_999])).toMatchObject([404, { code: 'product_not_found' }])
  expect(await takeOver(9_999, [id])).toMatchObject([404, { code: 'campaign_not_found' }])
  expect(await takeOver(other, [id], 9_999)).toMatchObject([404, { code: 'campaign_not_found' }])
  expect((await takeOver(other, []))[0]).toBe(400)
  expect(await productsOf(other)).toEqual([])
  const dollars = await made('Abroad', { currency: 'USD' })
  expect(await takeOver(dollars, [id])).toMatchObject([
    409,
    { message: expect.stringContaining('BDT') },
  ])
  expect(await productsOf(dollars)).toEqual([])
})

it('what was taken over is taken back at once, and the original stays as it is [CP-08]', async () => {
  const { id } = await counted()
  const other = await made('Second page')
  const before = await one(`/api/products/${String(id)}`)
  await takeOver(other, [id])
  const undone = await post(`/api/campaigns/${other}/products/undo`)
  expect(await undone.json()).toEqual({ undone: 1, kept: 0 })
  expect(await productsOf(other)).toEqual([])
  expect(await one(`/api/products/${String(id)}`)).toEqual(before)
})

it('a product that is counted separately keeps the figure, and no longer follows the others [CP-08, W4-14]', async () => {
  const original = await counted()
  const [second, third] = [await made('Second page'), await made('Third page')]
  await takeOver(second, [original['id']])
  await takeOver(third, [original['id']])
  const [inSecond] = await productsOf(second)
  const [inThird] = await productsOf(third)
  const all = () =>
    Promise.all(
      [original, inSecond, inThird].map(async (row) => {
        const now = await one(`/api/products/${String(row?.['id'])}`)
        const named = now['stockSharedWith'] as { name: string }[]
        return [now['stockCount'], ...named.map(({ name }) => name)]
      }),
    )
  expect(await (await patch(original['id'], { sameAs: null })).json()).toMatchObject({
    stockCount: 12,
    stockSharedWith: [],
  })
  expect(await all()).toEqual([[12], [12, 'Third page'], [12, 'Second page']])
  await patch(original['id'], { stockCount: 3 })
  await patch(inThird?.['id'], { stockCount: 9 })
  expect(await all()).toEqual([[3], [9, 'Third page'], [9, 'Second page']])
  // Shared again, with a new campaign alone.
  const fourth = await made('Fourth page')
  await takeOver(fourth, [original['id']])
  expect((await productsOf(fourth))[0]).toMatchObject({
    stockCount: 3,
    stockSharedWith: [{ name: 'Honey week' }],
  })
  expect(await all()).toEqual([
    [3, 'Fourth page'],
    [9, 'Third page'],
    [9, 'Second page'],
  ])
  // Together with a figure of its own, which the others do not get.
  await patch(inSecond?.['id'], { sameAs: null, stockCount: 5 })
  expect(await all()).toEqual([[3, 'Fourth page'], [5], [9]])
})

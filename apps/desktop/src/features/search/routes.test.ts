import { afterEach, beforeEach, expect, it } from 'vitest'

import { type Row, speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { one, writes, customer, eventually } = speaking(() => shop)
const search = async (typed: string) =>
  (await one(`/api/search?search=${encodeURIComponent(typed)}`)) as Record<string, Row[]>
const names = (rows: Row[] | undefined, key: string) => (rows ?? []).map((row) => row[key])

it('finds campaigns, products and conversations by parts of their names, in any case [SH-08]', async () => {
  writes(customer('Rahima Khatun').psid, 'Hello')
  await eventually(async () => (await search('rahima'))['conversations']?.length === 1)
  expect((await search('KHAT'))['conversations']).toMatchObject([
    { id: 1, customerName: 'Rahima Khatun', pageName: 'Sundarban Honey' },
  ])
  expect((await search('k'))['conversations']).toEqual([])
  const honey = await search('honey')
  expect(honey['campaigns']).toEqual([
    { id: shop.campaignId, name: 'Honey week', status: 'active' },
  ])
  expect(honey['products']).toEqual([
    {
      id: shop.productId,
      name: 'Wildflower honey 500 g',
      campaignId: shop.campaignId,
      campaignName: 'Honey week',
    },
  ])
  expect(names((await search('cand wax'))['products'], 'name')).toEqual(['Beeswax candle'])
  expect(await search('nothing of ours')).toEqual({
    campaigns: [],
    conversations: [],
    orders: [],
    products: [],
  })
})

it('forgets what was deleted, with the products of a deleted campaign [SH-08]', async () => {
  await shop.server.ask(`/api/products/${shop.productId}`, { method: 'DELETE' })
  expect((await search('honey'))['products']).toEqual([])
  await shop.server.ask(`/api/campaigns/${shop.campaignId}`, { method: 'DELETE' })
  expect(await search('candle')).toMatchObject({ campaigns: [], products: [] })
  expect((await search('honey'))['campaigns']).toEqual([])
})

it('needs something to look for', async () => {
  const answer = await shop.server.ask('/api/search?search=%20')
  expect(answer.status).toBe(400)
})

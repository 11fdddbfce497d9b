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
  const { psid } = customer('Rahima Khatun')
  writes(psid, 'Hello')
  await eventually(async () => (await search('rahima'))['conversations']?.length === 1)
  expect((await search('KHAT'))['conversations']).toMatchObject([
    { id: 1, customerId: psid, customerName: 'Rahima Khatun', pageName: 'Sundarban Honey' },
  ])
  expect((await search('k'))['conversations']).toEqual([])
  const honey = await search('honey')
  expect(honey['campaigns']).toEqual([
    { id: shop.campaignId, name: 'Honey week', status: 'active', budgetUsedUp: false },
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

it('shows five of each, and no customer for one letter [SH-08]', async () => {
  const add = (n: number) =>
    shop.server.ask(`/api/campaigns/${shop.campaignId}/products`, {
      method: 'POST',
      body: { name: `Honey jar ${n}`, price: '5' },
    })
  for (let n = 0; n < 6; n += 1) await add(n)
  expect((await search('honey'))['products']).toHaveLength(5)
  writes(customer('Rahima Khatun').psid, 'Hello')
  await eventually(async () => (await search('ra'))['conversations']?.length === 1)
  expect((await search('r'))['conversations']).toEqual([])
})

it('needs something to look for', async () => {
  const answer = await shop.server.ask('/api/search?search=%20')
  expect(answer.status).toBe(400)
})

import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking, type Row } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { post } = speaking(() => shop)

/** Every page of the list, by the links that lead on. */
async function walk(query: string): Promise<unknown[]> {
  const names: unknown[] = []
  let address: string | undefined =
    `/api/campaigns/${shop.campaignId}/products?limit=1&search=tea&${query}`
  while (address !== undefined) {
    const answer: Response = await shop.server.ask(address)
    expect(answer.status).toBe(200)
    names.push(...((await answer.json()) as Row[]).map(({ name }) => name))
    address = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  return names
}

it('products are read page by page in the order that is asked for [PR-01]', async () => {
  for (const tea of [
    { name: 'Tea 10', price: 50, stockCount: 7 },
    { name: 'Tea 9', price: 50, stockCount: 9 },
    { name: 'Green tea', price: 90 },
  ])
    await post(`/api/campaigns/${shop.campaignId}/products`, tea)
  expect(await walk('')).toEqual(['Tea 10', 'Tea 9', 'Green tea'])
  expect(await walk('sort=name')).toEqual(['Green tea', 'Tea 9', 'Tea 10'])
  expect(await walk('sort=price&order=desc')).toEqual(['Green tea', 'Tea 9', 'Tea 10'])
  expect(await walk('sort=stock')).toEqual(['Tea 10', 'Tea 9', 'Green tea'])
  const refused = await shop.server.ask(
    `/api/campaigns/${shop.campaignId}/products?sort=description`,
  )
  expect(refused.status).toBe(400)
})

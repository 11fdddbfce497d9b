import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { picture, taken } from '../../testing/pictures.ts'
import { speaking, type Row } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post } = speaking(() => shop)

const path = (id: unknown) => `/api/products/${String(id)}`
const remove = (id: unknown) => shop.server.ask(path(id), { method: 'DELETE' })
const restore = async (id: unknown) => {
  const answer = await post(`${path(id)}/restore`)
  return [answer.status, (await answer.json()) as Row] as const
}
const counted = async () => {
  const body = { name: 'Lychee honey', price: 900, stockCount: 12 }
  return (await (await post(`/api/campaigns/${shop.campaignId}/products`, body)).json()) as Row
}

it('a product that was deleted is brought back as it was, once [PR-02]', async () => {
  const product = await counted()
  const before = await get(`/api/campaigns/${shop.campaignId}/products`)
  await remove(product['id'])
  expect(await restore(product['id'])).toEqual([200, product])
  expect(await get(`/api/campaigns/${shop.campaignId}/products`)).toEqual(before)
  expect((await restore(product['id']))[0]).toBe(404)
})

it('what other campaigns sold of a shared stock meanwhile stays sold [PR-02, CP-08]', async () => {
  const product = await counted()
  const draft = { name: 'Second', facebookPageId: shop.page.id, status: 'paused', currency: 'BDT' }
  const products = [{ name: 'Lychee honey', price: '900', sameAs: product['id'] }]
  const made = await post('/api/campaigns', { ...draft, products })
  const { id } = (await made.json()) as { id: number }
  const [other] = await get(`/api/campaigns/${id}/products`)
  await remove(product['id'])
  expect((await one(path(other?.['id'])))['stockSharedWith']).toEqual([])
  await shop.server.ask(path(other?.['id']), { method: 'PATCH', body: { stockCount: 7 } })
  expect(await restore(product['id'])).toMatchObject([
    200,
    { stockCount: 7, stockSharedWith: [{ id, name: 'Second' }] },
  ])
})

it('its picture is still there, though the files that belong to nothing were swept meanwhile [PR-02]', async () => {
  const file = await taken(shop, picture('png'))
  const body = { name: 'Comb', price: 450, picture: file }
  const made = await post(`/api/campaigns/${shop.campaignId}/products`, body)
  const { id } = (await made.json()) as { id: number }
  shop.clock.advance(10 * 60_000 - 20_000)
  await shop.clock.elapse(0)
  const stranger = join(shop.server.dataDir, 'attachments', 'a'.repeat(32))
  await writeFile(stranger, 'nobody’s')
  await remove(id)
  await shop.clock.elapse(40_000)
  await expect(access(stranger)).rejects.toThrow('ENOENT')
  expect((await restore(id))[0]).toBe(200)
  expect((await shop.server.ask(`${path(id)}/picture`)).status).toBe(200)
})

it('is not brought back later, nor into a campaign that was deleted [PR-02]', async () => {
  const product = await counted()
  await remove(product['id'])
  await shop.clock.elapse(61_000)
  expect(await restore(product['id'])).toMatchObject([404, { code: 'product_not_found' }])
  const again = await counted()
  await remove(again['id'])
  await shop.server.ask(`/api/campaigns/${shop.campaignId}`, { method: 'DELETE' })
  expect(await restore(again['id'])).toMatchObject([404, { code: 'campaign_not_found' }])
})

it('does not come back at the same figures in another currency [PR-02, CP-08]', async () => {
  const draft = { name: 'Lamps', facebookPageId: shop.page.id, status: 'paused', currency: 'BDT' }
  const products = [{ name: 'Desk lamp', price: '120' }]
  const made = await post('/api/campaigns', { ...draft, products })
  const { id } = (await made.json()) as { id: number }
  const [lamp] = await get(`/api/campaigns/${id}/products`)
  await remove(lamp?.['id'])
  const change = { method: 'PATCH', body: { currency: 'USD' } }
  expect((await shop.server.ask(`/api/campaigns/${id}`, change)).status).toBe(200)
  expect(await restore(lamp?.['id'])).toMatchObject([404, { code: 'product_not_found' }])
})

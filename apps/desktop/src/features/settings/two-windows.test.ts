import { afterEach, beforeEach, expect, it } from 'vitest'

import { type Row, speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { one } = speaking(() => shop)

const ask = async (method: string, path: string, body: object): Promise<[number, Row]> => {
  const answer = await shop.server.ask(path, { method, body })
  return [answer.status, (await answer.json()) as Row]
}
const overtaken = (field: string) => [409, { code: 'changed_meanwhile', field }]
const savedTab = async (tab: string) => (await one('/api/settings'))[tab]

it('settings that another window saved since are not replaced, and what nobody else changed is [SE-09, API-06]', async () => {
  const save = (body: object) => ask('PUT', '/api/settings', body)
  const seen = { deliveryFee: 0, deliveryAreas: [] }
  await save({ tactics: { deliveryFee: 60 } })
  const mine = { deliveryFee: 80, bundleDiscountPercent: 15 }
  expect(await save({ tactics: mine, was: { tactics: seen } })).toMatchObject(
    overtaken('tactics.deliveryFee'),
  )
  expect(await savedTab('tactics')).toMatchObject({ deliveryFee: 60, bundleDiscountPercent: 10 })
  // Seen as it is, it is replaced; so is what was not looked at, and what is asked for already is no loss.
  const now = { deliveryFee: 60, bundleDiscountPercent: 10 }
  expect(await save({ tactics: mine, was: { tactics: now } })).toMatchObject([200, {}])
  expect(await save({ tactics: mine, was: { tactics: seen } })).toMatchObject([200, {}])
  expect(await save({ tactics: { deliveryFee: 90 } })).toMatchObject([200, {}])
  expect(await save({ was: { tactics: { nope: 1 } } })).toMatchObject([400, {}])
})

it('an AI key goes with the settings it was typed beside: neither is kept where those were overtaken [SE-09]', async () => {
  const save = (body: object) => ask('POST', '/api/openai/config', body)
  await save({ temperature: 0.2 })
  const typed = { temperature: 0.9, apiKey: 'sk-another-0000' }
  expect(await save({ ...typed, was: { temperature: 0.7 } })).toMatchObject(
    overtaken('ai.temperature'),
  )
  const kept = (await savedTab('ai')) as Row
  expect([kept['temperature'], kept['apiKeyLast4']]).not.toContain('0000')
  expect(kept).toMatchObject({ temperature: 0.2 })
  expect(await save({ ...typed, was: { temperature: 0.2 } })).toMatchObject([
    200,
    { apiKeyLast4: '0000' },
  ])
})

it('a campaign and its strategies that another window saved since are not replaced [CP-08, ST-02, API-06]', async () => {
  const path = `/api/campaigns/${shop.campaignId}`
  const change = (body: object) => ask('PATCH', path, body)
  const [, before] = await change({ name: 'Honey', budgetLimit: 100, strategies: {} })
  await change({ budgetLimit: 200, strategies: { fomoEnabled: true } })
  expect(await change({ budgetLimit: '300', was: before })).toMatchObject(overtaken('budgetLimit'))
  expect(await change({ description: 'Of the river', was: before })).toMatchObject([
    200,
    { description: 'Of the river', budgetLimit: 200 },
  ])
  expect(await change({ budgetLimit: '200', was: before })).toMatchObject([200, {}])
  const strategies = { urgencyEnabled: true }
  const put = (was: object) => ask('PUT', `${path}/strategies`, { strategies, was })
  expect(await put({})).toMatchObject(overtaken('strategies'))
  expect(await put({ fomoEnabled: true })).toMatchObject([200, { strategies }])
})

it('a product that another window saved since is not replaced; an order may take of its stock meanwhile [CP-08, API-06]', async () => {
  const path = `/api/products/${shop.productId}`
  const change = (body: object) => ask('PATCH', path, body)
  const [, before] = await change({ price: 500, stockCount: 9 })
  await change({ price: 550, stockCount: 8 })
  expect(await change({ price: 600, was: before })).toMatchObject(overtaken('price'))
  expect(await change({ stockCount: 20, was: before })).toMatchObject(overtaken('stockCount'))
  expect(await change({ name: 'Forest honey', was: before })).toMatchObject([
    200,
    { name: 'Forest honey', price: 550, stockCount: 8 },
  ])
  expect(await change({ price: 600, was: { price: 550 } })).toMatchObject([200, { price: 600 }])
})

it('a card that another window saved since is not replaced [AG-20, API-06]', async () => {
  const texts = { en: { text: 'Return it within 7 days.' } }
  const [, before] = await ask('POST', '/api/cards', { topic: 'returns', texts })
  const change = (body: object) => ask('PATCH', '/api/cards/returns', body)
  await change({ texts: { en: { text: 'Return it within 14 days.' } } })
  const mine = { texts: { en: { text: 'No returns.' } } }
  expect(await change({ ...mine, was: { texts: before['texts'] } })).toMatchObject(
    overtaken('texts'),
  )
  const condition = { areas: ['Dhaka'] }
  const [status, now] = await change({ condition, was: { condition: null } })
  expect([status, now['texts']]).toMatchObject([200, { en: { text: 'Return it within 14 days.' } }])
  expect(await change({ ...mine, was: { texts: now['texts'] } })).toMatchObject([200, {}])
})

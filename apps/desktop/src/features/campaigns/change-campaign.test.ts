import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking, type Row } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, post } = speaking(() => shop)

const change = async (id: number, body: object): Promise<[number, Row]> => {
  const answer = await shop.server.ask(`/api/campaigns/${id}`, { method: 'PATCH', body })
  return [answer.status, (await answer.json()) as Row]
}
const another = async (more: object = {}) => {
  const body = { name: 'Winter', facebookPageId: shop.page.id, status: 'paused', ...more }
  return ((await (await post('/api/campaigns', body)).json()) as { id: number }).id
}
const listed = async (id: number) => (await get('/api/campaigns')).find((row) => row['id'] === id)

it('takes each field that a new campaign takes, as it is typed there [CP-08, API-06]', async () => {
  const fields = {
    name: 'Summer',
    facebookPageId: shop.page.id,
    facebookPageName: 'Sundarban Honey',
    productCategory: 'Food',
    description: 'Of the river',
    targetDailyConversations: '40',
    trialPackDuration: '5',
    hasTrialPack: true,
    trialPackPrice: '9.50',
    autoFollowUpEnabled: false,
    draftMode: true,
    strategies: '{"fomoEnabled":true}',
    budgetLimit: '',
    deliveryFee: 60,
    offerEndsAt: null,
  }
  const [status, answer] = await change(shop.campaignId, fields)
  expect(status).toBe(200)
  expect(answer).toMatchObject({
    ...fields,
    targetDailyConversations: 40,
    trialPackDuration: 5,
    trialPackPrice: 9.5,
    strategies: { fomoEnabled: true },
    budgetLimit: null,
  })
})

it('a trial pack is one switch, in Edit and among the strategies [ST-03, CP-08]', async () => {
  const id = shop.campaignId
  const isOn = async () => {
    const campaign = await listed(id)
    const strategies = campaign?.['strategies'] as Record<string, boolean>
    return [campaign?.['hasTrialPack'], strategies['trialPackEnabled']]
  }
  const all = { fomoEnabled: true, freeDeliveryEnabled: false, urgencyEnabled: false }
  await change(id, { strategies: { ...all, trialPackEnabled: false } })
  expect(await isOn()).toEqual([false, false])
  await change(id, { hasTrialPack: true, trialPackPrice: 199, trialPackDuration: 5 })
  expect(await isOn()).toEqual([true, true])
  expect(await listed(id)).toMatchObject({ strategies: { ...all, trialPackEnabled: true } })
  await change(id, { strategies: { ...all, trialPackEnabled: false } })
  expect(await isOn()).toEqual([false, false])
  // Switched on as a strategy, it lasts as long as Settings say.
  await shop.server.ask('/api/settings', {
    method: 'PUT',
    body: { tactics: { trialPackDuration: 3 } },
  })
  await change(id, { strategies: { ...all, trialPackEnabled: true } })
  expect(await isOn()).toEqual([true, true])
  expect(await listed(id)).toMatchObject({ trialPackDuration: 3 })
  await change(id, { hasTrialPack: false })
  expect(await isOn()).toEqual([false, false])
})

it('off in Edit it is off, whatever Settings offer everywhere [ST-03]', async () => {
  const id = shop.campaignId
  await change(id, { hasTrialPack: true, strategies: {} })
  await change(id, { hasTrialPack: false })
  expect(await listed(id)).toMatchObject({ strategies: { trialPackEnabled: false } })
})

it.each([
  ['currency', { currency: 'USD' }],
  ['currency', { currency: 'US dollars' }],
  ['facebookPageId', { facebookPageId: 'another' }],
  ['facebookPageName', { facebookPageName: 'Another shop' }],
  ['products', { products: [] }],
  ['budget', { budget: 5 }],
  ['targetDailyConversations', { targetDailyConversations: 'many' }],
  ['targetDailyConversations', { targetDailyConversations: '0' }],
  ['status', { status: 'gone' }],
])('refuses by its name %s in %j, and changes nothing [CP-08, API-06]', async (field, body) => {
  const before = await listed(shop.campaignId)
  const [status, answer] = await change(shop.campaignId, { name: 'Other', ...body })
  expect([status, answer['field']]).toEqual([400, field])
  expect(await listed(shop.campaignId)).toEqual(before)
})

it('changes the currency while no amount is in the present one [CP-08, API-06]', async () => {
  const id = await another({ deliveryFee: '60' })
  expect((await change(id, { currency: 'USD' }))[0]).toBe(400)
  const [status, answer] = await change(id, { currency: 'USD', deliveryFee: null })
  expect([status, answer['currency']]).toEqual([200, 'USD'])
  await post(`/api/campaigns/${id}/products`, { name: 'Candle', price: '3' })
  expect((await change(id, { currency: 'EUR' }))[0]).toBe(400)
  expect((await change(id, { currency: 'USD' }))[0]).toBe(200)
})

it('stops, resumes and completes as the buttons do [CP-06, CP-08]', async () => {
  const id = await another()
  const [refused, why] = await change(id, { status: 'active', name: 'Not this' })
  expect([refused, why['code']]).toEqual([409, 'campaign_already_active'])
  expect(await listed(id)).toMatchObject({ name: 'Winter', status: 'paused' })
  expect(await change(id, { status: 'active', stopOther: true })).toMatchObject([
    200,
    { status: 'active' },
  ])
  expect(await listed(shop.campaignId)).toMatchObject({ status: 'paused' })
  expect(await change(id, { status: 'completed' })).toMatchObject([200, { status: 'completed' }])
})

it('refuses by its name what is no field of a product [PR-01, API-06]', async () => {
  const path = `/api/products/${shop.productId}`
  const answer = await shop.server.ask(path, { method: 'PATCH', body: { currency: 'USD' } })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ field: 'currency' })
})

it('the end of an offer is still to come, in a new campaign and in one that is edited [CP-06, CP-08]', async () => {
  const offerEndsAt = new Date(shop.clock.now() - 1).toISOString()
  const over = { field: 'offerEndsAt', code: 'campaign_offer_end_past' }
  expect(await change(shop.campaignId, { offerEndsAt })).toMatchObject([400, over])
  const body = { name: 'Over', facebookPageId: shop.page.id, offerEndsAt, stopOther: true }
  const refused = await post('/api/campaigns', body)
  expect([refused.status, await refused.json()]).toMatchObject([400, over])
  expect(await listed(shop.campaignId)).toMatchObject({ status: 'active', offerEndsAt: null })
  const later = new Date(shop.clock.now() + 60_000).toISOString()
  expect(await change(shop.campaignId, { offerEndsAt: later })).toMatchObject([200, {}])
})

it('what a trial pack lasts at most is the same for a new one and one that is edited [CP-08]', async () => {
  const id = await another({ trialPackDuration: 3_651 })
  expect(await listed(id)).toMatchObject({ trialPackDuration: 7 })
  expect(await change(id, { trialPackDuration: 3_651 })).toMatchObject([400, {}])
})

it('a product that is edited keeps to the rules of a new one [PR-02, API-06]', async () => {
  await change(shop.campaignId, { productCategory: 'Food' })
  const typed = {
    name: 'Jar',
    price: '10',
    category: '',
    features: ['Glass', ' '],
    productType: 'trial_pack',
    isTrialPack: false,
    inStock: true,
    stockCount: 0,
  }
  const made = (await (
    await post(`/api/campaigns/${shop.campaignId}/products`, typed)
  ).json()) as Row
  const edit = async (body: object) => {
    const path = `/api/products/${shop.productId}`
    return (await (await shop.server.ask(path, { method: 'PATCH', body })).json()) as Row
  }
  const { id: _, ...same } = made
  expect(await edit({ ...typed, description: '' })).toMatchObject(same)
  expect(made).toMatchObject({
    category: 'Food',
    features: ['Glass'],
    isTrialPack: true,
    inStock: false,
  })
  expect(await edit({ isTrialPack: false, stockCount: 3 })).toMatchObject({
    productType: 'main',
    isTrialPack: false,
    inStock: true,
  })
})

import type { Answer } from '@pal/core/contract/endpoints'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually, windowsHear } = speaking(() => shop)
type Offers = Answer<'rehearsal.offers'>
const offers = async () => (await get('/api/rehearsal/offers')) as unknown as Offers
const kinds = async () => (await offers()).map(({ kind }) => kind)
const decline = (ids: readonly number[] = []) => post('/api/rehearsal/offers/dismiss', { ids })
const save = (body: object) => shop.server.ask('/api/settings', { method: 'PUT', body })
const price = (value: number, id = shop.productId) =>
  shop.server.ask(`/api/products/${id}`, { method: 'PATCH', body: { price: value } })
const card = (text: string) => ({
  id: 'returns',
  subject: 'returns',
  texts: [{ language: 'en', text }],
  areas: [],
  until: null,
})
const candidates = async () =>
  (await get(
    `/api/rehearsal/candidates?campaignId=${shop.campaignId}`,
  )) as unknown as Answer<'rehearsal.candidates'>

/** A customer whom the agent answers. */
async function answered(name = 'Rahima'): Promise<{ psid: string; id: number }> {
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  const { psid } = customer(name)
  const before = shop.graph.sent.length
  writes(psid, 'How much is the honey?')
  await eventually(async () => shop.graph.sent.length > before)
  const found = (await candidates()).find(({ customerName }) => customerName === name)
  return { psid, id: found?.conversationId ?? 0 }
}

async function rehearse(conversationIds: readonly number[], settings?: object): Promise<void> {
  await post('/api/rehearsal', { campaignId: shop.campaignId, conversationIds, settings })
  await eventually(async () => {
    const { rehearsal } = (await one('/api/rehearsal')) as unknown as Answer<'rehearsal.get'>
    return rehearsal?.state === 'done'
  })
}

it('offers a rehearsal when a price changes, by hand or by a file, and none before the agent answered [AG-12]', async () => {
  await price(660)
  expect(await offers()).toEqual([])
  await answered()
  await price(700)
  expect(await offers()).toMatchObject([
    {
      kind: 'price',
      campaignId: shop.campaignId,
      campaignName: 'Honey week',
      changes: 1,
      prices: [{ product: 'Wildflower honey 500 g', was: 660, becomes: 700, currency: 'BDT' }],
    },
  ])
  // What is no price is nothing to rehearse.
  await shop.server.ask(`/api/products/${shop.productId}`, {
    method: 'PATCH',
    body: { description: 'From the mangroves' },
  })
  const csv = 'name,price\nBeeswax candle,150\n'
  await post(`/api/campaigns/${shop.campaignId}/products/import`, { csv, dryRun: false })
  const [offer] = await offers()
  expect(offer).toMatchObject({ changes: 2, prices: [{ becomes: 150 }, { becomes: 700 }] })
  // One price back where it was, the other one's product gone.
  await price(660)
  expect(await offers()).toMatchObject([{ changes: 1, prices: [{ product: 'Beeswax candle' }] }])
  const listed = await get(`/api/campaigns/${shop.campaignId}/products`)
  const candle = listed.find(({ name }) => name === 'Beeswax candle')
  await shop.server.ask(`/api/products/${String(candle?.['id'])}`, { method: 'DELETE' })
  expect(await offers()).toEqual([])
})

it('offers a rehearsal when a card changes, not when its tab is saved again [AG-12, SE-05]', async () => {
  await save({ tactics: { cards: [card('Returns within 7 days.')] } })
  await answered()
  expect(await kinds()).toEqual([])
  await save({ tactics: { cards: [card('Returns within 7 days.')], deliveryFee: 60 } })
  expect(await kinds()).toEqual([])
  await save({ tactics: { cards: [card('Returns within 14 days.')] } })
  expect(await offers()).toMatchObject([
    {
      kind: 'card',
      campaignId: shop.campaignId,
      cards: [{ text: 'Returns within 14 days.', change: 'changed' }],
    },
  ])
  await save({ tactics: { cards: [] } })
  expect((await offers())[0]?.cards).toEqual([
    { text: 'Returns within 7 days.', change: 'removed' },
  ])
  await save({ tactics: { cards: [card('Returns within 7 days.')] } })
  expect(await kinds()).toEqual([])
})

it('offers the prices of each campaign by themselves [AG-12]', async () => {
  await answered('Rahima')
  await post(`/api/campaigns/${shop.campaignId}/stop`)
  const made = await post('/api/campaigns', {
    name: 'Candle week',
    facebookPageId: shop.page.id,
    currency: 'BDT',
    products: [{ name: 'Rose candle', price: '90', description: 'Red' }],
  })
  const { id: second } = (await made.json()) as { id: number }
  const [rose] = await get(`/api/campaigns/${second}/products`)
  shop.openai.respond(() => decided({ reply: 'Hello!' }))
  const before = shop.graph.sent.length
  writes(customer('Karim').psid, 'Hello?')
  await eventually(async () => shop.graph.sent.length > before)
  await price(700)
  await price(95, Number(rose?.['id']))
  expect(await offers()).toMatchObject([
    { campaignId: second, changes: 1, prices: [{ product: 'Rose candle', becomes: 95 }] },
    { campaignId: shop.campaignId, changes: 1, prices: [{ becomes: 700 }] },
  ])
})

it('offers nothing where whoever could be rehearsed was erased since [AG-12, EN-02]', async () => {
  const { psid } = await answered()
  await price(700)
  expect(await kinds()).toEqual(['price'])
  expect((await post(`/api/customers/${psid}/erase`, {})).status).toBe(200)
  expect(await offers()).toEqual([])
})

it('every window hears of an offer that was declined, or settled by a rehearsal [AG-12]', async () => {
  const { id } = await answered()
  await price(700)
  expect(await windowsHear(() => rehearse([id]))).toContain('"campaigns"')
  await price(720)
  const [offer] = await offers()
  expect(await windowsHear(() => decline(offer?.ids))).toContain('"campaigns"')
})

it('offers another model when the one in use has a last day, until it is no longer used [AG-12, SE-03]', async () => {
  await answered()
  await save({ ai: { model: 'gpt-4o' } })
  expect(await offers()).toMatchObject([
    {
      kind: 'model',
      model: { name: 'gpt-4o', day: '2027-01-14', gone: false, other: 'gpt-6-luna' },
    },
  ])
  // On its day it is gone.
  shop.clock.advance(Date.parse('2027-01-14') - shop.clock.now())
  expect(await offers()).toMatchObject([{ kind: 'model', model: { gone: true } }])
  await save({ ai: { model: 'gpt-6-luna' } })
  expect(await kinds()).toEqual([])
})

it('hears of a last day from the provider, too, once the agent has answered with the model [AG-12]', async () => {
  await shop[Symbol.asyncDispose]()
  const luna = { id: 'gpt-6-luna', shutdownDate: '2027-06-01', kind: 'reasoning' } as const
  shop = await openShop({ models: [luna] })
  await answered()
  await shop.clock.elapse(60_000)
  const offer = await eventually(async () => (await offers())[0])
  expect(offer.model).toMatchObject({ name: 'gpt-6-luna', day: '2027-06-01' })
})

it('does not come back for a change that was declined, however often it is looked at [AG-12]', async () => {
  await answered()
  await save({ ai: { model: 'gpt-4o' } })
  await price(700)
  const ids = (await offers()).flatMap((offer) => offer.ids)
  expect((await decline(ids)).status).toBe(200)
  // Twice the same answer: a double click declines nothing else.
  expect(await (await decline(ids)).json()).toEqual([])
  await shop.clock.elapse(61_000)
  await save({ ai: { temperature: 0.5 } })
  await get('/api/openai/models')
  expect(await offers()).toEqual([])
  await price(650)
  expect(await kinds()).toEqual(['price'])
  await price(700)
  expect(await offers()).toEqual([])
  await price(720)
  expect(await offers()).toMatchObject([{ prices: [{ was: 700, becomes: 720 }] }])
  expect((await decline([9_999])).status).toBe(404)
})

it('is settled by the rehearsal that has shown it, and only by that [AG-12]', async () => {
  const { id } = await answered()
  await save({ ai: { model: 'gpt-4o' }, tactics: { cards: [card('Returns within 7 days.')] } })
  await price(700)
  await shop.clock.elapse(10)
  expect((await kinds()).toSorted()).toEqual(['card', 'model', 'price'])
  await rehearse([id])
  expect(await kinds()).toEqual(['model'])
  await rehearse([id], { ai: { model: 'gpt-6-luna' } })
  expect(await kinds()).toEqual([])
})

it('keeps chosen conversations, however old, until they are taken out or erased [AG-12, EN-02]', async () => {
  const rahima = await answered('Rahima')
  const karim = await answered('Karim')
  const kept = async () =>
    (await candidates()).filter((each) => each.kept).map(({ customerName }) => customerName)
  const keep = (conversationIds: readonly number[], yes = true) =>
    post('/api/rehearsal/kept', { conversationIds, kept: yes })
  expect((await keep([rahima.id, karim.id])).status).toBe(200)
  expect((await keep([karim.id])).status).toBe(200)
  expect(await kept()).toEqual(['Karim', 'Rahima'])
  await price(700)
  expect((await offers())[0]?.kept).toBe(2)
  await keep([karim.id], false)
  expect(await kept()).toEqual(['Rahima'])
  expect((await keep([99])).status).toBe(404)
  expect((await post(`/api/customers/${rahima.psid}/erase`, {})).status).toBe(200)
  expect(await kept()).toEqual([])
  expect(await offers()).toMatchObject([{ kept: 0 }])
})

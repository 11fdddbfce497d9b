import type { ToldFact } from '@pal/core/contract/analytics'
import type { Answer } from '@pal/core/contract/endpoints'
import { dayMs } from '@pal/core/durations'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { writeBeside } from '@pal/db/testing/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually } = speaking(() => shop)

/** A customer asks what the honey costs, and is told. */
async function isTold(name: string): Promise<{ psid: string; id: number }> {
  const { psid } = customer(name)
  const before = shop.graph.sent.length
  writes(psid, 'How much is the honey?')
  await eventually(async () => shop.graph.sent.length > before)
  const conversations = (await get('/api/conversations')) as { id: number; customerId: string }[]
  return { psid, id: conversations.find(({ customerId }) => customerId === psid)?.id ?? 0 }
}
const facts = async (kind: ToldFact['kind']) =>
  ((await get('/api/recall/facts')) as unknown as ToldFact[]).filter((fact) => fact.kind === kind)
const told = async (query: string) =>
  (await one(`/api/recall?${query}`)) as unknown as Answer<'recall.told'>
const correct = async (conversationIds: readonly number[], text: string) =>
  (await post('/api/recall/corrections', { conversationIds, text })).json()
/** The customer wrote two days ago. */
async function wentQuiet(id: number): Promise<void> {
  const at = shop.clock.now() - 2 * dayMs
  await writeBeside(
    shop.server.dataDir,
    `UPDATE conversations SET last_customer_at = ${at}, can_reply = 0 WHERE id = ${id}`,
  )
}
const tactics = (changes: object) =>
  shop.server.ask('/api/settings', { method: 'PUT', body: { tactics: changes } })
const card = (text: string) =>
  tactics({
    cards: [
      {
        id: 'returns',
        subject: 'returns',
        texts: [{ language: 'en', text }],
        areas: [],
        until: null,
      },
    ],
  })
const price = (value: number) =>
  shop.server.ask(`/api/products/${shop.productId}`, { method: 'PATCH', body: { price: value } })

it('finds everybody who was told an old price, and only them [AG-26]', async () => {
  const rahima = await isTold('Rahima')
  const karim = await isTold('Karim')
  await price(700)
  await isTold('Salma')
  const [newer, older] = await facts('price')
  expect([newer, older]).toMatchObject([
    { kind: 'price', productName: 'Wildflower honey 500 g', value: 700, now: 700, customers: 1 },
    { kind: 'price', value: 650, now: 700, customers: 2, currency: 'BDT' },
  ])
  const { told: who, more } = await told(`fact=${older?.key}`)
  expect(more).toBe(false)
  expect(who.map(({ conversationId }) => conversationId)).toEqual([karim.id, rahima.id])
  expect(who[0]).toMatchObject({ by: 'agent', customerName: 'Karim', corrected: null, order: null })
  expect(who[0]?.text).toContain('৳650')
})

it('finds everybody who was told a card, in the words it had then [AG-26]', async () => {
  await card('Back within 30 days.')
  shop.openai.respond(() => decided({ reply: 'Yes.', cards: ['returns'] }))
  const rahima = await isTold('Rahima')
  await card('Back within 3 days.')
  await isTold('Karim')
  const [newer, older] = await facts('card')
  expect([newer, older]).toMatchObject([
    { value: 'Back within 3 days.', now: 'Back within 3 days.', customers: 1 },
    { value: 'Back within 30 days.', now: 'Back within 3 days.', customers: 1 },
  ])
  const { told: who } = await told(`fact=${older?.key}`)
  expect(who.map(({ conversationId }) => conversationId)).toEqual([rahima.id])
  expect(who[0]?.text).toContain('Back within 30 days.')
  await tactics({ cards: [] })
  expect(await facts('card')).toMatchObject([{ now: null }, { now: null }])
})

it('finds everybody whom a product was described to that is another now [AG-26]', async () => {
  const rahima = await isTold('Rahima')
  shop.openai.respond(() => decided({ reply: 'Hello!' }))
  await isTold('Karim')
  const path = `/api/products/${shop.productId}`
  await shop.server.ask(path, { method: 'PATCH', body: { description: 'From Sylhet' } })
  const [honey, ...others] = await facts('product')
  expect(others).toEqual([])
  expect(honey).toMatchObject({
    productName: 'Wildflower honey 500 g',
    value: 'Wildflower honey 500 g · From the Sundarbans',
    now: 'Wildflower honey 500 g · From Sylhet',
  })
  const { told: who } = await told(`fact=${honey?.key}`)
  expect(who.map(({ conversationId }) => conversationId)).toEqual([rahima.id])
})

it('finds everybody who was told a setting on a card or in a ready line [AG-26]', async () => {
  const fomoMessages = ['Only today!']
  await tactics({ deliveryFee: 60, fomoEnabled: true, fomoMessages })
  shop.openai.respond(() =>
    decided({ reply: 'Only today!', cards: ['auto-fee'], usedLines: [1], language: 'en' }),
  )
  await isTold('Rahima')
  await tactics({ deliveryFee: 80, fomoMessages: [] })
  expect(await facts('delivery_fee')).toMatchObject([{ value: 60, now: 80, customers: 1 }])
  expect(await facts('line')).toMatchObject([{ value: 'Only today!', now: null, customers: 1 }])
})

it('an offer that is over was no wrong one; one that ends on another day was [AG-26]', async () => {
  const offerEndsAt = (days: number) => new Date(shop.clock.now() + days * dayMs).toISOString()
  const ends = (at: string) =>
    shop.server.ask(`/api/campaigns/${shop.campaignId}`, {
      method: 'PATCH',
      body: { offerEndsAt: at },
    })
  const first = offerEndsAt(1)
  await ends(first)
  await tactics({ urgencyEnabled: true })
  shop.openai.respond(() => decided({ reply: 'Yes.', cards: ['auto-offer-end'] }))
  await isTold('Rahima')
  shop.clock.advance(2 * dayMs)
  expect(await facts('offer_end')).toMatchObject([{ value: first, now: first }])
  const other = offerEndsAt(3)
  await ends(other)
  expect(await facts('offer_end')).toMatchObject([{ value: first, now: other }])
})

it('finds by the words that were written, whoever wrote them, and not by what customers wrote [AG-26]', async () => {
  const { id } = await isTold('Rahima')
  await post('/api/facebook/reply', {
    conversationId: id,
    message: 'We deliver to Sylhet tomorrow',
  })
  writes(customer('Karim').psid, 'Do you deliver to Sylhet?')
  await eventually(async () => (await get('/api/conversations')).length === 2)
  const { told: who } = await told('words=deliver%20sylhet')
  expect(who).toMatchObject([{ conversationId: id, by: 'human' }])
})

it('sends a correction within the window, without taking over, and makes a task of the others [AG-26]', async () => {
  const late = await isTold('Rahima')
  const soon = await isTold('Karim')
  await price(700)
  const before = shop.graph.sent.length
  const text = 'Sorry, the honey is ৳700 now.'
  await wentQuiet(late.id)
  expect(await correct([late.id, soon.id], text)).toEqual({ sent: 1, tasks: 1, skipped: 0 })
  await eventually(async () => shop.graph.sent.length === before + 1)
  expect(JSON.stringify(shop.graph.sent.at(-1))).toContain(text)
  expect(await one(`/api/conversations/${soon.id}`)).toMatchObject({ handler: 'agent' })
  const tasks = await get('/api/tasks')
  expect(tasks).toMatchObject([
    { kind: 'draft', conversationId: late.id, text, reason: { code: 'correction_waits' } },
  ])
  const older = (await facts('price')).find(({ value }) => value === 650)
  const { told: who } = await told(`fact=${older?.key}`)
  expect(who.map(({ corrected }) => corrected)).toEqual(['sent', 'waiting'])
  // The same words again go to nobody.
  expect(await correct([late.id, soon.id], text)).toEqual({ sent: 0, tasks: 0, skipped: 2 })
})

it('keeps the correction beside what the agent answers meanwhile, and sends it by a press [AG-26]', async () => {
  const { psid, id } = await isTold('Rahima')
  await wentQuiet(id)
  await correct([id], 'The honey is ৳700.')
  const before = shop.graph.sent.length
  writes(psid, 'Hello again')
  await eventually(async () => shop.graph.sent.length > before)
  const [task] = await get('/api/tasks')
  expect(task).toMatchObject({ kind: 'draft', text: 'The honey is ৳700.' })
  const sent = await post(`/api/drafts/${String(task?.['id'])}/send`, {})
  expect(sent.status).toBe(200)
  expect(await get('/api/tasks')).toEqual([])
  expect(await one(`/api/conversations/${id}`)).toMatchObject({ handler: 'agent' })
})

it('refuses an empty correction, and a fact that it does not know', async () => {
  expect((await post('/api/recall/corrections', { conversationIds: [1], text: ' ' })).status).toBe(
    400,
  )
  expect((await shop.server.ask('/api/recall?fact=colour:1')).status).toBe(400)
})

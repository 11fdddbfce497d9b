import type { StatedFactCount } from '@pal/core/contract/analytics'
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

const { get, one, post, writes, customer, eventually, windowsHear } = speaking(() => shop)

/** A customer asks what the honey costs, and gets the answer. */
async function getsPrice(name: string): Promise<{ psid: string; id: number }> {
  const { psid } = customer(name)
  const before = shop.graph.sent.length
  writes(psid, 'How much is the honey?')
  // The page may have been quiet for days: it is looked after seldom by then.
  await shop.clock.until(async () => shop.graph.sent.length > before, { withinMs: 600_000 })
  const conversations = (await get('/api/conversations')) as { id: number; customerId: string }[]
  return { psid, id: conversations.find(({ customerId }) => customerId === psid)?.id ?? 0 }
}
const facts = async (kind: StatedFactCount['kind']) =>
  ((await get('/api/recall/facts')) as unknown as StatedFactCount[]).filter(
    (fact) => fact.kind === kind,
  )
const recipientsOf = async (query: string) =>
  (await one(`/api/recall?${query}`)) as unknown as Answer<'recall.recipients'>
const correct = async (conversationIds: readonly number[], text: string) =>
  (await (
    await post('/api/recall/corrections', { conversationIds, text })
  ).json()) as Answer<'recall.correct'>
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

it('finds everybody who was sent an old price, and only them [AG-26]', async () => {
  const rahima = await getsPrice('Rahima')
  const karim = await getsPrice('Karim')
  await price(700)
  await getsPrice('Salma')
  const [newer, older] = await facts('price')
  expect([newer, older]).toMatchObject([
    { kind: 'price', productName: 'Wildflower honey 500 g', value: 700, now: 700, customers: 1 },
    { kind: 'price', value: 650, now: 700, customers: 2, currency: 'BDT' },
  ])
  const { recipients: who, more } = await recipientsOf(`fact=${older?.key}`)
  expect(more).toBe(false)
  expect(who.map(({ conversationId }) => conversationId)).toEqual([karim.id, rahima.id])
  expect(who[0]).toMatchObject({ by: 'agent', customerName: 'Karim', corrected: null, order: null })
  expect(who[0]?.text).toContain('৳650')
})

it('finds everybody whom a wrong lowest price let bargain, also when its campaign is deleted [AG-26, SE-06]', async () => {
  const lowest = (lowestPrice: number) =>
    shop.server.ask(`/api/products/${shop.productId}`, { method: 'PATCH', body: { lowestPrice } })
  await lowest(100)
  await shop.server.ask('/api/settings', {
    method: 'PUT',
    body: { flow: { priceNegotiation: true } },
  })
  const rahima = await getsPrice('Rahima')
  shop.openai.respond(() => decided({ reply: 'Let me see.', cheaper: 1 }))
  writes(rahima.psid, 'Any discount?')
  await eventually(async () => shop.graph.sent.length === 2)
  expect(await facts('price')).toMatchObject([{ value: 650, customers: 1 }])
  await lowest(600)
  const [agreed] = await facts('agreed_price')
  expect(agreed).toMatchObject({ value: 375, now: 600, productName: 'Wildflower honey 500 g' })
  const { recipients: who } = await recipientsOf(`fact=${agreed?.key}`)
  expect(who.map(({ conversationId }) => conversationId)).toEqual([rahima.id])
  await shop.server.ask(`/api/campaigns/${shop.campaignId}`, { method: 'DELETE' })
  expect(await facts('agreed_price')).toMatchObject([{ value: 375, now: null, customers: 1 }])
  expect((await recipientsOf(`fact=${agreed?.key}`)).recipients).toHaveLength(1)
})

it('finds everybody who was sent a card, in the words it had then [AG-26]', async () => {
  await card('Back within 30 days.')
  shop.openai.respond(() => decided({ reply: 'Yes.', cards: ['returns'] }))
  const rahima = await getsPrice('Rahima')
  await card('Back within 3 days.')
  await getsPrice('Karim')
  const [newer, older] = await facts('card')
  expect([newer, older]).toMatchObject([
    { value: 'Back within 3 days.', now: 'Back within 3 days.', customers: 1 },
    { value: 'Back within 30 days.', now: 'Back within 3 days.', customers: 1 },
  ])
  const { recipients: who } = await recipientsOf(`fact=${older?.key}`)
  expect(who.map(({ conversationId }) => conversationId)).toEqual([rahima.id])
  expect(who[0]?.text).toContain('Back within 30 days.')
  await tactics({ cards: [] })
  expect(await facts('card')).toMatchObject([{ now: null }, { now: null }])
})

it('finds everybody whom a product was described to that is another now [AG-26]', async () => {
  const rahima = await getsPrice('Rahima')
  shop.openai.respond(() => decided({ reply: 'Hello!' }))
  await getsPrice('Karim')
  const path = `/api/products/${shop.productId}`
  await shop.server.ask(path, { method: 'PATCH', body: { description: 'From Sylhet' } })
  const [honey, ...others] = await facts('product')
  expect(others).toEqual([])
  expect(honey).toMatchObject({
    productName: 'Wildflower honey 500 g',
    value: 'Wildflower honey 500 g · From the Sundarbans',
    now: 'Wildflower honey 500 g · From Sylhet',
  })
  const { recipients: who } = await recipientsOf(`fact=${honey?.key}`)
  expect(who.map(({ conversationId }) => conversationId)).toEqual([rahima.id])
})

it('finds everybody who was sent a setting on a card or in a ready line [AG-26]', async () => {
  const fomoMessages = ['Only today!']
  await tactics({ deliveryFee: 60, fomoEnabled: true, fomoMessages })
  shop.openai.respond(() =>
    decided({ reply: 'Only today!', cards: ['auto-fee'], usedLines: [1], language: 'en' }),
  )
  await getsPrice('Rahima')
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
  await getsPrice('Rahima')
  shop.clock.advance(2 * dayMs)
  expect(await facts('offer_end')).toMatchObject([{ value: first, now: first }])
  const other = offerEndsAt(3)
  await ends(other)
  expect(await facts('offer_end')).toMatchObject([{ value: first, now: other }])
})

it('finds by the words that were written, whoever wrote them, and not by what customers wrote [AG-26]', async () => {
  const { id } = await getsPrice('Rahima')
  await post('/api/facebook/reply', {
    conversationId: id,
    message: 'We deliver to Sylhet tomorrow',
  })
  writes(customer('Karim').psid, 'Do you deliver to Sylhet?')
  await eventually(async () => (await get('/api/conversations')).length === 2)
  const { recipients: who } = await recipientsOf('words=deliver%20sylhet')
  expect(who).toMatchObject([{ conversationId: id, by: 'human' }])
})

it('sends a correction within the window, without taking over, and makes a task of the others [AG-26]', async () => {
  const late = await getsPrice('Rahima')
  const soon = await getsPrice('Karim')
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
  const { recipients: who } = await recipientsOf(`fact=${older?.key}`)
  expect(who.map(({ corrected }) => corrected)).toEqual(['sent', 'waiting'])
  // The same words again go to nobody.
  expect(await correct([late.id, soon.id], text)).toEqual({ sent: 0, tasks: 0, skipped: 2 })
})

it('says until when each may be answered, what they ordered since, and who was sent it since a day [AG-26]', async () => {
  const late = await getsPrice('Rahima')
  const since = new Date(shop.clock.now() + dayMs).toISOString()
  shop.clock.advance(2 * dayMs)
  const { psid, id } = await getsPrice('Karim')
  const cart = [{ productId: shop.productId, quantity: 1 }]
  const known = { name: 'Karim', phone: '01712345678', address: 'House 7, Dhaka' }
  for (const [words, order] of [
    ['One. Karim, 01712345678, House 7, Dhaka', 'ask'],
    ['yes', 'place'],
  ] as const) {
    shop.openai.respond(() => decided({ reply: 'Sure.', customer: known, cart, order }))
    const before = shop.graph.sent.length
    writes(psid, words)
    await eventually(async () => shop.graph.sent.length > before)
  }
  const [order] = await get('/api/orders')
  const messages = await get(`/api/conversations/${id}/messages`)
  const wrote = messages.find(({ text }) => text === 'yes')?.['timestamp']
  const [price] = await facts('price')
  const { recipients: who } = await recipientsOf(`fact=${price?.key}`)
  expect(who).toMatchObject([
    {
      conversationId: id,
      order: { id: order?.['id'], number: 'PAL-000001' },
      windowClosesAt: new Date(Date.parse(String(wrote)) + dayMs).toISOString(),
    },
    { conversationId: late.id, order: null, windowClosesAt: null },
  ])
  const later = await recipientsOf(`fact=${price?.key}&since=${since}`)
  expect(later.recipients.map(({ conversationId }) => conversationId)).toEqual([id])
})

it('lists a thousand, and says that there are more [AG-26]', async () => {
  await getsPrice('Rahima')
  const tables = ['customers', 'conversations', 'messages', 'stated_facts']
  const copies = Array.from({ length: 1_000 }, (_, n) => {
    const next = 1_000 + n
    return `
      UPDATE one_customers SET id = ${next}, psid = 'psid-${next}';
      UPDATE one_conversations SET id = ${next}, customer_id = ${next}, thread_id = NULL;
      UPDATE one_messages SET id = ${next}, conversation_id = ${next}, mid = NULL;
      UPDATE one_stated_facts SET message_id = ${next}, conversation_id = ${next};
      ${tables.map((table) => `INSERT INTO ${table} SELECT * FROM one_${table};`).join('\n')}`
  })
  const firsts = tables.map((table) => {
    const which = table === 'messages' ? "WHERE author = 'agent'" : ''
    return `CREATE TEMP TABLE one_${table} AS SELECT * FROM ${table} ${which};`
  })
  await writeBeside(
    shop.server.dataDir,
    `BEGIN IMMEDIATE;
    ${firsts.join('\n')}
    DELETE FROM one_stated_facts WHERE kind <> 'price';
    ${copies.join('\n')}
    COMMIT;`,
  )
  const [price] = await facts('price')
  expect(price).toMatchObject({ customers: 1_001 })
  const { recipients: who, more } = await recipientsOf(`fact=${price?.key}`)
  expect([who.length, more]).toEqual([1_000, true])

  // The rest comes once these are corrected.
  await writeBeside(
    shop.server.dataDir,
    `INSERT INTO drafts (conversation_id, kind, text, state, created_at)
     SELECT conversation_id, 'correction', 'Sorry', 'sent', at FROM stated_facts
     WHERE kind = 'price' AND conversation_id < 1999;`,
  )
  const { recipients: rest } = await recipientsOf(`fact=${price?.key}`)
  expect([rest[0]?.conversationId, rest[0]?.corrected]).toEqual([1_999, null])
})

it('tells nothing of a campaign that is gone with its page [AG-26]', async () => {
  await getsPrice('Rahima')
  expect(await facts('price')).toHaveLength(1)
  await writeBeside(shop.server.dataDir, 'UPDATE stated_facts SET campaign_id = 999')
  expect(await facts('price')).toEqual([])
})

it('corrects each once in the words alone, in the shop’s name, and nobody who is being erased [AG-26, EN-02]', async () => {
  const rahima = await getsPrice('Rahima')
  const karim = await getsPrice('Karim')
  await writeBeside(
    shop.server.dataDir,
    `UPDATE conversations SET erasing_since = ${shop.clock.now()} WHERE id = ${karim.id}`,
  )
  const before = shop.graph.sent.length
  const text = 'The honey is ৳700.'
  expect(await correct([rahima.id, karim.id, rahima.id], `  ${text}\n`)).toEqual({
    sent: 1,
    tasks: 0,
    skipped: 1,
  })
  await eventually(async () => shop.graph.sent.length > before)
  await shop.clock.elapse(2_000)
  expect(shop.graph.sent.slice(before).map((sent) => sent.text)).toEqual([text])
  const messages = await get(`/api/conversations/${rahima.id}/messages`)
  expect(messages).toContainEqual(expect.objectContaining({ text, sender: 'automation' }))
  expect(await correct([rahima.id], ` ${text}`)).toEqual({ sent: 0, tasks: 0, skipped: 1 })
})

it('two windows that send the same correction at once send it once [AG-26]', async () => {
  const ids = [(await getsPrice('Rahima')).id, (await getsPrice('Karim')).id]
  const all = await Promise.all([1, 2].map(() => correct(ids, 'The honey is ৳700.')))
  expect(all.map(({ sent, skipped }) => sent + skipped)).toEqual([2, 2])
  expect(all.reduce((sum, { sent }) => sum + sent, 0)).toBe(2)
})

it('a correction goes out at once, and every window hears of one that waits [AG-26]', async () => {
  const soon = await getsPrice('Rahima')
  const late = await getsPrice('Karim')
  await wentQuiet(late.id)
  await shop.clock.elapse(5_000)
  const before = shop.graph.sent.length
  await correct([soon.id], 'The honey is ৳700.')
  await shop.clock.until(async () => shop.graph.sent.length > before, { withinMs: 300 })
  const heard = await windowsHear(() => correct([late.id], 'The honey is ৳700.'))
  const [data = ''] = /(?<=^data: ).*/m.exec(heard) ?? []
  // Whichever they are: it may have been a thousand.
  expect(JSON.parse(data)).toEqual({ kinds: expect.arrayContaining(['conversations', 'messages']) })
})

it('keeps the correction beside what the agent answers meanwhile, and sends it by a press [AG-26]', async () => {
  const { psid, id } = await getsPrice('Rahima')
  await wentQuiet(id)
  await correct([id], 'The honey is ৳700.')
  const before = shop.graph.sent.length
  writes(psid, 'Hello again')
  await eventually(async () => shop.graph.sent.length > before)
  const [task] = await get('/api/tasks')
  expect(task).toMatchObject({ kind: 'draft', text: 'The honey is ৳700.' })
  const sent = await post(`/api/drafts/${String(task?.['ref'])}/send`, {})
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

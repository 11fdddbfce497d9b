import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { type Row, speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, writes, customer, eventually, windowsHear } = speaking(() => shop)

const ask = async (method: string, path: string, body?: object): Promise<[number, Row]> => {
  const answer = await shop.server.ask(path, { method, ...(body && { body }) })
  return [answer.status, (await answer.json()) as Row]
}
const own = async () => (await get('/api/cards')).filter(({ source }) => source === 'seller')
const en = { text: 'Return it within 7 days.' }
const returns = { topic: 'returns', texts: { en } }

it('is made, changed and deleted, and is the very list that Settings show [AG-20]', async () => {
  const made = {
    id: 'returns',
    topic: 'returns',
    source: 'seller',
    condition: null,
    texts: { en: { ...en, approved: true } },
  }
  expect(await ask('POST', '/api/cards', returns)).toEqual([200, made])
  expect(await own()).toEqual([made])
  const condition = { areas: ['Dhaka'], until: '2027-03-31' }
  const bn = { text: '৭ দিনের মধ্যে ফেরত দিন।', approved: false }
  expect(await ask('PATCH', '/api/cards/returns', { condition, texts: { bn } })).toEqual([
    200,
    { ...made, condition, texts: { ...made.texts, bn } },
  ])
  expect((await one('/api/settings'))['tactics']).toMatchObject({
    cards: [
      {
        id: 'returns',
        subject: 'returns',
        texts: [
          { language: 'en', text: en.text },
          { language: 'bn', ...bn },
        ],
        areas: ['Dhaka'],
        until: '2027-03-31',
      },
    ],
  })
  const patch = { topic: 'other', condition: null, texts: { bn: { approved: true }, en: null } }
  expect(await ask('PATCH', '/api/cards/returns', patch)).toEqual([
    200,
    { ...made, topic: 'other', texts: { bn: { ...bn, approved: true } } },
  ])
  expect(await ask('DELETE', '/api/cards/returns')).toEqual([200, { success: true }])
  expect(await own()).toEqual([])
  // As it is in Settings, it is here.
  const { condition: _, source, topic: subject, texts, ...card } = made
  expect(source).toBe('seller')
  const stored = [{ ...card, subject, texts: [{ language: 'en', ...en }], areas: [], until: null }]
  await ask('PUT', '/api/settings', { tactics: { cards: stored } })
  expect(texts).toEqual({ en: { ...en, approved: true } })
  expect(await own()).toEqual([made])
})

it.each([
  ['topic', { ...returns, topic: 'weather' }],
  ['texts', { topic: 'returns', texts: {} }],
  ['texts.xx', { topic: 'returns', texts: { xx: en } }],
  ['texts.en.text', { topic: 'returns', texts: { en: { text: ' ' } } }],
  ['texts.en.text', { topic: 'returns', texts: { en: { text: 'It costs {price}.' } } }],
  ['texts.en.text', { topic: 'returns', texts: { en: { text: 'x'.repeat(501) } } }],
  ['condition.until', { ...returns, condition: { until: 'soon' } }],
  ['condition.where', { ...returns, condition: { where: 'Dhaka' } }],
  ['source', { ...returns, source: 'seller' }],
])('names %s where it cannot be so, and keeps nothing [AG-20, API-06]', async (field, body) => {
  expect(await ask('POST', '/api/cards', body)).toMatchObject([400, { field }])
  expect(await own()).toEqual([])
})

it('names what a change lacks, and finds no card that is not there [AG-20, API-06]', async () => {
  await ask('POST', '/api/cards', returns)
  const [card] = await own()
  const path = '/api/cards/returns'
  for (const [field, body] of [
    ['texts.bn.text', { texts: { bn: { approved: true } } }],
    ['texts', { texts: { en: null } }],
    ['areas', { areas: ['Dhaka'] }],
  ] as const) {
    expect(await ask('PATCH', path, body)).toMatchObject([400, { field }])
  }
  expect(await own()).toEqual([card])
  expect(await ask('PATCH', '/api/cards/warranty', { topic: 'other' })).toMatchObject([404, {}])
  expect(await ask('DELETE', '/api/cards/auto-left-999')).toMatchObject([404, {}])
  const [, { id }] = await ask('POST', '/api/cards', returns)
  expect(id).toBe('returns-2')
})

it('beside them are those that the program makes, to be read alone [AG-20]', async () => {
  const campaign = `/api/campaigns/${shop.campaignId}`
  await ask('PATCH', campaign, {
    offerEndsAt: new Date(shop.clock.now() + 86_400_000).toISOString(),
    strategies: { urgencyEnabled: true, fomoEnabled: true },
  })
  await ask('PATCH', `/api/products/${shop.productId}`, { stockCount: 3 })
  const tactics = {
    deliveryFee: 60,
    freeDeliveryEnabled: true,
    urgencyEnabled: true,
    fomoEnabled: true,
  }
  await ask('PUT', '/api/settings', { ai: { languages: ['en', 'bn'] }, tactics })
  const cards = await get('/api/cards')
  const { campaignId, productId } = shop
  expect(cards.map(({ topic, source }) => [topic, source])).toEqual([
    ['delivery', 'settings'],
    ['delivery', 'settings'],
    ['offer', 'settings'],
    ['stock', 'catalogue'],
  ])
  expect(cards[0]).toMatchObject({
    condition: { areas: [], until: null, campaignId },
    texts: { en: { text: expect.stringContaining('৳60'), approved: true }, bn: {} },
  })
  expect(cards[2]).toMatchObject({
    condition: { until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  })
  expect(cards[3]).toMatchObject({
    id: `auto-left-${productId}`,
    condition: { campaignId, productId },
    texts: { en: { text: expect.stringMatching(/3.*Wildflower honey|Wildflower honey.*3/) } },
  })
  for (const { id } of cards) {
    const path = `/api/cards/${String(id)}`
    const refused = [409, { code: 'card_is_made', message: expect.stringContaining('settings') }]
    expect(await ask('PATCH', path, { topic: 'other' })).toMatchObject(refused)
    expect(await ask('DELETE', path)).toMatchObject(refused)
  }
  expect(await get('/api/cards')).toEqual(cards)
})

it('a proposed translation reaches no customer until it is approved [AG-20]', async () => {
  const bn = { text: '৭ দিনের মধ্যে ফেরত দিন।', approved: false }
  await ask('POST', '/api/cards', { topic: 'returns', texts: { en, bn } })
  await ask('POST', '/api/cards', { topic: 'warranty', texts: { bn } })
  shop.openai.respond(() => decided({ reply: 'আনন্দের সাথে!', language: 'bn', cards: ['returns'] }))
  const said = () => JSON.stringify(shop.graph.sent.at(-1))
  const { psid } = customer()
  writes(psid, 'ফেরত দেওয়া যাবে?')
  await eventually(async () => shop.graph.sent.length === 1)
  expect(said()).toContain(en.text)
  expect(said()).not.toContain(bn.text)
  // Nor does the model hear of a card that has no other words.
  const heard = JSON.stringify(shop.openai.requests.at(-1))
  expect(heard).toContain('returns')
  expect(heard).not.toMatch(/"warranty|warranty \(|৭ দিনের/)
  const heardOf = await windowsHear(() =>
    ask('PATCH', '/api/cards/returns', { texts: { bn: { approved: true } } }),
  )
  expect(heardOf).toContain('settings')
  writes(psid, 'ফেরত দেওয়া যাবে কি?')
  await eventually(async () => shop.graph.sent.length === 2)
  expect(said()).toContain(bn.text)
})

it('is not to end on a day that is over; one that has ended may be written otherwise [AG-20]', async () => {
  const condition = { areas: [], until: '2001-01-01' }
  for (const [method, path, body] of [
    ['POST', '/api/cards', { ...returns, condition }],
    ['PATCH', '/api/cards/returns', { condition }],
  ] as const) {
    if (method === 'PATCH') await ask('POST', '/api/cards', returns)
    expect(await ask(method, path, body)).toMatchObject([
      400,
      { field: 'condition.until', code: 'card_day_over' },
    ])
  }
})

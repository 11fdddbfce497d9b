import { expect, it } from 'vitest'

import {
  blanket,
  honey,
  someCampaign,
  someContext,
  someDecision,
  someOrder,
  someSettings,
  turns,
} from '../../testing/agent-context.ts'
import { checkDecision } from '../checks/checks.ts'
import type { AgentContext, AgentProduct } from '../context/context.ts'
import type { Decision } from '../decision/decision.ts'
import { factsStillStated, stockMentioned, whyOutdated } from './draft-facts.ts'
import { turnOutcome } from './turn-outcome.ts'

const returns = (text: string) => ({
  id: 'returns',
  subject: 'returns' as const,
  texts: [{ language: 'en' as const, text }],
  areas: [],
  until: null,
})
const tactics = {
  deliveryFee: 60,
  bundleDiscountEnabled: true,
  bundleDiscountPercent: 10,
  fomoEnabled: true,
  fomoMessages: ['Selling out fast!'],
  cards: [returns('You can return it within 7 days.')],
}
const settings = someSettings({ tactics })
const counted = { ...blanket, stockCount: 3 }
const shop = someContext({ settings, products: [counted, honey] })

function waiting(parts: Partial<Decision>, context: AgentContext = shop) {
  const decision: Decision = { ...someDecision(), ...parts }
  const checked = checkDecision(decision, context)
  const outcome = turnOutcome(decision, checked)
  return { outcome, stock: stockMentioned(decision, checked, outcome) }
}
const cart = (quantity: number) => [{ productId: blanket.id, quantity }]
const priced = waiting({ reply: 'The Nakshi Kantha is {{price:1}}.' })
const now = (changes: Partial<AgentProduct>) =>
  someContext({ settings, products: [{ ...counted, ...changes }, honey] })
const withTactics = (changes: Partial<typeof tactics>) =>
  someContext({
    settings: someSettings({ tactics: { ...tactics, ...changes } }),
    products: [counted, honey],
  })

it('an answer that waited may go out while all that it tells still counts [AG-06, AG-25]', () => {
  for (const parts of [
    { reply: 'The Nakshi Kantha is {{price:1}}.' },
    { reply: 'Selling out fast!', usedLines: [1], cards: ['auto-fee', 'returns', 'auto-left-1'] },
    { reply: 'Together {{discount_percent}} off.', cart: cart(2) },
  ])
    expect(whyOutdated(waiting(parts), shop)).toBeNull()
})

it('an area’s fee that was stated has changed; an order that was placed keeps its own [AG-20, AG-25]', () => {
  const areas = (fee: number) => ({
    settings: someSettings({
      tactics: { deliveryAreas: [{ id: 'area-1', name: 'Outside Dhaka', fee }] },
    }),
  })
  const waits = waiting({ reply: 'It is {{delivery_fee:area-1}}.' }, someContext(areas(120)))
  expect(whyOutdated(waits, someContext(areas(120)))).toBeNull()
  expect(whyOutdated(waits, someContext(areas(130)))).toEqual({
    code: 'draft_words_changed',
    params: { words: 'Outside Dhaka: ৳120' },
  })
  const request = { wish: 'change', number: 'PAL-000007', hash: 'x' } as const
  const placed = { ...waits, outcome: { ...waits.outcome, request } }
  expect(whyOutdated(placed, someContext(areas(130)))).toBeNull()
})

it('says what has changed since an answer was written [AG-06, AG-25]', () => {
  expect(whyOutdated(priced, now({ priceMinor: 130_000 }))).toEqual({
    code: 'draft_price_changed',
    params: { product: 'Nakshi Kantha', from: '৳1,200', to: '৳1,300' },
  })
  expect(whyOutdated(priced, now({ description: 'Cotton' }))?.code).toBe('draft_product_changed')
  expect(whyOutdated(priced, someContext({ settings, products: [honey] }))?.code).toBe(
    'draft_product_gone',
  )
  expect(whyOutdated(priced, null)?.code).toBe('draft_product_gone')
  const fee = waiting({ reply: '', cards: ['auto-fee'] })
  expect(whyOutdated(fee, withTactics({ deliveryFee: 80 }))).toEqual({
    code: 'draft_fee_changed',
    params: { from: '৳60', to: '৳80' },
  })
  const back = waiting({ reply: '', cards: ['returns'] })
  expect(whyOutdated(back, withTactics({ cards: [returns('Within 3 days.')] }))).toEqual({
    code: 'draft_words_changed',
    params: { words: 'You can return it within 7 days.' },
  })
  const line = waiting({ reply: 'Selling out fast!', usedLines: [1] })
  expect(whyOutdated(line, withTactics({ fomoMessages: [] }))?.code).toBe('draft_words_changed')
  const bundle = waiting({ reply: '{{discount_percent}} off.' })
  expect(whyOutdated(bundle, withTactics({ bundleDiscountPercent: 5 }))?.code).toBe(
    'draft_terms_changed',
  )
  const campaign = { ...someCampaign, offerEndsAt: shop.now + 86_400_000 }
  const ends = waiting({ reply: 'It ends {{offer_ends}}.' }, { ...shop, campaign })
  expect(whyOutdated(ends, { ...shop, campaign })).toBeNull()
  expect(whyOutdated(ends, { ...shop, campaign, now: campaign.offerEndsAt })?.code).toBe(
    'draft_terms_changed',
  )
  expect(whyOutdated(waiting({ reply: 'Hello!' }), null)).toBeNull()
})

it('says that what it offers can no longer be had, or that another number is left [AG-06, AG-25]', () => {
  const changed = { code: 'draft_stock_changed', params: { product: 'Nakshi Kantha' } }
  expect(whyOutdated(priced, now({ inStock: false }))).toEqual(changed)
  expect(whyOutdated(priced, now({ stockCount: 1 }))).toBeNull()
  const two = waiting({ reply: 'Two of them?', cart: cart(2) })
  expect(whyOutdated(two, now({ stockCount: 1 }))).toEqual(changed)
  const left = waiting({ reply: '', cards: ['auto-left-1'] })
  expect(whyOutdated(left, now({ stockCount: 2 }))).toEqual(changed)
  // It said so itself.
  const soldOut = now({ inStock: false })
  expect(
    whyOutdated(waiting({ reply: 'Sold out. It was {{price:1}}.' }, soldOut), soldOut),
  ).toBeNull()
})

it('an order that was placed keeps the price that it was placed at [AG-06, AG-25]', () => {
  const order = someOrder({
    items: [{ productId: 1, name: blanket.name, quantity: 1, unitPriceMinor: 50_000 }],
  })
  const context = {
    ...shop,
    products: [{ ...counted, lowestPriceMinor: 100_000 }, honey],
    orders: [order],
    customer: { name: 'Rahima', phone: '01711123456', address: '12 Lake Road', language: 'en' },
    history: turns(['customer', 'hi'], ['agent', 'Hello'], ['customer', 'Two of them please']),
  }
  const change = waiting(
    { reply: 'Like this? {{summary}}', afterSale: 'change', cart: cart(2) },
    context,
  )
  expect(change.outcome.request).not.toBeNull()
  expect(change.outcome.statedFacts).toContainEqual({
    kind: 'agreed_price',
    productId: 1,
    value: 50_000,
  })
  expect(whyOutdated(change, context)).toBeNull()
})

it('words of the seller’s own tell what of the answer they still hold [AG-26]', () => {
  const answer = waiting({
    reply: 'The Nakshi Kantha is {{price:1}}, with {{discount_percent}} off for two.',
    cards: ['auto-fee', 'returns'],
    cart: cart(2),
  })
  const stated = (words: string) =>
    factsStillStated(answer.outcome, words, shop)
      .map(({ kind, card }) => card ?? kind)
      .toSorted()
  expect(stated('Dear, the kantha is ৳1,200.')).toEqual(['price', 'product'])
  expect(stated('Both for ৳2,400, dear')).toEqual(['price', 'product'])
  expect(stated('The Nakshi Kantha is ৳1,100 for you.')).toEqual(['product'])
  expect(stated('Delivery is ৳60. You can return it within 7 days!')).toEqual([
    'delivery_fee',
    'returns',
  ])
  expect(stated('You get 10% off.')).toEqual(['discount'])
  expect(stated('One moment, please.')).toEqual([])
  expect(factsStillStated(answer.outcome, 'It is ৳1,200.', null)).toEqual([])
  const campaign = { ...someCampaign, offerEndsAt: shop.now + 86_400_000 }
  const context = { ...shop, campaign }
  const ends = waiting({ reply: 'It ends {{offer_ends}}.' }, context)
  const [day] = ends.outcome.parts[0].text.match(/Jan \d, 1970.*[AP]M/) ?? []
  expect(factsStillStated(ends.outcome, `Hurry, until ${day}!`, context)).toHaveLength(1)
  expect(factsStillStated(ends.outcome, 'Hurry!', context)).toEqual([])
})

import { expect, it } from 'vitest'

import type { Card } from '../../contract/settings.ts'
import {
  blanket,
  honey,
  someCampaign,
  someContext,
  someDecision,
  someSettings,
  turns,
} from '../../testing/agent-context.ts'
import { checkDecision } from '../checks/checks.ts'
import type { AgentContext } from '../context/context.ts'
import type { Decision } from '../decision/decision.ts'
import { type StatedFact, factNow, statedFacts } from './stated-facts.ts'
import { turnOutcome } from './turn-outcome.ts'

const card = (id: string, ...texts: string[]): Card => ({
  id,
  subject: 'returns',
  texts: texts.map((text, at) => ({ language: at === 0 ? 'en' : 'bn', text })),
  areas: [],
  until: null,
})
const cards = [
  card('returns', 'You can return it within 7 days.', '৭ দিনের মধ্যে ফেরত দেওয়া যায়।'),
  card('delivery', 'We deliver for {fee}.'),
]
const tactics = { cards, fomoMessages: ['Selling out fast!'], fomoEnabled: true, deliveryFee: 60 }
const settings = someSettings({ tactics })

function stated(parts: Partial<Decision>, more: Partial<AgentContext> = {}): string[] {
  const context = someContext({ settings, ...more })
  const decision = someDecision(parts)
  const checked = checkDecision(decision, context)
  return statedFacts(decision, checked.step, checked.context).map(brief).toSorted()
}
const brief = ({ kind, productId, value, card: id }: StatedFact) =>
  [kind, productId || null, id, value].filter((part) => part != null).join(' ')
const product = (id: number, name: string) => `product ${id} ${name}`
const blanketNamed = product(1, 'Nakshi Kantha')

it('a price tells of its product; a product that is only named tells of itself [AG-26]', () => {
  expect(stated({ reply: 'It is {{price:1}}.' })).toEqual(['price 1 120000', blanketNamed])
  expect(stated({ reply: 'Our Nakshi Kantha is sewn by hand.' })).toEqual([blanketNamed])
  expect(stated({ reply: 'You are welcome.' })).toEqual([])
})

it('whoever is sent a picture was shown the product, where there is one [AG-26]', () => {
  const photographed = { ...blanket, imageUrl: 'https://shop.example/kantha.jpg' }
  const reply = 'Here it is.'
  expect(stated({ reply, photoOf: 1 }, { products: [photographed] })).toEqual([blanketNamed])
  expect(stated({ reply, photoOf: 1 })).toEqual([])
})

it('a product is what the agent knows of it: name, description, features [AG-26]', () => {
  const wool = { ...blanket, description: 'Pure wool', features: ['warm', 'washable'] }
  expect(stated({ reply: 'The Nakshi Kantha?' }, { products: [wool] })).toEqual([
    product(1, 'Nakshi Kantha · Pure wool · warm · washable'),
  ])
})

it('a card is stated in its words and language, with what the program filled in there [AG-26]', () => {
  const reply = 'Sure.'
  expect(stated({ reply, cards: ['returns'] })).toEqual([
    'card returns You can return it within 7 days.',
  ])
  expect(stated({ reply: 'অবশ্যই।', language: 'bn', cards: ['returns'] })).toEqual([
    'card returns ৭ দিনের মধ্যে ফেরত দেওয়া যায়।',
  ])
  const filled = ['card delivery We deliver for ৳60.', 'delivery_fee 6000']
  expect(stated({ reply, cards: ['delivery'] })).toEqual(filled)
  expect(stated({ reply, cards: ['no-such-card'] })).toEqual([])
})

it('a card of the program tells the setting or the product that it is made of [AG-26]', () => {
  const reply = 'Sure.'
  expect(stated({ reply, cards: ['auto-fee'] })).toEqual(['delivery_fee 6000'])
  const campaign = { ...someCampaign, offerEndsAt: 7_200_000, strategies: { urgency: true } }
  expect(stated({ reply, cards: ['auto-offer-end'] }, { campaign })).toEqual(['offer_end 7200000'])
  const few = { ...blanket, stockCount: 2 }
  expect(stated({ reply, cards: ['auto-left-1'] }, { products: [few] })).toEqual([blanketNamed])
})

it('what the program says beside the reply is stated, too: a true price, an add-on [AG-26]', () => {
  const history = turns(['customer', 'hi'], ['agent', 'Hello'], ['customer', '500 taka?'])
  const cart = [{ productId: 1, quantity: 1 }]
  expect(stated({ reply: 'Deal!', cart }, { history })).toEqual(['price 1 120000', blanketNamed])
  const addOn = { ...honey, productType: 'upsell' as const }
  const upsells = someSettings({ tactics: { upsellEnabled: true } })
  expect(
    stated({ reply: 'Good.', cart }, { settings: upsells, products: [blanket, addOn] }),
  ).toEqual(['price 2 65050', product(2, 'Honey 500 g')])
})

it('in strict mode what was chosen is stated, and no word of a reply [AG-23, AG-26]', () => {
  const strict = someSettings({ ai: { strictMode: true }, tactics })
  const chosen = { reply: 'The Honey 500 g is {{price:2}}.', say: ['product:1'] }
  expect(stated(chosen, { settings: strict })).toEqual(['price 1 120000', blanketNamed])
  const about = { ...blanket, description: 'Sewn by hand' }
  expect(stated({ say: ['about:1'] }, { settings: strict, products: [about] })).toEqual([
    product(1, 'Nakshi Kantha · Sewn by hand'),
  ])
})

it('a ready line that the agent says it used was stated [AG-26]', () => {
  expect(stated({ reply: 'Selling out fast!', usedLines: [1] })).toEqual(['line Selling out fast!'])
})

it('tells a fee, free delivery, a discount or an end where the shop has it, and nowhere else [AG-26]', () => {
  const reply = '{{delivery_fee}}, {{free_delivery_from}}, {{discount_percent}}, {{offer_ends}}'
  const terms = {
    deliveryFee: 60,
    freeDeliveryEnabled: true,
    freeDeliveryThreshold: 1_000,
    bundleDiscountEnabled: true,
    bundleDiscountPercent: 10,
  }
  const campaign = { ...someCampaign, offerEndsAt: 7_200_000 }
  expect(stated({ reply }, { settings: someSettings({ tactics: terms }), campaign })).toEqual([
    'delivery_fee 6000',
    'discount 10',
    'free_delivery_from 100000',
    'offer_end 7200000',
  ])
  const off = { ...terms, freeDeliveryEnabled: false, bundleDiscountEnabled: false }
  // The settings' fee is in another currency than the campaign's, and its offer is over.
  const abroad = { ...someCampaign, currency: 'EUR', offerEndsAt: 1_800_000 }
  expect(stated({ reply }, { settings: someSettings({ tactics: off }), campaign: abroad })).toEqual(
    [],
  )
})

it('tells each fact once, in whichever digits it is named [AG-26]', () => {
  expect(stated({ reply: 'It is {{price:১}}.' })).toEqual(['price 1 120000', blanketNamed])
  expect(stated({ reply: 'It is {{price:1}}. Yes, {{ price:1 }}.' })).toEqual([
    'price 1 120000',
    blanketNamed,
  ])
})

it('a summary tells what is in it: asked for, offered, or of the order that is placed [AG-26]', () => {
  const known = { name: 'Mina Akter', phone: '01712345678', address: 'House 12', language: null }
  const bundle = { bundleDiscountEnabled: true, bundleDiscountPercent: 10 }
  const shop = { settings: someSettings({ tactics: { ...tactics, ...bundle } }) }
  const cart = [
    { productId: 1, quantity: 1 },
    { productId: 2, quantity: 1 },
  ]
  const summary = [
    'delivery_fee 6000',
    'discount 10',
    'price 1 120000',
    'price 2 65050',
    blanketNamed,
    product(2, 'Honey 500 g'),
  ]
  expect(stated({ reply: 'So far: {{summary}}', cart }, shop)).toEqual(summary)
  expect(stated({ reply: 'So far so good.', cart }, shop)).toEqual([])

  const ask = { reply: 'Shall I?', cart, order: 'ask' } as const
  const offering = { ...shop, customer: known }
  expect(stated(ask, offering)).toEqual(summary)
  const { step } = checkDecision(someDecision(ask), someContext(offering))
  if (step.kind !== 'offer') throw new Error('no offer')
  const confirmed = {
    ...offering,
    cart,
    offer: { hash: step.hash, shownAt: 120_000 },
    history: turns(['customer', 'both'], ['agent', 'Shall I?'], ['customer', 'yes']),
  }
  expect(stated({ reply: 'Thank you!', cart, order: 'place' }, confirmed)).toEqual(summary)
})

it('a price that was bargained for is stated as one of its own; the one that it stays at is the shop’s [AG-26, SE-06]', () => {
  const asking = (lowestPriceMinor: number | null, more: Partial<AgentContext> = {}) => ({
    products: [{ ...blanket, lowestPriceMinor }],
    settings: someSettings({ tactics, flow: { priceNegotiation: true } }),
    history: turns(['customer', 'hi'], ['agent', 'Hello'], ['customer', 'Any discount?']),
    now: 120_000,
    ...more,
  })
  const wish = { reply: 'Let me see.', cheaper: 1 }
  expect(stated(wish, asking(100_000))).toEqual(['agreed_price 1 110000', blanketNamed])
  expect(stated({ reply: 'It is {{price:1}}.', cheaper: 1 }, asking(100_000))).toEqual([
    'agreed_price 1 110000',
    blanketNamed,
  ])
  const concessions = [{ productId: 1, priceMinor: 110_000, steps: 1, at: 60_000 }]
  const later = asking(100_000, { concessions, history: turns(['customer', 'And the price?']) })
  expect(stated({ reply: 'For you it is {{price:1}}.' }, later)).toEqual([
    'agreed_price 1 110000',
    blanketNamed,
  ])
  expect(stated(wish, asking(null))).toEqual(['price 1 120000', blanketNamed])
})

it('what an answer was made from says what it stated: also where it fell back to strict mode [AG-23, AG-26]', () => {
  const decision = { ...someDecision({ reply: '' }), say: ['product:1'] }
  const strict = { ...settings, ai: { ...settings.ai, strictMode: true } }
  const { statedFacts: facts } = turnOutcome(
    decision,
    checkDecision(decision, someContext({ settings: strict })),
  )
  expect(facts.map(brief)).toContain('price 1 120000')
})

it('knows what it would tell now, and whether it still would [AG-26]', () => {
  const now = (
    kind: StatedFact['kind'],
    value: StatedFact['value'],
    more: Partial<StatedFact> = {},
  ) => factNow({ kind, productId: 0, value, ...more }, someContext({ settings }))
  const returns = { card: 'returns' }
  expect(now('card', 'You can return it within 9 days.', returns)).toBe(
    'You can return it within 7 days.',
  )
  expect(now('card', '৭ দিনের মধ্যে ফেরত দেওয়া যায়।', returns)).toBe('৭ দিনের মধ্যে ফেরত দেওয়া যায়।')
  expect(now('card', 'We are open on Fridays.', { card: 'hours' })).toBeNull()
  expect(now('product', 'Kantha', { productId: 1 })).toBe('Nakshi Kantha')
  expect(now('product', 'Lamp', { productId: 9 })).toBeNull()
  expect(now('price', 1, { productId: 1 })).toBe(120_000)
  const agreed = (value: number, lowestPriceMinor: number) =>
    factNow(
      { kind: 'agreed_price', productId: 1, value },
      someContext({ products: [{ ...blanket, lowestPriceMinor }] }),
    )
  expect([agreed(110_000, 100_000), agreed(10_000, 100_000)]).toEqual([110_000, 100_000])
  expect(now('line', 'Selling out fast!')).toBe('Selling out fast!')
  expect(now('line', 'Only today!')).toBeNull()
  const lines = { urgencyMessages: ['Only today!'], upsellMessages: ['A candle, too?'] }
  const others = someContext({ settings: someSettings({ tactics: lines }) })
  const lineNow = (value: string) => factNow({ kind: 'line', productId: 0, value }, others)
  expect(['Only today!', 'A candle, too?', 'Selling out fast!'].map(lineNow)).toEqual([
    'Only today!',
    'A candle, too?',
    null,
  ])
  expect(now('delivery_fee', 1)).toBe(6_000)
})

it('the fee of an area is stated with its place, and found by what it is now [AG-20, AG-26]', () => {
  const deliveryAreas = [{ id: 'area-1', name: 'Outside Dhaka', fee: 120 }]
  const withAreas = (parts: object = {}) =>
    someSettings({ tactics: { cards, deliveryFee: 60, deliveryAreas, ...parts } })
  const around = { settings: withAreas() }
  const outside = 'card auto-fee-area-1 Outside Dhaka: ৳120'
  expect(stated({ reply: 'There it is {{delivery_fee:area-1}}.' }, around)).toEqual([outside])
  expect(stated({ reply: 'It is {{delivery_fee:elsewhere}}.' }, around)).toEqual([
    'delivery_fee 6000',
  ])
  const both = [outside, 'delivery_fee 6000']
  expect(stated({ reply: 'It is {{delivery_fee}}.' }, around)).toEqual(both)
  expect(stated({ reply: 'It is {{delivery_fee}}.', deliveryArea: 'area-1' }, around)).toEqual([
    outside,
  ])
  expect(stated({ cards: ['auto-fee'] }, around)).toEqual(both)
  const summary = { reply: '{{summary}}', cart: [{ productId: 1, quantity: 1 }] }
  const ordered = ['price 1 120000', blanketNamed]
  expect(stated(summary, around)).toEqual([...both, ...ordered])
  expect(stated({ ...summary, deliveryArea: 'area-1' }, around)).toEqual([outside, ...ordered])

  const fact = {
    kind: 'card',
    productId: 0,
    card: 'auto-fee-area-1',
    value: 'Outside Dhaka: ৳120',
  } as const
  const now = (parts: object) => factNow(fact, someContext({ settings: withAreas(parts) }))
  expect(now({})).toBe(fact.value)
  const dearer = [{ id: 'area-1', name: 'Outside Dhaka', fee: 130 }]
  expect(now({ deliveryAreas: dearer })).toBe('Outside Dhaka: ৳130')
  expect(now({ deliveryAreas: [] })).toBeNull()
  const plain = { kind: 'delivery_fee', productId: 0, value: 5_000 } as const
  expect(factNow(plain, someContext(around))).toBe(6_000)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'

import { currencyCodes } from '../../domain/currency.ts'
import { latinDigits } from '../../domain/digits.ts'
import { conversationStages } from '../../domain/entities.ts'
import { formatMoney, toMajor } from '../../domain/money.ts'
import {
  someCampaign,
  someContext,
  someDecision,
  someProduct,
  someSettings,
  turns,
} from '../../testing/agent-context.ts'
import { findAmounts } from '../context/amounts.ts'
import { type AgentContext, hasStock } from '../context/context.ts'
import { decideOrder } from '../decision/order-step.ts'
import { readDecision } from '../decision/read-decision.ts'
import { checkDecision } from './checks.ts'

const fee = 6_000
const areaFee = 12_300
const deliveryAreas = [{ id: 'area-1', name: 'Outside Dhaka', fee: toMajor(areaFee) }]
const names = ['Nakshi Kantha', 'Clay Pot', 'Brass Lamp'] as const
const known = { name: 'Mina Akter', phone: '01712345678', address: 'House 12, Road 5, Dhaka' }
const details = `I am ${known.name}, ${known.phone}, ${known.address}`

const shop = fc
  .record({
    currency: fc.constantFrom(...currencyCodes),
    prices: fc.tuple(
      fc.integer({ min: 100, max: 9_000_000 }),
      fc.integer({ min: 100, max: 9_000_000 }),
      fc.integer({ min: 100, max: 9_000_000 }),
    ),
    stock: fc.constantFrom(0, 1, 3, 50, null, null),
    bundle: fc.boolean(),
    hasAreas: fc.boolean(),
    percent: fc.constantFrom(7.5, 10, 33.333),
    said: fc.constantFrom('yes', 'yes', 'হ্যাঁ', 'hello', 'yes if it is 500', 'হ্যাঁ', 'no', ''),
    knows: fc.oneof(
      { weight: 3, arbitrary: fc.constant(['name', 'phone', 'address'] as const) },
      { weight: 1, arbitrary: fc.subarray(['name', 'phone', 'address'] as const) },
    ),
  })
  .map(({ currency, prices, stock, bundle, hasAreas, percent, said, knows }): AgentContext => {
    const products = names.map((name, at) => ({
      ...someProduct(at + 1, name, prices[at] ?? 100),
      stockCount: stock,
    }))
    const base = someContext({
      settings: someSettings({
        company: { defaultCurrency: currency },
        tactics: {
          deliveryFee: toMajor(fee),
          deliveryAreas: hasAreas ? deliveryAreas : [],
          bundleDiscountEnabled: bundle,
          bundleDiscountPercent: percent,
        },
      }),
      campaign: { ...someCampaign, currency },
      products,
      customer: {
        name: knows.includes('name') ? known.name : null,
        phone: knows.includes('phone') ? known.phone : null,
        address: knows.includes('address') ? known.address : null,
        language: null,
      },
      cart: [{ productId: 1, quantity: 2 }],
      deliveryArea: hasAreas ? 'area-1' : null,
      history: turns(['customer', details], ['agent', 'Here it is'], ['customer', said]),
    })
    const asked = { ...blank, cart: [...base.cart], order: 'ask' as const }
    const step = decideOrder(asked, base)
    return step.kind === 'offer' ? { ...base, offer: { hash: step.hash, shownAt: 120_000 } } : base
  })

const blank = someDecision({ reply: '' })

const number = fc.integer({ min: 2, max: 99_999 }).map(String)
const digits = ['0123456789', '০১২৩৪৫৬৭৮৯', '٠١٢٣٤٥٦٧٨٩', '０１２３４５６７８９', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗']
const inScript = fc
  .tuple(number, fc.constantFrom(...digits.map((ten) => Array.from(ten))))
  .map(([written, ten]) => Array.from(written, (digit) => ten[Number(digit)] ?? '').join(''))
const harmless = fc.constantFrom(
  'Hello',
  'the Nakshi Kantha',
  'is here',
  'for you',
  '.',
  ',',
  'Yes!',
  'deal',
  'দাম',
  '{{price:1}}',
  '{{price:2}}',
  '{{delivery_fee}}',
  '{{delivery_fee:area-1}}',
)
const risky = fc.oneof(
  fc.constantFrom(
    'taka',
    '৳',
    '$',
    'EUR',
    '%',
    'off',
    'nineteen',
    'পাঁচশ',
    'zwanzig',
    '{{price:9}}',
    '{{total}}',
    '{{summary}}',
    '{{order}}',
    '{{discount_percent}}',
    '{{free_delivery_from}}',
    '{{',
    '}}',
  ),
  inScript,
  inScript.map((written) => `৳${written}`),
  inScript.map((written) => `${written} taka`),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
)
const piece = fc.oneof({ weight: 6, arbitrary: harmless }, { weight: 1, arbitrary: risky })
const reply = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(' '))

const fitting = fc.record({
  ...Object.fromEntries(Object.entries(blank).map(([name, value]) => [name, fc.constant(value)])),
  reply,
  language: fc.constantFrom('en', 'bn', 'xx', '', 'de-DE'),
  stage: fc.constantFrom(...conversationStages),
  customer: fc.record({
    name: fc.constantFrom(null, known.name, 'Eve'),
    phone: fc.constantFrom(null, known.phone, '01999999999'),
    address: fc.constantFrom(null, known.address, '1 Elsewhere'),
  }),
  cart: fc.array(
    fc.record({
      productId: fc.constantFrom(1, 1, 2, 3, 9),
      quantity: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 2 },
  ),
  order: fc.constantFrom('none', 'ask', 'place'),
  deliveryArea: fc.constantFrom(null, null, 'area-1', 'elsewhere', 'area-9'),
  confirmationQuote: fc.constantFrom(null, 'yes'),
  photoOf: fc.constantFrom(null, null, null, 1, 9),
  handOver: fc.constantFrom(false, false, false, true),
})
const malformed = fc.oneof(
  fc.json(),
  fc.string(),
  fitting.map((decision) => JSON.stringify(decision).slice(0, -7)),
  fc
    .tuple(fitting, fc.constantFrom(...Object.keys(blank)), fc.jsonValue())
    .map(([decision, name, value]) => JSON.stringify({ ...decision, [name]: value })),
)
const sent = fc.oneof(
  { weight: 3, arbitrary: fitting.map((decision) => JSON.stringify(decision)) },
  { weight: 1, arbitrary: malformed },
)

const digitRuns = (text: string) => latinDigits(text.normalize('NFKC')).match(/\d+/g) ?? []
/** The same each time: how much is seen is counted, too. */
const each = { numRuns: 300, seed: 20_261_122 }

it('whatever the model sends, the message holds no amount and no number that cannot be derived [AG-06, AG-21]', () => {
  let seen = 0
  fc.assert(
    fc.property(shop, sent, (context, answer) => {
      const read = readDecision(answer, context)
      if (!read.ok) return
      const { sendable, reply: message, step } = checkDecision(read.decision, context)
      if (!sendable) return
      seen += 1
      const { draft } = step
      const { currency } = context.campaign
      const amounts = [
        ...context.products.map(({ priceMinor }) => priceMinor),
        ...draft.lines.map(({ totalMinor }) => totalMinor),
        draft.totals.subtotal,
        draft.totals.discount,
        draft.totals.total,
        fee,
        ...(context.settings.tactics.deliveryAreas.length > 0 ? [areaFee] : []),
      ]
      const { bundleDiscountPercent } = context.settings.tactics
      const derivable = new Set(
        [
          ...amounts.map((minor) => formatMoney(minor, currency)),
          ...draft.lines.map(({ quantity }) => String(quantity)),
          ...context.cart.map(({ quantity }) => String(quantity)),
          known.phone,
          draft.customer.phone ?? '',
          known.address,
          String(bundleDiscountPercent),
          // Two different products make a bundle.
          '2',
        ].flatMap(digitRuns),
      )
      expect(digitRuns(message).filter((run) => !derivable.has(run))).toEqual([])
      const right = new Set(amounts)
      const wrong = findAmounts(message, currency).filter(
        ({ minor }) => minor.length > 0 && !minor.some((one) => right.has(one)),
      )
      expect(wrong).toEqual([])
    }),
    each,
  )
  expect(seen).toBeGreaterThan(15)
})

it('no order without stock, name, phone, address and the customer’s yes to exactly it; its total is exact in five currencies [AG-05]', () => {
  let placed = 0
  fc.assert(
    fc.property(shop, sent, (context, answer) => {
      const read = readDecision(answer, context)
      if (!read.ok) return
      const { step } = checkDecision(read.decision, context)
      const { draft } = step
      const { tactics } = context.settings
      const sum = draft.lines.reduce(
        (all, { unitPriceMinor, quantity }) => all + BigInt(unitPriceMinor) * BigInt(quantity),
        0n,
      )
      const isBundle = new Set(draft.lines.map(({ productId }) => productId)).size > 1
      const thousandths = BigInt(Math.round(tactics.bundleDiscountPercent * 1_000))
      const off =
        isBundle && tactics.bundleDiscountEnabled ? (sum * thousandths + 50_000n) / 100_000n : 0n
      const isOpen = tactics.deliveryAreas.length > 0 && draft.area === null
      const delivery = isOpen ? 0 : draft.area?.id === 'area-1' ? areaFee : fee
      const total = sum - off + (draft.lines.length > 0 ? BigInt(delivery) : 0n)
      expect([BigInt(draft.totals.discount), BigInt(draft.totals.total)]).toEqual([off, total])
      if (step.kind !== 'place') return
      placed += 1
      expect(isOpen).toBe(false)
      expect(['yes', 'হ্যাঁ']).toContain(step.confirmedBy.text)
      expect(draft.customer).toMatchObject(known)
      for (const { productId, quantity, unitPriceMinor } of draft.lines) {
        const product = context.products.find(({ id }) => id === productId)
        expect(product && hasStock(product, quantity)).toBe(true)
        expect(unitPriceMinor).toBe(product?.priceMinor)
      }
      expect(draft.lines.map(({ productId, quantity }) => ({ productId, quantity }))).toEqual(
        context.cart,
      )
    }),
    each,
  )
  expect(placed).toBeGreaterThan(0)
})

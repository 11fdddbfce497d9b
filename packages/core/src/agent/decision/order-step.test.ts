import fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  blanket,
  honey,
  someCampaign,
  someContext,
  someDecision,
  someOrder,
  someProduct,
  someSettings,
  turns,
} from '../../testing/agent-context.ts'
import { checkDecision } from '../checks/checks.ts'
import type { AgentContext, Turn } from '../context/context.ts'
import type { Decision } from './decision.ts'
import { decideOrder, lacksPhone, nextStage } from './order-step.ts'

const details = 'I am Mina Akter, 01712345678, House 12, Road 5, Dhanmondi, Dhaka'
const customer = {
  name: 'Mina Akter',
  phone: '01712345678',
  address: 'House 12, Road 5, Dhanmondi, Dhaka',
}
const before = turns(['customer', 'one kantha please'], ['agent', 'Sure'], ['customer', details])
const asked = someDecision({
  reply: 'Shall I?',
  customer,
  cart: [{ productId: 1, quantity: 1 }],
  order: 'ask',
})
const offer = decideOrder(asked, someContext({ history: before }))
const hash = offer.kind === 'offer' ? offer.hash : ''

const shownAt = before.length * 60_000 + 60_000

/** The conversation continues after the summary was shown. */
function after(...texts: readonly string[]): AgentContext {
  const said: Turn[] = texts.map((text, index) => ({
    author: 'customer',
    text,
    at: shownAt + (index + 1) * 1_000,
  }))
  const summary: Turn = { author: 'agent', text: 'Total: ৳1,200. Shall I?', at: shownAt }
  return someContext({
    history: [...before, summary, ...said],
    offer: { hash, shownAt },
  })
}
const place = (quote: string | null, parts: Partial<Decision> = {}) =>
  someDecision({
    cart: asked.cart,
    customer,
    order: 'place',
    confirmationQuote: quote,
    ...parts,
  })
const kind = (decision: Decision, context: AgentContext) => decideOrder(decision, context).kind

it('shows an offer first, with the total that the program computed [AG-05]', () => {
  expect(offer).toMatchObject({ kind: 'offer', draft: { totals: { total: 120_000 } } })
  expect(kind(place('yes'), someContext({ history: before }))).toBe('offer')
})

it('places the order that was shown after a clear yes, in any language [AG-05]', () => {
  for (const [text, quote] of [
    ['yes', 'yes'],
    ['Yes, please confirm!', 'yes please confirm'],
    ['ok', 'OK'],
    ['হ্যাঁ, কনফার্ম করুন', 'হ্যাঁ'],
    ['ji apu confirm koren', 'confirm koren'],
    ['নিব', 'নিব'],
    ['نعم', 'نعم'],
    ['👍', '👍'],
    // Whatever the model makes of it.
    ['Confirm', null],
    ['Yes, place order', 'no'],
  ] as const) {
    const step = decideOrder(place(quote), after(text))
    expect(step.kind, text).toBe('place')
    expect(step.kind === 'place' && step.confirmedBy.text).toBe(text)
  }
})

it('takes no yes that the customer did not write after the offer [AG-05, AG-07]', () => {
  for (const [quote, ...texts] of [
    ['yes', 'how long does it take'],
    ['yes', 'yesterday I saw another'],
    ['one kantha please', 'nice'],
    ['Shall I', 'hm'],
    ['yes', 'yes?'],
    ['confirm', 'don’t confirm yet'],
    ['confirm', 'confirm korben na'],
    ['কনফার্ম', 'কনফার্ম করবেন না'],
    ['ok', 'is it ok for kids?'],
    ['no', 'no'],
    ['yes', 'yes', 'wait, cancel it'],
    ['Yes', 'Yes. And please do not call before five'],
    ['yes', 'Yes, if you make it one dollar'],
  ] as const)
    expect(kind(place(quote), after(...texts)), `${quote}: ${texts.join(' / ')}`).toBe('offer')
  const said = after('hm')
  const fromAgent = {
    ...said,
    history: [...said.history, { author: 'agent', text: 'yes', at: shownAt + 5_000 } as const],
  }
  expect(kind(place('yes'), fromAgent)).toBe('offer')
})

it('offers again when anything differs from what was shown [AG-05]', () => {
  const yes = after('yes')
  const dearer = { ...yes, products: [{ ...blanket, priceMinor: 130_000 }, honey] }
  const settings = someSettings({ tactics: { deliveryFee: 60 } })
  const steps = [
    decideOrder(place('yes', { cart: [{ productId: 1, quantity: 2 }] }), yes),
    decideOrder(place('yes', { cart: [{ productId: 2, quantity: 1 }] }), yes),
    decideOrder(place('yes'), dearer),
    decideOrder(place('yes'), { ...yes, settings }),
    decideOrder(place('yes', { customer: { ...customer, address: 'House 5, Road 12' } }), yes),
  ]
  for (const step of steps) expect(step).toMatchObject({ kind: 'offer', unconfirmed: 'changed' })
  const shown = { cart: asked.cart, customer: offer.draft.customer }
  expect(decideOrder(place('yes'), { ...dearer, ...shown })).toMatchObject({ overtaken: true })
  expect(decideOrder(place('yes'), { ...dearer, ...shown, offer: null })).toMatchObject({
    overtaken: false,
  })
  // A model that says nothing of what was shown takes nothing out of it.
  expect(decideOrder(someDecision(), { ...dearer, ...shown })).toMatchObject({
    kind: 'offer',
    overtaken: true,
    draft: { lines: [{ productId: 1, unitPriceMinor: 130_000 }] },
  })
  const tidied = {
    ...customer,
    phone: '+8801712345678',
    address: 'house 12 road 5 Dhanmondi Dhaka',
  }
  expect(kind(place('yes', { customer: tidied }), yes)).toBe('place')
})

it('a yes places what was shown, whatever the model makes of the cart; what is no yes keeps it open [AG-05, AG-29]', () => {
  const stored = { cart: asked.cart, customer: { ...customer, language: 'en' } }
  const yes = { ...after('yes'), ...stored }
  expect(decideOrder(someDecision({ cart: [] }), yes)).toMatchObject({
    kind: 'place',
    draft: { totals: { total: 120_000 } },
  })
  const other = someDecision({ cart: [{ productId: 2, quantity: 9 }], order: 'ask' })
  expect(decideOrder(other, yes)).toMatchObject({
    kind: 'place',
    draft: { lines: [{ productId: 1 }] },
  })
  const unsure = { ...after('let me think'), ...stored }
  const kept = someDecision({ cart: asked.cart })
  expect(decideOrder(kept, unsure)).toMatchObject({ kind: 'offer', again: true, hash })
  expect(kind(kept, { ...unsure, products: [{ ...blanket, inStock: false }] })).toBe('nothing')
  expect(kind(someDecision({ cart: [] }), unsure)).toBe('nothing')
  expect(kind(kept, { ...after('no thanks'), ...stored })).toBe('nothing')
  expect(kind({ ...kept, handOver: true }, yes)).toBe('nothing')
  // Below a summary that is no longer the open one.
  const turn = { author: 'customer', text: 'Yes', at: shownAt + 5_000, tap: 'pal:yes:0' } as const
  const stale = { ...someContext({ ...stored, offer: null }), history: [...before, turn] }
  expect(decideOrder(kept, stale)).toMatchObject({ kind: 'offer', again: false })
})

it('places nothing that is out of stock, unknown, incomplete or handed over [AG-05]', () => {
  const yes = after('yes')
  const gone = { ...yes, products: [{ ...blanket, inStock: false }] }
  const few = { ...yes, products: [{ ...blanket, stockCount: 0 }] }
  for (const context of [gone, few, { ...yes, products: [honey] }])
    expect(decideOrder(place('yes'), context)).toMatchObject({ kind: 'missing', unavailable: [1] })
  expect(decideOrder(place('yes', { cart: [] }), yes)).toMatchObject({ missing: ['items'] })
  expect(kind(place('yes', { handOver: true }), yes)).toBe('nothing')
  expect(decideOrder(asked, someContext())).toMatchObject({ missing: ['name', 'phone', 'address'] })
})

it('asks for a phone of the customer’s country again where a day was taken for one [AG-04, AG-07]', () => {
  const campaign = { ...someCampaign, currency: 'AED' }
  const missing = (phone: string, country = '') => {
    const history = turns(['customer', `I am Mina Akter, ${phone}, House 12, Road 5, Dubai`])
    const settings = someSettings({ company: { country } })
    const address = 'House 12, Road 5, Dubai'
    const decision = { ...asked, customer: { name: 'Mina Akter', phone, address } }
    return decideOrder(decision, someContext({ campaign, history, settings }))
  }
  expect(missing('20261121')).toMatchObject({ missing: ['phone'] })
  expect(missing('050 123 4567').draft.customer.phone).toBe('0501234567')
  // The country that the seller has named counts before the one of the currency.
  expect(missing('050 123 4567', 'GB')).toMatchObject({ missing: ['phone'] })
  expect(missing('07400 123456', 'GB').draft.customer.phone).toBe('07400123456')
  expect(missing('+880 1712-345678').draft.customer.phone).toBe('+8801712345678')
})

it('collects name, phone and address only from the customer’s own words [AG-04, AG-07]', () => {
  const made = { name: 'Rahim Uddin', phone: '01898765432', address: 'House 9, Road 1, Gulshan' }
  expect(decideOrder({ ...asked, customer: made }, someContext({ history: before }))).toMatchObject(
    {
      kind: 'missing',
      missing: ['name', 'phone', 'address'],
    },
  )
  expect(offer.draft.customer).toEqual({ ...customer, deliveryNote: null, language: 'en' })
  const bengali = turns(['customer', 'আমি মিনা আক্তার, ০১৭১২৩৪৫৬৭৮, বাসা ১২, ধানমন্ডি'])
  const read = { name: 'মিনা আক্তার', phone: '০১৭১২৩৪৫৬৭৮', address: 'বাসা ১২, ধানমন্ডি' }
  const step = decideOrder({ ...asked, customer: read }, someContext({ history: bengali }))
  expect(step.draft.customer).toMatchObject({ ...read, phone: '01712345678' })
  const short = { ...customer, phone: '0171234567' }
  const wrote = turns([
    'customer',
    'I am Mina Akter, 0171234567, House 12, Road 5, Dhanmondi, Dhaka',
  ])
  expect(decideOrder({ ...asked, customer: short }, someContext({ history: wrote }))).toMatchObject(
    {
      missing: ['phone'],
    },
  )
})

it('takes the number that Messenger’s own button sent, and nothing else that a button sends [AG-29]', () => {
  const tapped = (tap: string) => {
    const turn = { author: 'customer', text: tap, at: 5e6, tap } as const
    const history = [...before, { author: 'agent', text: 'Your phone?', at: 4e6 } as const, turn]
    return decideOrder(someDecision(), someContext({ history })).draft.customer.phone
  }
  expect(tapped('+8801898765432')).toBe('8801898765432')
  expect(tapped('01898765432')).toBe('01898765432')
  for (const other of ['pal:yes:01898765432', 'call 01898765432', '12345', '']) {
    expect(tapped(other), other).toBeNull()
  }
})

it('asks with Messenger’s button for a phone only where an order is wanted that has none [AG-29]', () => {
  const lacks = (decision: Decision, context = someContext()) =>
    lacksPhone(decideOrder(decision, context), decision, context)
  const collecting = someDecision({ stage: 'collecting_info' })
  expect(lacks(collecting)).toBe(true)
  expect(lacks({ ...collecting, handOver: true })).toBe(false)
  expect(lacks(someDecision())).toBe(false)
  expect(lacks(asked)).toBe(true)
  expect(lacks(asked, someContext({ history: before }))).toBe(false)
  expect(lacks(collecting, someContext({ customer: { ...customer, language: null } }))).toBe(false)
})

it('keeps what was known where nothing new was learned [AG-04]', () => {
  const known = { ...customer, language: 'bn' }
  const nothing = { name: null, phone: null, address: null }
  const step = decideOrder({ ...asked, customer: nothing }, someContext({ customer: known }))
  expect(step).toMatchObject({ kind: 'offer', draft: { customer } })
})

it('counts a complete summary that is shown unasked as an offer [AG-05]', () => {
  const context = someContext({ history: before })
  expect(kind({ ...asked, order: 'none', reply: 'So far: {{summary}}' }, context)).toBe('offer')
  expect(kind({ ...asked, order: 'none' }, context)).toBe('nothing')
})

it('computes the order from the store: bundle, delivery and trial price [AG-05]', () => {
  const trial = { ...someProduct(4, 'Trial', 50_000), productType: 'trial_pack' as const }
  const settings = someSettings({
    tactics: {
      bundleDiscountEnabled: true,
      deliveryFee: 60,
      freeDeliveryEnabled: true,
      freeDeliveryThreshold: 3_000,
      trialPackEnabled: true,
      trialPackPrice: 299.5,
    },
  })
  const cart = [
    { productId: 1, quantity: 1 },
    { productId: 4, quantity: 1 },
  ]
  const totals = (campaign = someCampaign, some = cart) =>
    decideOrder(
      { ...asked, cart: some },
      someContext({ products: [blanket, trial], settings, campaign }),
    ).draft.totals
  expect(totals()).toEqual({ subtotal: 149_950, discount: 14_995, delivery: 6_000, total: 140_955 })
  const own = { ...someCampaign, hasTrialPack: true, trialPackPriceMinor: 10_000 }
  expect(totals(own).subtotal).toBe(130_000)
  expect(totals(someCampaign, [{ productId: 1, quantity: 3 }]).delivery).toBe(0)
  // The settings' amounts are taka; in dollars neither fee nor trial price counts.
  expect(totals({ ...someCampaign, currency: 'USD' })).toEqual({
    subtotal: 170_000,
    discount: 17_000,
    delivery: 0,
    total: 153_000,
  })
})

it('completes a conversation only with an order [AG-04]', () => {
  const stage = (decision: Decision, context: AgentContext) =>
    nextStage(decision, decideOrder(decision, context), context)
  expect(stage(place('yes'), after('yes'))).toBe('completed')
  expect(stage(place('yes'), after('hm'))).toBe('ready_to_buy')
  expect(stage(asked, someContext())).toBe('collecting_info')
  expect(stage(someDecision({ stage: 'exploring' }), someContext())).toBe('exploring')
  const talked = someContext({ stage: 'exploring' })
  expect(stage(someDecision({ stage: 'completed' }), talked)).toBe('exploring')
})

it('places nothing without the shown offer and a yes, whatever the model answers [AG-05, AG-07]', () => {
  const anyText = fc.oneof(fc.string(), fc.constantFrom('yes', 'no', 'confirm', details, 'হ্যাঁ'))
  fc.assert(
    fc.property(
      fc.record({
        quote: fc.option(anyText, { nil: null }),
        said: fc.array(anyText, { maxLength: 3 }),
        quantity: fc.integer({ min: 1, max: 3 }),
        shown: fc.boolean(),
      }),
      ({ quote, said, quantity, shown }) => {
        const context = after(...said)
        const decision = place(quote, { cart: [{ productId: 1, quantity }] })
        const step = decideOrder(decision, shown ? context : { ...context, offer: null })
        if (step.kind !== 'place') return
        expect(shown && quantity === 1).toBe(true)
        expect(said).toContain(step.confirmedBy.text)
        expect(step.draft.totals.total).toBe(120_000)
      },
    ),
    { seed: 1, numRuns: 500 },
  )
})

it('takes the campaign’s own delivery fee before the settings’, in whatever currency [SE-05, AG-05]', () => {
  const fee = (deliveryFeeMinor: number | null, currency = 'BDT') =>
    decideOrder(
      asked,
      someContext({
        settings: someSettings({ tactics: { deliveryFee: 60 } }),
        campaign: { ...someCampaign, currency, deliveryFeeMinor },
        history: before,
      }),
    ).draft.totals.delivery
  expect([fee(null), fee(9_000), fee(0)]).toEqual([6_000, 9_000, 0])
  expect([fee(null, 'USD'), fee(500, 'USD')]).toEqual([0, 500])
})

it('amounts of Settings are in the default currency: they count for campaigns in it alone [SE-02, SE-05, CU-03]', () => {
  const totals = (defaultCurrency: 'BDT' | 'USD', deliveryFeeMinor: number | null = null) =>
    decideOrder(
      asked,
      someContext({
        history: before,
        settings: someSettings({ company: { defaultCurrency }, tactics: { deliveryFee: 60 } }),
        campaign: { ...someCampaign, currency: 'BDT', deliveryFeeMinor },
      }),
    ).draft.totals
  expect(totals('BDT').delivery).toBe(6_000)
  expect(totals('USD').delivery).toBe(0)
  // The campaign's own fee is in its own currency.
  expect(totals('USD', 8_000).delivery).toBe(8_000)
  expect(totals('BDT', 0).delivery).toBe(0)
})

it('one more yes to what was just ordered, typed or tapped again, offers it no second time [AG-05, AG-29]', () => {
  const { history, ...rest } = after('yes')
  const ordered = someOrder({ number: 'PAL-000009', placedAt: shownAt + 2_000 })
  const spoken = (text: string, at = shownAt + 3_000): Turn => ({ author: 'agent', text, at })
  const said = (text: string, tap?: string): Turn => ({
    author: 'customer',
    text,
    at: shownAt + 9_000,
    ...(tap !== undefined && { tap }),
  })
  const own = [...history, spoken('Your order is placed. Its number is PAL-000009.')]
  const stepOf = (turns: readonly Turn[], parts: Partial<Decision> = {}, orders = [ordered]) =>
    checkDecision(place('yes', parts), { ...rest, offer: null, orders, history: turns }).step.kind
  expect(stepOf([...own, said('yes')])).toBe('after_sale')
  expect(stepOf([...own, said('Yes', 'pal:yes:0')], { order: 'none' })).toBe('after_sale')
  // Somebody of the shop took it, and wrote nothing.
  expect(stepOf([...history, said('yes')])).toBe('after_sale')
  const others: [string, readonly Turn[], Partial<Decision>, (typeof ordered)[]][] = [
    ['asks for more', [...own, said('one more please')], {}, [ordered]],
    ['other things', [...own, said('yes')], { cart: [{ productId: 2, quantity: 1 }] }, [ordered]],
    ['asked since', [...own, spoken('Another one?', shownAt + 8_000), said('yes')], {}, [ordered]],
    ['cancelled', [...own, said('yes')], {}, [{ ...ordered, status: 'cancelled' }]],
    ['to be shown', [...own, said('yes')], { order: 'ask' }, [ordered]],
  ]
  for (const [what, turns, parts, orders] of others)
    expect(stepOf(turns, parts, orders), what).toBe('offer')
})

it('who says yes to a placed order again reads that it is placed, and no open summary or add-on [AG-05, AG-29]', () => {
  const { history, ...rest } = after()
  const ordered = someOrder({ number: 'PAL-000009', placedAt: shownAt + 2_000 })
  const upsell = { ...someProduct(9, 'Honey spoon', 15_000), productType: 'upsell' as const }
  const context: AgentContext = {
    ...rest,
    settings: someSettings({ tactics: { upsellEnabled: true, upsellAggression: 'high' } }),
    products: [blanket, honey, upsell],
    offer: null,
    orders: [ordered],
    stage: 'completed',
    history: [
      ...history,
      {
        author: 'agent',
        text: 'Your order is placed. Its number is PAL-000009.',
        at: shownAt + 3_000,
      },
      { author: 'customer', text: 'Yes, place order', at: shownAt + 9_000, tap: 'pal:yes:0' },
    ],
  }
  const again = place('Yes', { reply: 'Here it is: {{summary}} Shall I place it?' })
  for (const decision of [again, { ...again, order: 'none' } as const]) {
    const checked = checkDecision(decision, context)
    expect(checked.problems).toEqual([])
    expect(checked.reply).toBe(
      'Your order PAL-000009 is confirmed. We have not begun to pack it yet.',
    )
    expect(nextStage(decision, checked.step, context)).toBe('completed')
  }
})

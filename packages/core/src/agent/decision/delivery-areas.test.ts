import { describe, expect, it } from 'vitest'

import { formatMoney } from '../../domain/money.ts'
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
import type { AgentContext } from '../context/context.ts'
import type { Decision } from './decision.ts'
import { decideOrder } from './order-step.ts'

const deliveryAreas = [
  { id: 'area-1', name: 'Outside Dhaka', fee: 120 },
  { id: 'area-2', name: 'Cox’s Bazar', fee: 150.5 },
]
const settings = someSettings({ tactics: { deliveryFee: 60, deliveryAreas } })
const address = 'House 4, Station Road, Rangpur'
const customer = { name: 'Mina Akter', phone: '01712345678', address }
const history = turns(
  ['customer', 'one kantha please'],
  ['agent', 'Sure'],
  ['customer', `Mina Akter, 01712345678, ${address}`],
)
const cart = [{ productId: blanket.id, quantity: 1 }]
const wanted = (parts: Partial<Decision> = {}) =>
  someDecision({ reply: 'Thank you!', customer, cart, order: 'ask', ...parts })
const context = (parts: Partial<AgentContext> = {}) => someContext({ settings, history, ...parts })

/** The summary was shown, stored with its area, and said yes to. */
function agreed(first: Decision, parts: Partial<AgentContext> = {}): AgentContext {
  const offer = decideOrder(first, context(parts))
  if (offer.kind !== 'offer') throw new Error('no offer')
  const shownAt = 600_000
  return context({
    ...parts,
    customer: { ...customer, language: 'en' },
    cart,
    deliveryArea: offer.draft.area?.id ?? null,
    offer: { hash: offer.hash, shownAt },
    history: [
      ...history,
      { author: 'agent', text: 'Shall I?', at: shownAt },
      { author: 'customer', text: 'yes', at: shownAt + 1_000 },
    ],
  })
}

describe('an order', () => {
  it('costs what delivery to its area costs, and its summary names the area [AG-05, AG-20]', () => {
    const outside = checkDecision(wanted({ deliveryArea: 'area-1' }), context())
    expect(outside.ok).toBe(true)
    expect(outside.step).toMatchObject({
      kind: 'offer',
      draft: { totals: { delivery: 12_000, total: 132_000 } },
    })
    expect(outside.reply).toContain('Delivery (Outside Dhaka): ৳120\nTotal: ৳1,320')
    const elsewhere = checkDecision(wanted({ deliveryArea: 'elsewhere' }), context())
    expect(elsewhere.reply).toContain('Delivery: ৳60\nTotal: ৳1,260')
  })

  it('waits for the area, which is asked for once the address is there [AG-05, AG-20]', () => {
    const nowhere = checkDecision(wanted(), context())
    expect(nowhere.step).toMatchObject({ kind: 'missing', missing: ['area'] })
    expect(nowhere.reply).toContain('Delivery area (Outside Dhaka / Cox’s Bazar)')
    expect(nowhere.problems).toMatchObject([{ code: 'order_incomplete', blocking: false }])
    expect(nowhere.problems[0]?.message).toContain('deliveryArea')
    // A wrong sum is never shown before.
    const early = checkDecision(wanted({ reply: '{{summary}}', order: 'none' }), context())
    expect(early.reply).toContain(
      'Delivery: ৳60 (Outside Dhaka: ৳120, Cox’s Bazar: ৳150.50)\nTotal: ৳1,200 + Delivery',
    )
    const unknown = decideOrder(wanted({ deliveryArea: 'area-9' }), context())
    expect(unknown).toMatchObject({ kind: 'missing', missing: ['area'] })
    const first = { ...customer, address: null }
    const addressless = decideOrder(wanted({ customer: first }), context())
    expect(addressless).toMatchObject({ kind: 'missing', missing: ['address'] })
  })

  it('is the very offer that was shown: another area, fee or name is another [AG-05]', () => {
    const shown = agreed(wanted({ deliveryArea: 'area-1' }))
    const yes = wanted({ order: 'place', deliveryArea: 'area-1' })
    expect(decideOrder(yes, shown)).toMatchObject({
      kind: 'place',
      draft: { area: { name: 'Outside Dhaka' }, totals: { delivery: 12_000 } },
    })
    // Whatever the model makes of the yes, it is one to what was shown.
    for (const deliveryArea of [null, 'area-2'])
      expect(decideOrder({ ...yes, deliveryArea }, shown)).toMatchObject({
        kind: 'place',
        draft: { area: { name: 'Outside Dhaka' } },
      })
    for (const changed of [{ fee: 130 }, { name: 'Suburbs' }]) {
      const areas = deliveryAreas.map((one) => (one.id === 'area-1' ? { ...one, ...changed } : one))
      const now = someSettings({ tactics: { deliveryFee: 60, deliveryAreas: areas } })
      const step = decideOrder(yes, { ...shown, settings: now })
      expect(step).toMatchObject({ kind: 'offer', unconfirmed: 'changed' })
    }
  })

  it('is no longer in the area that was chosen, once it goes to another address [AG-05]', () => {
    const known = context({ customer: { ...customer, language: 'en' }, deliveryArea: 'area-1' })
    expect(decideOrder(wanted(), known)).toMatchObject({ kind: 'offer' })
    const moved = {
      ...known,
      history: [...history, { author: 'customer', text: 'No, Mirpur 10, Dhaka', at: 900_000 }],
    } as const
    const there = { ...customer, address: 'Mirpur 10, Dhaka' }
    expect(decideOrder(wanted({ customer: there }), moved)).toMatchObject({
      kind: 'missing',
      missing: ['area'],
    })
  })

  it('is delivered for free from the threshold on, wherever it goes [AG-05, SE-05]', () => {
    const tactics = { ...settings.tactics, freeDeliveryEnabled: true, freeDeliveryThreshold: 1_000 }
    const free = context({ settings: { ...settings, tactics } })
    for (const deliveryArea of [null, 'area-1']) {
      const step = decideOrder(wanted({ deliveryArea }), free)
      expect(step).toMatchObject({ kind: 'offer', draft: { totals: { delivery: 0 } } })
    }
  })

  it('has one fee where the campaign has its own, or sells in another currency [SE-05, CU-03]', () => {
    for (const [campaign, delivery] of [
      [{ ...someCampaign, deliveryFeeMinor: 5_000 }, 5_000],
      [{ ...someCampaign, currency: 'USD' }, 0],
    ] as const) {
      const step = decideOrder(wanted({ deliveryArea: 'area-1' }), context({ campaign }))
      expect(step).toMatchObject({ kind: 'offer', draft: { area: null, totals: { delivery } } })
    }
  })
})

describe('an order that is changed', () => {
  const order = someOrder({ customer, deliveryArea: 'Outside Dhaka' })
  const known = context({
    orders: [order],
    stage: 'completed',
    customer: { ...customer, language: 'en' },
  })
  const change = (parts: Partial<Decision>, around: AgentContext = known) =>
    decideOrder(
      someDecision({ afterSale: 'change', cart: [{ productId: 1, quantity: 2 }], ...parts }),
      around,
    )

  it('keeps its area, and is reckoned by another when it goes elsewhere [AG-05, OR-06]', () => {
    expect(change({})).toMatchObject({
      sale: { kind: 'ask', draft: { area: { name: 'Outside Dhaka' }, totals: { total: 252_000 } } },
    })
    const moved = {
      ...known,
      history: [...history, { author: 'customer', text: 'Send it to Mirpur 10, Dhaka', at: 1 }],
    } as const
    const there = { name: null, phone: null, address: 'Mirpur 10, Dhaka' }
    const asked = change({ cart: [], customer: there, deliveryArea: 'elsewhere' }, moved)
    expect(asked).toMatchObject({
      sale: { kind: 'ask', draft: { area: { id: 'elsewhere' }, totals: { total: 126_000 } } },
    })
    if (asked.kind !== 'after_sale' || asked.sale.kind !== 'ask') throw new Error('not asked')
    const shownAt = 1_200_000
    const done = change(
      { afterSale: 'none', cart: [] },
      {
        ...moved,
        cart: [{ productId: 1, quantity: 1 }],
        customer: { ...customer, address: there.address, language: 'en' },
        deliveryArea: 'elsewhere',
        request: { wish: 'change', number: order.number, hash: asked.sale.hash, shownAt },
        history: [
          ...moved.history,
          { author: 'agent', text: 'Shall I?', at: shownAt },
          { author: 'customer', text: 'yes', at: shownAt + 1 },
        ],
      },
    )
    expect(done).toMatchObject({ sale: { kind: 'do', draft: { totals: { delivery: 6_000 } } } })
  })

  it('asks the model once more where it says no area for a new address [AG-05]', () => {
    const there = { name: null, phone: null, address: 'Mirpur 10, Dhaka' }
    const around = {
      ...known,
      history: turns(['customer', 'Send it to Mirpur 10, Dhaka please']),
    }
    const decision = someDecision({
      afterSale: 'change',
      cart: [],
      customer: there,
      reply: 'Sure.',
    })
    expect(checkDecision(decision, around).problems).toMatchObject([
      { code: 'order_incomplete', blocking: false },
    ])
  })
})

describe('a reply', () => {
  const says = (reply: string, parts: Partial<Decision> = {}, around = context()) =>
    checkDecision(someDecision({ reply, ...parts }), around)

  it('says the fee of an area by its slot, and names the area [AG-05, AG-20]', () => {
    const both = says('Delivery is {{delivery_fee:elsewhere}}, and {{delivery_fee:area-1}} there.')
    expect(both).toMatchObject({ ok: true })
    expect(both.reply).toContain('Delivery is ৳60, and ৳120 (Outside Dhaka) there.')
    expect(says('Outside Dhaka it is {{delivery_fee:area-1}}.').reply).toContain(
      'Outside Dhaka it is ৳120.',
    )
    // Whoever is not known to live anywhere hears of all of them.
    expect(says('Delivery costs {{delivery_fee}}.').reply).toContain(
      'Delivery costs ৳60 (Outside Dhaka: ৳120, Cox’s Bazar: ৳150.50).',
    )
    expect(says('Delivery costs {{delivery_fee}}.', { deliveryArea: 'area-1' }).reply).toContain(
      'Delivery costs ৳120 (Outside Dhaka).',
    )
    expect(says('Your total is {{total}}.', { cart }).reply).toContain(
      `Your total is ৳1,200 + Delivery: ৳60`,
    )
  })

  it('says no fee of an area in figures, nor of an area that is none [AG-05, AG-17]', () => {
    for (const reply of ['Outside Dhaka it is ৳120.', 'It is {{delivery_fee:area-9}} there.'])
      expect(says(reply).sendable).toBe(false)
    const none = someSettings({ tactics: { deliveryFee: 60 } })
    const around = context({ settings: none })
    expect(says('It is {{delivery_fee:elsewhere}}.', {}, around).sendable).toBe(false)
    expect(says('Delivery costs {{delivery_fee}}.', {}, around).reply).toContain('costs ৳60.')
  })

  it('may name an area that has a number in its name [AG-17]', () => {
    const areas = [{ id: 'area-1', name: 'Sector 17', fee: 90 }]
    const tactics = { deliveryFee: 60, deliveryAreas: areas }
    const around = context({ settings: someSettings({ tactics }) })
    expect(says('In Sector 17 it is {{delivery_fee:area-1}}.', {}, around)).toMatchObject({
      ok: true,
    })
  })

  it('takes the fee of an area for no price that a customer offers [AG-05]', () => {
    const around = context({
      products: [honey],
      history: turns(['customer', 'Is it ৳120 for delivery to Rangpur?']),
    })
    expect(says('Yes, {{delivery_fee:area-1}}.', {}, around).reply).not.toContain(
      formatMoney(honey.priceMinor, 'BDT'),
    )
  })
})

it('strict mode asks for the area and reckons with it, too [AG-05, AG-23]', () => {
  const strict = context({
    settings: { ...settings, ai: { ...settings.ai, strictMode: true } },
  })
  const chosen = (parts: Partial<Decision>) =>
    checkDecision({ ...wanted({ reply: '', ...parts }), say: ['thank'] }, strict)
  expect(chosen({}).reply).toContain('Delivery area (Outside Dhaka / Cox’s Bazar)')
  expect(chosen({ deliveryArea: 'area-1' }).reply).toContain('Delivery (Outside Dhaka): ৳120')
})

import { expect, it } from 'vitest'

import { ownLanguages } from '../../domain/entities.ts'
import {
  blanket,
  honey,
  someContext,
  someDecision,
  someOrder,
  turns,
} from '../../testing/agent-context.ts'
import { checkDecision } from '../checks/checks.ts'
import { afterSaleWords, everyAfterSaleWords } from '../context/after-sale-words.ts'
import type { AgentContext, CustomerOrder, Turn } from '../context/context.ts'
import { everyLabels } from '../context/labels.ts'
import { tellLanguage } from '../language/tell-language.ts'
import { turnOutcome } from '../outcome/turn-outcome.ts'
import { afterSaleLines } from '../templates/after-sale-lines.ts'
import type { Decision } from './decision.ts'
import { offerPayload } from './offer-payload.ts'
import { nextStage } from './order-step.ts'

const order = someOrder()
const { name, phone, address } = order.customer

function after(
  texts: readonly string[],
  orders: readonly CustomerOrder[] = [order],
  parts: Partial<AgentContext> = {},
): AgentContext {
  const said = texts.map((text) => ['customer', text] as const)
  return someContext({
    stage: 'completed',
    customer: { name, phone, address, language: 'en' },
    orders,
    history: turns(['customer', 'hi'], ['agent', 'Hello, I am the assistant.'], ...said),
    ...parts,
  })
}

const wants = (afterSale: Decision['afterSale'], parts: Partial<Decision> = {}) =>
  someDecision({ reply: 'Let me look.', afterSale, ...parts })

/** What goes out, and all that follows from it. */
function answered(decision: Decision, context: AgentContext) {
  const checked = checkDecision(decision, context)
  expect(checked.problems).toEqual([])
  return { said: checked.reply, step: checked.step, ...turnOutcome(decision, checked) }
}

/** The conversation as it is after a question of the program's, with what is said to it. */
function replied(decision: Decision, context: AgentContext, text: string, tap?: string) {
  const { request, cart, customer, said } = answered(decision, context)
  const shownAt = context.history.length * 60_000 + 60_000
  const at = shownAt + 1_000
  return {
    ...context,
    cart,
    customer,
    request: request && { ...request, shownAt },
    history: [
      ...context.history,
      { author: 'agent' as const, text: said, at: shownAt },
      { author: 'customer' as const, text, at, ...(tap !== undefined && { tap }) },
    ],
  }
}

it('says where an order is from the store, with courier and tracking number [AG-18]', () => {
  const shipped = someOrder({ status: 'shipped', courier: 'Pathao', trackingNumber: 'PT-123456' })
  const { said, handOver, stage } = answered(wants('status'), after(['Where is it?'], [shipped]))
  expect(said).toContain('Your order PAL-000007 is on its way to you.')
  expect(said).toContain('Courier: Pathao\nTracking number: PT-123456')
  expect([handOver, stage]).toEqual([null, 'completed'])
  const bn = wants('status', { language: 'bn', reply: 'দেখছি।' })
  expect(answered(bn, after(['কোথায়?'])).said).toContain('আপনার অর্ডার PAL-000007 কনফার্ম করা আছে')
})

it('tells nobody of an order that is not among their own [AG-18, AG-07]', () => {
  const other = wants('status', { orderNumber: 'PAL-000008' })
  const { said, handOver } = answered(other, after(['Where is PAL-000008?']))
  expect(said).toContain('I can find no order of yours with that number.')
  expect(said).not.toContain('PAL-000007')
  expect(handOver?.reason).toEqual({ code: 'wants_unknown_order' })
  expect(answered(wants('cancel', { orderNumber: '8' }), after(['Cancel 8'])).request).toBeNull()
  const own = answered(wants('status', { orderNumber: 'pal 7' }), after(['Where is 7?']))
  expect(own.said).toContain('PAL-000007')
})

it('speaks of no number to who named none and has not ordered, in every language [AG-18]', () => {
  const nothing = after(['Where is my parcel?'], [])
  for (const orderNumber of [null, 'my last order']) {
    const { said, handOver } = answered(wants('status', { orderNumber }), nothing)
    expect(said).toContain('I see no order of yours here yet.')
    expect(handOver?.reason).toEqual({ code: 'wants_unknown_order' })
  }
  for (const language of ownLanguages) {
    const { noneYet } = afterSaleWords(language)
    const [line] = afterSaleLines({ kind: 'human', wish: 'status', order: null }, language)
    expect(line).toBe(noneYet)
    expect(tellLanguage(noneYet, ownLanguages), noneYet).toBe(language)
  }
})

it('tells of the orders that are open, of three at most, else of the last one [AG-18]', () => {
  const numbered = (id: number, parts: Partial<CustomerOrder> = {}) =>
    someOrder({ id, number: `PAL-00000${id}`, ...parts })
  const named = (orders: readonly CustomerOrder[], orderNumber: string | null = null) =>
    answered(wants('status', { orderNumber }), after(['Where is it?'], orders)).said.match(
      /PAL-\d+/g,
    )
  expect(named([9, 8, 7, 6, 5].map((id) => numbered(id)))).toEqual([
    'PAL-000009',
    'PAL-000008',
    'PAL-000007',
  ])
  const delivered = numbered(9, { status: 'delivered' })
  expect(named([delivered, numbered(8, { status: 'shipped' })])).toEqual(['PAL-000008'])
  expect(named([delivered, numbered(8, { status: 'delivered' })])).toEqual(['PAL-000009'])
  // Words name no number: it is as if none was named.
  expect(named([delivered], 'the blue one')).toEqual(['PAL-000009'])
})

it('leaves to a person whoever asks for one, with a wish or behind the question [AG-18, AG-09]', () => {
  const person = wants('cancel', { handOver: true })
  const { request, handOver, said } = answered(person, after(['Cancel it, or give me a human']))
  expect([request, handOver === null]).toEqual([null, false])
  expect(said).not.toContain('Shall I cancel')
  const yes = replied(wants('cancel'), after(['Cancel it']), 'yes')
  const asks = someDecision({ reply: 'Of course.', handOver: true })
  expect(answered(asks, yes).orderChange).toBeNull()
})

it('asks for a yes by buttons before it cancels, and cancels by a tap or a plain yes alone [AG-18, AG-29]', () => {
  const asked = answered(wants('cancel'), after(['Cancel it please']))
  expect(asked.said).toContain('Shall I cancel order PAL-000007?')
  expect(asked.orderChange).toBeNull()
  const [yes, no] = asked.parts.at(-1)?.quickReplies ?? []
  expect(yes).toMatchObject({ title: 'Yes, cancel it' })
  const payload = yes?.kind === 'text' ? yes.payload : ''
  expect(JSON.stringify([yes, no])).not.toContain('000007')

  const context = after(['Cancel it please'])
  const nothing = someDecision({ reply: 'All right.' })
  for (const [text, tap] of [
    ['Yes, cancel it', payload],
    ['Yes, cancel it', undefined],
    ['হ্যাঁ, বাতিল করুন', undefined],
    ['yes', undefined],
  ] as const) {
    const done = answered(nothing, replied(wants('cancel'), context, text, tap))
    expect(done.orderChange, text).toMatchObject({ wish: 'cancel', orderId: 7 })
    expect(done.said).toContain('Your order PAL-000007 was cancelled.')
    expect(done.stage).toBe('interested')
  }
  for (const text of ['No, keep it', 'yes, but why?', 'Yes if you call me', 'hmm']) {
    const kept = answered(nothing, replied(wants('cancel'), context, text))
    expect([kept.orderChange, kept.request], text).toEqual([null, null])
  }
})

it('changes what is in it or where it goes after a yes to exactly that, at the prices it was taken at [AG-18]', () => {
  const dear = { ...blanket, priceMinor: 999_900 }
  const context = after(['Two of them please'], [order], { products: [dear, honey] })
  const two = wants('change', { cart: [{ productId: blanket.id, quantity: 2 }] })
  const asked = answered(two, context)
  expect(asked.said).toContain('Your order PAL-000007 would then be:')
  expect(asked.said).toContain('Nakshi Kantha × 2 = ৳2,400')
  const yes = replied(two, context, 'Yes, change it')
  const done = answered(someDecision({ reply: 'Good.' }), yes)
  expect(done.orderChange).toMatchObject({
    wish: 'change',
    draft: { lines: [{ quantity: 2, unitPriceMinor: 120_000 }] },
  })
  expect(done.said).toContain('Your order PAL-000007 is changed.')
  expect([done.cart, done.stage]).toEqual([[], 'completed'])

  const moved = 'House 99, Sylhet'
  const elsewhere = after([`Send it to ${moved}`])
  const address99 = wants('change', { customer: { name: null, phone: null, address: moved } })
  const other = answered(someDecision(), replied(address99, elsewhere, 'yes'))
  expect(other.orderChange?.draft).toMatchObject({
    customer: { address: moved },
    lines: [{ quantity: 1 }],
  })
})

it('leaves to a person a change that cannot be reckoned again here [AG-18]', () => {
  const moved = 'House 99, Sylhet'
  const elsewhere = wants('change', { customer: { name: null, phone: null, address: moved } })
  const two = wants('change', { cart: [{ productId: blanket.id, quantity: 2 }] })
  const nameless = { name: null, phone, address, language: 'en' }
  const itemless = order.items.map((item) => ({ ...item, productId: null }))
  const asks = [`Send it to ${moved}`]
  for (const [what, decision, context] of [
    ['of another campaign', elsewhere, after(asks, [someOrder({ campaignId: 99 })])],
    ['of a product that is gone', elsewhere, after(asks, [order], { products: [honey] })],
    ['of a line without a product', elsewhere, after(asks, [someOrder({ items: itemless })])],
    ['for nobody', two, after(['Two'], [order], { customer: nameless })],
  ] as const) {
    const { request, handOver } = answered(decision, context)
    expect([request, handOver?.reason.code], what).toEqual([null, 'wants_order_changed'])
  }
})

it('changes nothing by a yes to what is no longer so [AG-18, AG-29]', () => {
  const two = wants('change', { cart: [{ productId: blanket.id, quantity: 2 }] })
  const yes = replied(two, after(['Two of them please']), 'Yes, change it')
  const nothing = someDecision({ reply: 'Good.' })
  expect(answered(nothing, yes).orderChange).not.toBeNull()
  const soldOut = { ...blanket, inStock: true, stockCount: 0 }
  for (const [what, parts] of [
    ['another cart', { cart: [{ productId: blanket.id, quantity: 3 }] }],
    ['another address', { customer: { ...yes.customer, address: 'House 99, Sylhet' } }],
    ['too few left', { products: [soldOut, honey] }],
    ['changed by the shop', { orders: [someOrder({ state: 'with a pot' })] }],
  ] as const) {
    const { orderChange, handOver } = answered(nothing, { ...yes, ...parts })
    expect([orderChange, handOver?.reason.code], what).toEqual([null, 'wants_order_changed'])
  }
})

it('asks for no advance payment by a change: how it is paid was settled before [AG-18, OR-10]', () => {
  const advance = { text: 'Please send half first.', percent: 50, finished: 2, cameBack: 1 }
  const two = wants('change', { cart: [{ productId: blanket.id, quantity: 2 }] })
  expect(answered(two, after(['Two'], [order], { advance })).said).not.toContain('half first')
})

it('asks what to change where nothing tells, and which order where there are several [AG-18]', () => {
  expect(answered(wants('change'), after(['Change my order'])).said).toContain(
    'What shall I change in order PAL-000007',
  )
  const second = someOrder({ id: 8, number: 'PAL-000008' })
  const { said, request } = answered(wants('cancel'), after(['Cancel'], [second, order]))
  expect(said).toContain('Which of your orders do you mean?\n• PAL-000008: Nakshi Kantha × 1')
  expect(request).toBeNull()
  const named = wants('cancel', { orderNumber: 'PAL-000008' })
  const asked = answered(named, after(['Cancel PAL-000008'], [second, order]))
  expect(asked.request).toMatchObject({ wish: 'cancel', number: 'PAL-000008' })
})

it('hands over what it is too late for, or what was paid, also behind the question [AG-18]', () => {
  for (const late of [
    someOrder({ status: 'processing' }),
    someOrder({ status: 'shipped' }),
    someOrder({ isPaid: true }),
  ]) {
    const { handOver, request, said } = answered(wants('cancel'), after(['Cancel'], [late]))
    expect([request, handOver?.reason]).toEqual([
      null,
      { code: 'wants_order_cancelled', params: { number: 'PAL-000007' } },
    ])
    expect(said).toContain('A person from our team will answer you here.')
  }
  const yes = replied(wants('cancel'), after(['Cancel it']), 'yes')
  const packed = { ...yes, orders: [someOrder({ status: 'processing' })] }
  const { orderChange, handOver } = answered(someDecision(), packed)
  expect([orderChange, handOver?.reason]).toMatchObject([null, { code: 'wants_order_cancelled' }])
})

it('answers a wish to cancel what is cancelled already with that, and bothers nobody [AG-18, AG-09]', () => {
  const cancelled = someOrder({ status: 'cancelled' })
  const other = someOrder({ id: 8, number: 'PAL-000008' })
  const told = 'Your order PAL-000007 was cancelled.'
  const asked = after(['Cancel it'], [order, other])
  const question = wants('cancel', { orderNumber: '7' })
  const [button] = answered(question, asked).parts.at(-1)?.quickReplies ?? []
  const tap = button?.kind === 'text' ? button.payload : ''
  const late = (wish: Decision, context: AgentContext, orders: readonly CustomerOrder[]) => {
    const { said, handOver, request, orderChange } = answered(wish, { ...context, orders })
    expect(said).toContain(told)
    expect([handOver, request, orderChange]).toEqual([null, null, null])
  }
  // Asked once more, also by who named no number.
  late(wants('cancel'), after(['Cancel it']), [cancelled])
  // Tapped twice, whether the question still counts as open or not, and whatever the model reads.
  const open = replied(question, asked, 'Yes, cancel it', tap)
  for (const context of [open, { ...open, request: null }])
    for (const wish of [wants('cancel'), wants('none')]) late(wish, context, [cancelled, other])
})

it('keeps what an order holds available to its change, and no more [AG-18, AG-05]', () => {
  const last = { ...blanket, inStock: false, stockCount: 0 }
  const context = after(['x'], [order], { products: [last, honey] })
  const moved = wants('change', {
    cart: [
      { productId: blanket.id, quantity: 1 },
      { productId: honey.id, quantity: 1 },
    ],
  })
  expect(answered(moved, context).request).toMatchObject({ wish: 'change' })
  const more = wants('change', { cart: [{ productId: blanket.id, quantity: 2 }] })
  expect(checkDecision(more, context).problems).toContainEqual(
    expect.objectContaining({ code: 'out_of_stock' }),
  )
  // Out of stock by the seller's word, whatever is counted.
  const closed = { ...blanket, inStock: false, stockCount: 5 }
  expect(
    checkDecision(more, after(['x'], [order], { products: [closed, honey] })).problems,
  ).toContainEqual(expect.objectContaining({ code: 'out_of_stock' }))
  // Each of its lines counts.
  const twice = someOrder({ items: [...order.items, ...order.items] })
  const three = wants('change', {
    cart: [
      { productId: blanket.id, quantity: 2 },
      { productId: honey.id, quantity: 1 },
    ],
  })
  expect(answered(three, after(['x'], [twice], { products: [last, honey] })).request).toMatchObject(
    { wish: 'change' },
  )
})

it('holds back what the model itself says has become of an order [AG-18, AG-06]', () => {
  const codes = (reply: string, parts: Partial<AgentContext> = {}) =>
    checkDecision(someDecision({ reply }), after(['?'], [order], parts)).problems.map(
      ({ code }) => code,
    )
  for (const reply of [
    'Your order has been shipped.',
    'Your order is on its way!',
    'I have cancelled your order.',
    'تم إلغاء طلبك على المنتج.',
    'We got your payment, all good.',
    'Nous avons bien reçu votre paiement.',
    'وصلنا المبلغ، شكرا لك.',
    'আপনার টাকা আমরা পেয়েছি।',
    'Your order was delivered yesterday.',
    'I updated the order for you.',
    'আপনার অর্ডার বাতিল করা হয়েছে।',
    'Ihre Bestellung wurde storniert.',
    'تم إلغاء طلبك.',
    'Su pedido está en camino.',
  ])
    expect(codes(reply), reply).toContain('claims_of_order')
  for (const reply of [
    'Shall your order be cancelled?',
    'We have not received your payment yet.',
    'Your order has not shipped yet.',
    'If you like, your order can be changed.',
    'Let me look at your order.',
  ])
    expect(codes(reply), reply).not.toContain('claims_of_order')
  const shipped = { orders: [someOrder({ status: 'shipped' })] }
  expect(codes('Your order is on its way!', shipped)).not.toContain('claims_of_order')
})

it('stays completed while nothing new is in the cart, whatever the model makes of small talk [AG-04, AG-18]', () => {
  const context = after(['thanks!'])
  const thanks = someDecision({ stage: 'interested' })
  expect(nextStage(thanks, checkDecision(thanks, context).step, context)).toBe('completed')
  const ordered = order.items.map(({ productId, quantity }) => ({
    productId: productId ?? 0,
    quantity,
  }))
  // Models leave in the cart what was just ordered.
  const left = { ...thanks, cart: ordered }
  expect(nextStage(left, checkDecision(left, context).step, context)).toBe('completed')
  const again = someDecision({ stage: 'ready_to_buy', cart: ordered, order: 'ask' })
  expect(nextStage(again, checkDecision(again, context).step, context)).toBe('ready_to_buy')
  const more = someDecision({
    stage: 'collecting_info',
    cart: [{ productId: honey.id, quantity: 1 }],
  })
  expect(nextStage(more, checkDecision(more, context).step, context)).toBe('collecting_info')
})

it('has buttons in every language that Messenger shows whole, and each is read as itself [AG-18, AG-29]', () => {
  for (const { cancelButton, changeButton, keepButton } of everyAfterSaleWords) {
    for (const title of [cancelButton, changeButton, keepButton])
      expect(title.length, title).toBeLessThanOrEqual(20)
    const context = after(['Cancel it'])
    const nothing = someDecision({ reply: 'All right.' })
    const yes = answered(nothing, replied(wants('cancel'), context, cancelButton))
    expect(yes.orderChange, cancelButton).toMatchObject({ wish: 'cancel' })
    const no = answered(nothing, replied(wants('cancel'), context, keepButton))
    expect(no.orderChange, keepButton).toBeNull()
  }
})

it('what takes an order cancels none, typed or tapped on an old button [AG-18, AG-29]', () => {
  const request = { wish: 'cancel', number: order.number, hash: 'h', shownAt: 130_000 } as const
  const done = (text: string, tap?: string) => {
    const answer = { author: 'customer', text, at: 140_000, ...(tap !== undefined && { tap }) }
    const history = [...turns(['customer', 'hi'], ['agent', 'Hello']), answer as Turn]
    const { step } = checkDecision(someDecision({}), after([], [order], { history, request }))
    return step.kind === 'after_sale' && step.sale.kind === 'do'
  }
  expect(done('Yes, cancel it')).toBe(true)
  for (const text of [
    'confirm my order',
    'place it',
    'order koren',
    'অর্ডার করুন',
    'أكد الطلب',
    'confirmo el pedido',
    'passez la commande',
    'bitte bestellen',
  ])
    expect(done(text), text).toBe(false)
  const two = wants('change', { cart: [{ productId: blanket.id, quantity: 2 }] })
  for (const { yesButton } of everyLabels) {
    const changed = answered(someDecision(), replied(two, after(['Two']), yesButton))
    expect(changed.orderChange, yesButton).toBeNull()
    expect(done(yesButton), yesButton).toBe(false)
    expect(done(yesButton, offerPayload('an older one')), yesButton).toBe(false)
  }
})

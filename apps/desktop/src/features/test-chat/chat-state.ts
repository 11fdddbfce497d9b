import type { KnownCustomer } from '@pal/core/agent/context/context'
import type { OrderDraft } from '@pal/core/agent/decision/order-draft'
import type { TurnOutcome } from '@pal/core/agent/outcome/turn-outcome'
import type { ShownOffer } from '@pal/core/agent/templates/read-summary'
import type { TestChatState } from '@pal/core/contract/test-chat'

export const untouched: TestChatState = {
  stage: 'initial',
  customer: { name: null, phone: null, address: null, deliveryNote: null, language: null },
  cart: [],
  deliveryArea: null,
  offer: null,
  request: null,
  concessions: [],
  upsold: { count: 0, over: false },
  orders: [],
}

/** Of a chat of which nothing is known but its open offer. */
export const offered = ({
  cart,
  customer,
  deliveryArea,
  hash,
  turn,
}: ShownOffer): TestChatState => ({
  ...untouched,
  stage: 'ready_to_buy',
  customer: known(customer),
  cart: [...cart],
  deliveryArea,
  offer: { hash, message: turn },
})

const known = (customer: KnownCustomer) => ({
  ...customer,
  deliveryNote: customer.deliveryNote ?? null,
})

export interface After {
  readonly number: string | null
  readonly before: TestChatState
  /** Which of the messages this answer becomes. */
  readonly at: number
}

/** As a stored conversation would be: a placed order empties the cart and closes the offer. */
export function stateAfter(outcome: TurnOutcome, { number, before, at }: After): TestChatState {
  const { stage, customer, cart, deliveryArea, order, orderChange, offerHash, request } = outcome
  const { concessions, upsold, otherPhones = [] } = outcome
  const ordered = { ...customer, deliveryNote: otherPhones.join(', ') || null }
  const orders = before.orders.map((old) =>
    old.number === orderChange?.number ? changed(old, orderChange) : old,
  )
  if (order && number !== null) {
    const placed = { number, status: 'confirmed' as const, message: at, ...contentsOf(order.draft) }
    const newest = [placed, ...orders].slice(0, 20)
    return { ...untouched, stage, customer: ordered, orders: newest }
  }
  return {
    stage,
    customer: orderChange ? ordered : known(customer),
    cart: [...cart],
    deliveryArea,
    offer: offerHash === null ? null : { hash: offerHash, message: at },
    request: request && { ...request, message: at },
    concessions: [...concessions],
    upsold,
    orders,
  }
}

type TestOrder = TestChatState['orders'][number]

function changed(
  old: TestOrder,
  { wish, draft }: NonNullable<TurnOutcome['orderChange']>,
): TestOrder {
  return wish === 'cancel' ? { ...old, status: 'cancelled' } : { ...old, ...contentsOf(draft) }
}

function contentsOf({
  lines,
  customer,
  area,
}: OrderDraft): Pick<TestOrder, 'items' | 'customer' | 'deliveryArea'> {
  const { name, phone, address, deliveryNote = null } = customer
  return {
    items: lines.map(({ productId, name: product, quantity, unitPriceMinor }) => ({
      productId,
      name: product,
      quantity,
      unitPriceMinor,
    })),
    customer: { name, phone, address, deliveryNote },
    deliveryArea: area?.name ?? null,
  }
}

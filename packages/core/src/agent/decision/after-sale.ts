import { elsewhere } from '../../domain/orders/delivery-areas.ts'
import { everyAfterSaleWords } from '../context/after-sale-words.ts'
import type { AgentContext, CustomerOrder, PendingRequest, Turn } from '../context/context.ts'
import { findProduct, unansweredTurns } from '../context/context.ts'
import { areaChoices, areaIdsNamed } from '../context/delivery-fees.ts'
import { everyLabels } from '../context/labels.ts'
import { tokens } from '../context/text.ts'
import { learnCustomer, phoneCountry } from './collect.ts'
import { findConfirmation, type Reads, readsOf } from './confirmation.ts'
import type { Decision } from './decision.ts'
import { areaAfter, isSamePlace } from './delivery-area.ts'
import { requestPayload } from './offer-payload.ts'
import { draftOrder, isComplete, offerHash, type OrderDraft } from './order-draft.ts'

type Wish = PendingRequest['wish']

/** What the program does about an order that was placed before, read from the store. */
export type AfterSale =
  /** Tells where they are. */
  | { readonly kind: 'status'; readonly orders: readonly CustomerOrder[] }
  /** There are several that it may be about. */
  | { readonly kind: 'which'; readonly orders: readonly CustomerOrder[] }
  /** Nothing tells what of it is to be changed. */
  | { readonly kind: 'unclear'; readonly order: CustomerOrder }
  /** The customer is asked for a yes. */
  | {
      readonly kind: 'ask'
      readonly wish: Wish
      readonly order: CustomerOrder
      readonly hash: string
      readonly draft: OrderDraft
    }
  | {
      readonly kind: 'do'
      readonly wish: Wish
      readonly order: CustomerOrder
      readonly draft: OrderDraft
      readonly confirmedBy: Turn
    }
  /** It is too late for it, or no order of theirs. */
  | {
      readonly kind: 'human'
      readonly wish: Wish | 'status'
      readonly order: CustomerOrder | null
      /** They named a number, and it is of no order of theirs. */
      readonly isUnknown?: true
      /** Nobody said in which delivery area its new address is. */
      readonly lacksArea?: boolean
    }

const openStatuses: ReadonlySet<string> = new Set(['confirmed', 'processing', 'shipped'])
const mostNamed = 3

/** Null where the customer wants nothing of an order. */
export function decideAfterSale(decision: Decision, context: AgentContext): AfterSale | null {
  const done = confirmedRequest(decision, context)
  if (done) return done
  const { afterSale: wish } = decision
  const orders = context.orders ?? []
  const gone = decision.handOver ? null : cancelTappedAgain(orders, context)
  if (gone) return { kind: 'status', orders: [gone] }
  if (wish === 'none') return null
  const named = ordersNamed(decision, orders)
  if (named.length === 0) {
    const isUnknown = numberNamed(decision) !== ''
    return { kind: 'human', wish, order: null, ...(isUnknown && { isUnknown }) }
  }
  if (wish === 'status') return { kind: 'status', orders: named }
  if (decision.handOver) return null
  const open = named.filter(mayChange)
  const [order] = open
  if (!order && wish === 'cancel' && named.every(isCancelled))
    return { kind: 'status', orders: named }
  if (!order) return { kind: 'human', wish, order: named[0] ?? null }
  if (open.length > 1) return { kind: 'which', orders: open }
  return wish === 'cancel'
    ? { kind: 'ask', wish, order, hash: cancelHash(order), draft: nothingIn(context) }
    : askChange(decision, context, order)
}

/** While it is only confirmed; what was paid for a human has to give back. */
function mayChange({ status, isPaid }: CustomerOrder): boolean {
  return status === 'confirmed' && !isPaid
}

const isCancelled = ({ status }: CustomerOrder) => status === 'cancelled'

/** The button of a question that was answered with it already. */
function cancelTappedAgain(
  orders: readonly CustomerOrder[],
  context: AgentContext,
): CustomerOrder | null {
  const taps = new Set(unansweredTurns(context).map(({ tap }) => tap))
  return orders.find((one) => isCancelled(one) && taps.has(requestPayload(cancelHash(one)))) ?? null
}

/** By the number that the customer named; else those that are not over, or the last one. */
function ordersNamed(
  decision: Decision,
  orders: readonly CustomerOrder[],
): readonly CustomerOrder[] {
  const digits = numberNamed(decision)
  if (digits !== '') return orders.filter(({ number }) => figures(number) === digits)
  const open = orders.filter(({ status }) => openStatuses.has(status)).slice(0, mostNamed)
  return open.length > 0 ? open : orders.slice(0, 1)
}

const figures = (number: string) => tokens(number).join('').replaceAll(/\D/g, '').replace(/^0+/, '')

const numberNamed = ({ orderNumber }: Decision) => figures(orderNumber ?? '')

const cancelHash = ({ id }: CustomerOrder) => JSON.stringify(['cancel', id])

const nothingIn = (context: AgentContext) => draftOrder([], context.customer, context)

function askChange(decision: Decision, context: AgentContext, order: CustomerOrder): AfterSale {
  if (!canBeDraftedAnew(context, order)) return { kind: 'human', wish: 'change', order }
  const within = { ...withinOrder(context, order), deliveryArea: areaOf(order, context) }
  const cart = decision.cart.length > 0 ? decision.cart : cartOf(order)
  const { deliveryNote = null } = order.customer
  const known = { ...context.customer, deliveryNote }
  const customer = learnCustomer(decision, { ...context, customer: known })
  const area = isSamePlace(customer.address, order.customer.address)
    ? (decision.deliveryArea ?? within.deliveryArea)
    : areaAfter(decision, context)
  const draft = draftOrder(cart, customer, { ...within, deliveryArea: area })
  const country = phoneCountry(context)
  const before = draftOrder(cartOf(order), { ...known, ...order.customer }, within)
  if (offerHash(draft, country) === offerHash(before, country)) return { kind: 'unclear', order }
  if (!isComplete(draft, within)) {
    const lacksArea = draft.openFees !== null
    return { kind: 'human', wish: 'change', order, lacksArea }
  }
  return { kind: 'ask', wish: 'change', order, hash: changeHash(order, draft, context), draft }
}

/** The area whose fee it has, where the shop still has one of that name. */
function areaOf({ deliveryArea = null }: CustomerOrder, context: AgentContext): string | null {
  if (deliveryArea !== null) return areaIdsNamed([deliveryArea], context)[0] ?? null
  return areaChoices(context).length > 0 ? elsewhere : null
}

/** Of the order as it is: what somebody of the shop has changed in it since is not undone by a yes. */
const changeHash = ({ id, state }: CustomerOrder, draft: OrderDraft, context: AgentContext) =>
  JSON.stringify(['change', id, offerHash(draft, phoneCountry(context)), state])

/** It was taken in this campaign, and all of it can still be had here. */
function canBeDraftedAnew(context: AgentContext, { campaignId, items }: CustomerOrder): boolean {
  return (
    campaignId === context.campaign.id &&
    items.every(({ productId }) => productId !== null && findProduct(context, productId))
  )
}

const cartOf = ({ items }: CustomerOrder) =>
  items.flatMap(({ productId, quantity }) => (productId === null ? [] : { productId, quantity }))

/** In a change the order keeps its prices, and its pieces can be had once more. */
function withinOrder(context: AgentContext, { items }: CustomerOrder): AgentContext {
  const agreedPrices = new Map(context.agreedPrices)
  const held = new Map<number, number>()
  for (const { productId, quantity, unitPriceMinor } of items) {
    if (productId === null) continue
    agreedPrices.set(productId, unitPriceMinor)
    held.set(productId, (held.get(productId) ?? 0) + quantity)
  }
  const products = context.products.map((product) => {
    const own = held.get(product.id)
    if (own === undefined) return product
    const stockCount = product.inStock ? (product.stockCount ?? null) : 0
    if (product.inStock && stockCount === null) return product
    return { ...product, inStock: true, stockCount: (stockCount ?? 0) + own }
  })
  // How it is paid was settled when it was placed.
  return { ...context, agreedPrices, products, advance: null }
}

/** Where a cart says what an order is to be, the order's own pieces count as there. */
export function cartContext(decision: Decision, context: AgentContext): AgentContext {
  if (decision.afterSale !== 'change') return context
  const order = ordersNamed(decision, context.orders ?? []).find(mayChange)
  return order ? withinOrder(context, order) : context
}

const cancelTitles = titles(({ cancelButton }) => cancelButton)
const changeTitles = titles(({ changeButton }) => changeButton)
/** To take an order is no answer to whether one is to be cancelled. */
const orderTitles = new Set(everyLabels.map(({ yesButton }) => tokens(yesButton).join(' ')))
const takesOrder = /order|place|অর্ডার|طلب|pedido|command|bestel|sipari|ऑर्डर|آرڈر|pesan|ordin/u

function titles(of: (words: (typeof everyAfterSaleWords)[number]) => string): ReadonlySet<string> {
  return new Set(everyAfterSaleWords.map((words) => tokens(of(words)).join(' ')))
}

/** As any yes and no, and the titles of the buttons as Facebook's lists tell a tap. */
function readsFor(wish: Wish, context: AgentContext): Reads {
  const reads = readsOf(context)
  const yes = wish === 'cancel' ? cancelTitles : changeTitles
  return (text) => {
    const key = tokens(text).join(' ')
    if (yes.has(key)) return 'yes'
    if (orderTitles.has(key)) return 'other'
    const answer = reads(text)
    return answer === 'yes' && wish === 'cancel' && takesOrder.test(key) ? 'other' : answer
  }
}

/** The customer has said yes to what they were asked, and to nothing else. */
function confirmedRequest(decision: Decision, context: AgentContext): AfterSale | null {
  const { request, history, orders = [] } = context
  if (!request || decision.handOver) return null
  const { wish, number } = request
  const confirmedBy = findConfirmation(
    history,
    request,
    readsFor(wish, context),
    requestPayload(request.hash),
  )
  if (!confirmedBy) return null
  const order = orders.find((one) => one.number === number) ?? null
  if (order && wish === 'cancel' && isCancelled(order)) return { kind: 'status', orders: [order] }
  if (!order || !mayChange(order)) return { kind: 'human', wish, order }
  if (wish === 'cancel') return { kind: 'do', wish, order, draft: nothingIn(context), confirmedBy }
  const within = withinOrder(context, order)
  const draft = draftOrder(context.cart, context.customer, within)
  const same = changeHash(order, draft, context) === request.hash && isComplete(draft, within)
  return same
    ? { kind: 'do', wish, order, draft, confirmedBy }
    : { kind: 'human', wish: 'change', order }
}

import type { OrderStatus, PaymentStatus } from '@pal/core/domain/entities'
import type { CancelReason } from '@pal/core/domain/orders/order-status'
import { expressionBuilder, type Expression, type SqlBool, sql } from 'kysely'

import type { StoreSchema } from '../schema/schema.ts'
import { cameBy, type SourcePick } from '../stats/source-filter.ts'

/** Which orders are meant; a prepared query takes the same. */
export interface OrderPick extends SourcePick {
  status?: OrderStatus | undefined
  /** Placed at or after. */
  from?: number | undefined
  /** Placed before. */
  to?: number | undefined
  /** Of a campaign of this page, by its Facebook id. */
  pageId?: string | undefined
  campaignId?: number | undefined
  currency?: string | undefined
  /** What counts as revenue: all that were not cancelled. */
  sold?: 1 | undefined
  /** That came of a conversation. */
  chat?: 1 | undefined
  /** That the agent took. */
  agent?: 1 | undefined
  customerId?: number | undefined
  /** That hold this product. */
  productId?: number | undefined
  /** That are likely doubles of another one, wait to be sent, and whose other one is not cancelled. */
  double?: 1 | undefined
  payment?: PaymentStatus | undefined
  /** Delivered for cash that has not come in. */
  due?: 1 | undefined
  /** Delivered, was to be paid another way than in cash, and nothing has come in. */
  advanceDue?: 1 | undefined
  /** More was paid than the shop keeps. */
  giveBack?: 1 | undefined
  cancelReason?: CancelReason | undefined
  courier?: string | undefined
  noCourier?: 1 | undefined
  /** Neither delivered nor cancelled, as `isParcel` of core has it. */
  parcels?: 1 | undefined
  /** That wait to be sent; */
  waiting?: 1 | undefined
  /** and whose packing slip was not printed. */
  unprinted?: 1 | undefined
  /** That wait to be sent, and were in no file for a courier yet. */
  unfiled?: 1 | undefined
  /** Of which something came back. */
  returned?: 1 | undefined
  /** That are in the courier's file of this time. */
  courierFileAt?: number | undefined
}

/** No order is left out, which is counted already. */
export function isEveryOrder(pick: OrderPick): boolean {
  return Object.values(pick).every((each) => each === undefined)
}

// Word for word those of the indexes of just these rows, or they are not found.
const waitingOnes = sql<boolean>`+orders.status in ('confirmed', 'processing')`
const unprintedOnes = sql<boolean>`orders.slip_printed_at is null and ${waitingOnes}`
const unfiledOnes = sql<boolean>`orders.courier_file_at is null and ${waitingOnes}`

export const owedOnes = sql<boolean>`(
  +orders.payment_status in ('unpaid', 'part') and +orders.status = 'delivered'
  and (orders.payment_method = 'cash_on_delivery' or +orders.payment_status = 'part')
  and orders.total_minor > orders.paid_minor + orders.returned_minor + orders.waived_minor
)`

const advanceDueOnes = sql<boolean>`(
  orders.payment_status = 'unpaid' and +orders.status = 'delivered'
  and orders.payment_method <> 'cash_on_delivery'
  and orders.total_minor > orders.paid_minor + orders.returned_minor + orders.waived_minor
)`

/** What was paid beyond what the shop keeps; as `amountToGiveBack` of core has it. */
export const giveBackOf = sql<number>`max(
  0, orders.paid_minor - iif(orders.status = 'cancelled', 0, orders.total_minor - orders.returned_minor)
)`

const giveBackOnes = sql<boolean>`(
  orders.paid_minor > iif(+orders.status = 'cancelled', 0, orders.total_minor - orders.returned_minor)
)`

// The first of its words are those of the index of the few that there are.
const openDouble = sql<boolean>`(
  orders.likely_double_of is not null and orders.status in ('confirmed', 'processing')
  and exists (
    select 1 from orders as first
    where first.id = orders.likely_double_of and first.status <> 'cancelled'
  )
)`

/**
 * The conditions. `lookUp` finds the orders of a product by its lines, for who sorts them after that;
 * otherwise the lines of each order are asked.
 */
export function picked(pick: OrderPick, lookUp = false): Expression<SqlBool> {
  const { status, from, to, pageId, campaignId, currency, sold, chat, productId, double } = pick
  const { payment, due, advanceDue, giveBack, courier, noCourier, parcels, waiting } = pick
  const { unprinted, unfiled, returned, courierFileAt, customerId, agent, cancelReason } = pick
  const eb = expressionBuilder<StoreSchema, 'orders'>()
  return eb.and([
    // The few to give back, those of a customer and of a reason are found by their own index; those of
    // a status may be half of all.
    ...(status
      ? [
          giveBack || returned || customerId !== undefined || cancelReason !== undefined
            ? sql<boolean>`+orders.status = ${status}`
            : eb('orders.status', '=', status),
        ]
      : []),
    ...(from === undefined ? [] : [eb('orders.created_at', '>=', from)]),
    ...(to === undefined ? [] : [eb('orders.created_at', '<', to)]),
    ...(pageId === undefined
      ? []
      : [
          sql<boolean>`+orders.campaign_id in (select id from campaigns where page_id = ${pageId})`,
        ]),
    ...(campaignId === undefined ? [] : [eb('orders.campaign_id', '=', campaignId)]),
    // Nearly all orders of a shop have the same: its column has no index.
    ...(customerId === undefined ? [] : [eb('orders.customer_id', '=', customerId)]),
    ...(currency === undefined ? [] : [eb('orders.currency', '=', currency)]),
    ...(sold ? [sql<boolean>`orders.status <> 'cancelled'`] : []),
    ...(chat ? [eb('orders.conversation_id', 'is not', null)] : []),
    ...(agent ? [eb('orders.decided_by', '=', 'agent')] : []),
    ...(double ? [openDouble] : []),
    ...(payment === undefined ? [] : [eb('orders.payment_status', '=', payment)]),
    // As `shownPayment` of core has it.
    ...(payment === undefined
      ? []
      : [sql<boolean>`(+orders.status <> 'cancelled' or +orders.payment_status <> 'unpaid')`]),
    ...(due ? [owedOnes] : []),
    ...(advanceDue ? [advanceDueOnes] : []),
    ...(giveBack ? [giveBackOnes] : []),
    ...(cancelReason === undefined ? [] : [eb('orders.cancel_reason', '=', cancelReason)]),
    ...(courier === undefined ? [] : [eb('orders.courier', '=', courier)]),
    ...(noCourier ? [eb('orders.courier', 'is', null)] : []),
    ...(parcels ? [sql<boolean>`+orders.status not in ('delivered', 'cancelled')`] : []),
    ...(waiting ? [waitingOnes] : []),
    ...(unprinted ? [unprintedOnes] : []),
    ...(unfiled ? [unfiledOnes] : []),
    ...(returned ? [sql<boolean>`orders.returned_at is not null`] : []),
    ...(courierFileAt === undefined ? [] : [eb('orders.courier_file_at', '=', courierFileAt)]),
    ...cameBy('orders.conversation_id', pick),
    ...(productId === undefined
      ? []
      : [
          lookUp
            ? sql<boolean>`orders.id in (select order_id from order_lines where product_id = ${productId})`
            : sql<boolean>`exists (
                select 1 from order_lines where order_id = orders.id and product_id = ${productId}
              )`,
        ]),
  ])
}

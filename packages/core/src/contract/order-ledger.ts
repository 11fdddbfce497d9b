import * as z from 'zod/mini'

import { orderPeriods, orderStatuses, paymentStatuses } from '../domain/entities.ts'
import { courierFiles } from '../domain/orders/couriers.ts'
import { customerPicks, customerSorts } from '../domain/orders/customer-lists.ts'
import { paymentFilters } from '../domain/orders/order-payment.ts'
import { mostPieces } from '../domain/orders/order-pieces.ts'
import { cancelReasons } from '../domain/orders/order-status.ts'
import { reason, refusal } from './reason.ts'
import {
  amount,
  amountInput,
  cursor,
  deliveryAddress,
  done,
  get,
  id,
  idParam,
  instructionsText,
  limit,
  orderIds,
  ordersOfListed,
  pageId,
  post,
  requiredText,
  search,
  shortText,
  sourceParam,
  time,
  toldOrNot,
} from './shape.ts'

/** What can be done at once. */
const manyOrders = z.array(id).check(z.minLength(1), z.maxLength(100))

const pieces = id.check(z.maximum(mostPieces))

export const orderedLines = z
  .array(z.object({ productId: id, quantity: pieces, unitPrice: z.optional(amountInput) }))
  .check(z.minLength(1, refusal('field_no_product')), z.maxLength(50))

/** What somebody orders, as a person types it; amounts that are left out are those of the campaign. */
export const typedOrder = {
  campaignId: id,
  lines: orderedLines,
  discount: z.optional(amountInput),
  deliveryFee: z.optional(amountInput),
  /** The id of a delivery area; its fee counts where none is typed. */
  deliveryArea: z.optional(z.nullable(shortText)),
}

/** Whether the customer is told. */
export const tell = z._default(z.boolean(), false)

/** By which bKash, Nagad or a bank knows what came in; empty: none. */
export const paymentReference = z.optional(shortText.check(z.trim()))

/** Payment and shipping of an order, and who gets it, as they are changed. */
export const changedOrder = z.strictObject({
  /** Until it is shipped. */
  customerName: z.optional(requiredText),
  customerPhone: z.optional(requiredText),
  customerAddress: z.optional(deliveryAddress),
  deliveryInstructions: z.optional(instructionsText),
  paymentMethod: z.optional(requiredText),
  paymentReference,
  paymentStatus: z.optional(z.enum(paymentStatuses)),
  /**
   * With `part`, or with `paid` where it is more than the total; alone, it says itself how far the
   * order is paid.
   */
  paidAmount: z.optional(amountInput),
  /**
   * What of the paid amount is given back now; says itself how far the order is paid then. With
   * `paidAmount` only where that is what has been paid.
   */
  refundAmount: z.optional(amountInput),
  /** Now, where it is left out. */
  paidAt: z.optional(time),
  courier: z.optional(z.nullable(shortText)),
  trackingNumber: z.optional(z.nullable(shortText)),
  /** Tells the customer courier and tracking number, where Facebook's window is open. */
  tell,
  /** False: it is no double, and is not shown as one again. */
  likelyDouble: z.optional(z.literal(false)),
  /** The courier knows what has changed since the file. */
  courierTold: z.optional(z.literal(true)),
  /** What of these was seen: one that is another by now is not replaced. */
  was: z.optional(
    z.partial(
      z.object({
        customerName: z.string(),
        customerPhone: z.string(),
        customerAddress: z.string(),
        paymentMethod: z.string(),
        paymentReference: z.string(),
        paymentStatus: z.enum(paymentStatuses),
        paidAmount: amount,
        courier: z.nullable(z.string()),
        trackingNumber: z.nullable(z.string()),
      }),
    ),
  ),
})

/** Exact to the minor unit. */
const owedSum = z.object({ currency: z.string(), orders: z.int(), due: amount })

const orderSum = z.extend(owedSum, {
  /** What they cost; of cancelled ones only where those alone are asked for. */
  total: amount,
  /** What came back of it. */
  returned: amount,
  /** What customers have paid beyond what the shop keeps. */
  giveBack: amount,
})

const trackedRow = z.object({
  /** The line of the list on which it is. */
  line: z.int(),
  /** As it was read. */
  order: z.string(),
  tracking: z.string(),
  /** The order that is meant; null where there is none. */
  id: z.nullable(id),
  customerName: z.nullable(z.string()),
  outcome: z.enum(['set', 'same', 'refused']),
  /** What was there before, where that was another one. */
  before: z.nullable(z.string()),
  /** Why nothing is set. */
  reason: z.nullable(reason),
})
export type TrackedRow = z.output<typeof trackedRow>

/** By which a figure leads to the orders that it counts. */
const pick = {
  status: z._default(z.enum(['all', ...orderStatuses]), 'all'),
  period: z._default(z.enum(orderPeriods), 'all'),
  /** Placed at or after; */
  from: z.optional(time),
  /** and before. */
  to: z.optional(time),
  /** Of a campaign of this page. */
  page: z.optional(pageId),
  campaign: z.optional(idParam.shape.id),
  product: z.optional(idParam.shape.id),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** Of customers whom this brought first. */
  source: z.optional(sourceParam),
  payment: z.optional(z.enum(paymentFilters)),
  /** Cancelled for this reason. */
  cancelReason: z.optional(z.enum(cancelReasons)),
  /** Sent with this courier, as its name was typed. */
  courier: z.optional(shortText.check(z.minLength(1))),
  /** No courier was entered. */
  noCourier: z.optional(z.literal('true')),
  /** They wait to be sent, and their packing slip was not printed. */
  unprinted: z.optional(z.literal('true')),
  /** They wait to be sent, and were in no file for a courier yet. */
  unfiled: z.optional(z.literal('true')),
  /** Something of it came back. */
  returned: z.optional(z.literal('true')),
  /** Likely doubles that wait to be sent. */
  double: z.optional(z.literal('true')),
  /** What counts as revenue: all that were not cancelled. */
  sold: z.optional(z.literal('true')),
  /** That came of a conversation: what the conversion rate is of. */
  chat: z.optional(z.literal('true')),
  /** Only what the agent took. */
  agent: z.optional(z.literal('true')),
  /** Of this customer. */
  customer: z.optional(idParam.shape.id),
}
export const filters = { ...pick, search }

const customerFilters = {
  sort: z._default(z.enum(customerSorts), 'last_order'),
  show: z._default(z.enum(['all', ...customerPicks]), 'all'),
  /** Of this page, whether they wrote to it or ordered without a chat. */
  page: z.optional(pageId),
  /** In names and phone numbers, and in your notes and tags of their chat. */
  search,
}

const customer = z.extend(ordersOfListed, {
  id,
  /** Empty while it is not known. */
  customerName: z.string(),
  /** Facebook's, on its page; null of whoever has no chat. */
  customerId: z.nullable(z.string()),
  customerPhone: z.nullable(z.string()),
  pageName: z.string(),
  conversationId: z.nullable(id),
  /** What was not cancelled, less what was given back for returns; the currency of most orders first. */
  spent: z.array(z.object({ currency: z.string(), amount })),
  lastOrderAt: time,
})
export type Customer = z.output<typeof customer>

const refusedMove = z.object({ id, orderId: z.nullable(z.string()), reason })
const refusedAndTold = { refused: z.array(refusedMove), telling: z.optional(toldOrNot) }

/** What orders are to be moved, packed and paid, many at once. */
export const ledgerEndpoints = {
  'orders.totals': post(
    '/api/orders/totals',
    'What an order comes to that is typed or edited by hand',
    {
      body: z.object({
        ...typedOrder,
        /** What this order holds already keeps its price, also where its campaign is deleted. */
        orderId: z.optional(id),
      }),
      answer: z.object({
        currency: z.string(),
        lines: z.array(z.object({ productId: id, unitPrice: amount, total: amount })),
        subtotal: amount,
        discount: amount,
        deliveryFee: amount,
        total: amount,
      }),
    },
  ),
  'orders.export': get('/api/orders/export', 'The orders that the filters show, as a file', {
    query: z.object({
      format: z._default(z.enum(['csv', 'excel', 'json']), 'csv'),
      /** Only these, whatever is searched for. */
      ids: z.optional(orderIds),
      ...filters,
    }),
    answer: z.string(),
    kind: 'stream',
  }),
  'orders.customers': get('/api/orders/customers', 'Who has ordered, with what became of it', {
    query: z.object({ limit, cursor, ...customerFilters }),
    answer: z.array(customer),
  }),
  'orders.customersExport': get(
    '/api/orders/customers/export',
    'The customers that the filters show, as a file',
    {
      query: z.object({
        format: z._default(z.enum(['csv', 'excel', 'json']), 'csv'),
        ...customerFilters,
      }),
      answer: z.string(),
      kind: 'stream',
    },
  ),
  'orders.customer': get('/api/orders/customers/{id}', 'One customer who has ordered', {
    params: idParam,
    answer: customer,
  }),
  /** For the shop's eyes: no document, list or file of orders has it. */
  'orders.margin': get('/api/orders/{id}/margin', 'What the shop earns by an order', {
    params: idParam,
    answer: z.object({
      /** Null where what a piece costs is not known of each product. */
      margin: z.nullable(
        z.object({
          amount,
          /** Of this: the goods after discount and returns, without delivery. */
          value: amount,
        }),
      ),
    }),
  }),
  'orders.toCourier': post(
    '/api/orders/courier-files',
    'Put the orders that the filters show, and that wait to be sent, into a file for a courier',
    {
      query: z.object(filters),
      body: z.object({
        courier: z.enum(courierFiles),
        /** Only these, whatever is searched for: all of them that are neither delivered nor cancelled. */
        ids: z.optional(manyOrders),
        /** Those that were in a file before, too. */
        again: z._default(z.boolean(), false),
        /** Says what would happen, and stores nothing. */
        dryRun: z._default(z.boolean(), false),
      }),
      answer: z.object({
        /** How many go into it. */
        orders: z.int(),
        /** How many were in a file before, when last, */
        before: z.int(),
        last: z.nullable(time),
        /** and how many of those are no longer as it said. */
        changed: z.int(),
        /** Some of them that have no address, as older orders may: no courier takes such a parcel. */
        withoutAddress: z.array(z.object({ id, orderId: z.string(), before: z.boolean() })),
        /** Its time, by which it is fetched; null where none was made. */
        file: z.nullable(time),
      }),
    },
  ),
  'orders.courierFile': get(
    '/api/orders/courier-files',
    'A file for the page of a courier where parcels are entered, as CSV',
    {
      query: z.object({ courier: z.enum(courierFiles), at: time }),
      answer: z.string(),
      kind: 'stream',
    },
  ),
  'orders.courierFiles': get('/api/orders/courier-files/last', 'The newest files for couriers', {
    answer: z.array(
      z.object({
        courier: z.enum(courierFiles),
        at: time,
        /** How many hold it as their last one. */
        orders: z.int(),
      }),
    ),
  }),
  'orders.takeBackFile': post(
    '/api/orders/courier-files/take-back',
    'Take a file for a courier back: its orders are as before it',
    { body: z.object({ at: time }), answer: z.object({ orders: z.int() }) },
  ),
  'orders.count': get('/api/orders/count', 'How many orders the filters leave', {
    query: z.object(pick),
    answer: z.object({ count: z.int() }),
  }),
  'orders.sums': get('/api/orders/sums', 'What the orders that the filters leave come to', {
    query: z.object(pick),
    answer: z.object({
      /** There are more than were added up. */
      atLeast: z.boolean(),
      sums: z.array(orderSum),
    }),
  }),
  'orders.couriers': get('/api/orders/couriers', 'The couriers, and what each still owes', {
    answer: z.object({
      /** All that orders were sent with, by name. */
      names: z.array(z.string()),
      /** Whether any order has come to its customer yet. */
      delivered: z.boolean(),
      /** Of orders that were delivered for cash and are not paid; null: without a courier. */
      owed: z.array(z.object({ courier: z.nullable(z.string()), ...owedSum.shape })),
    }),
  }),
  'orders.track': post('/api/orders/track', 'Set tracking numbers from a list', {
    body: z.object({
      /** Lines with an order and its tracking number, or a CSV file with such columns. */
      list: z.string().check(z.minLength(1, refusal('field_empty')), z.maxLength(100_000)),
      /** Of all of them; left out or empty, each keeps its own. */
      courier: z.optional(shortText),
      /** Says what would happen, and stores nothing. */
      dryRun: z._default(z.boolean(), false),
    }),
    answer: z.object({ stored: z.boolean(), set: z.int(), rows: z.array(trackedRow) }),
  }),
  'orders.slips': post('/api/orders/slips', 'Keep that these packing slips were printed, or not', {
    body: z.object({ ids: manyOrders, printed: z._default(z.boolean(), true) }),
    answer: done,
  }),
  'orders.move': post('/api/orders/moves', 'Move several orders on', {
    body: z.object({ ids: manyOrders, status: z.enum(orderStatuses), tell }),
    answer: z.object({ moved: z.array(id), ...refusedAndTold }),
  }),
  'orders.pay': post(
    '/api/orders/payments',
    'Keep what came in for orders: all that is due, or less',
    {
      body: z.object({
        ids: manyOrders,
        /** Of which of them less came in now, and how much; `due` as it was seen. */
        received: z._default(
          z.array(z.object({ id, amount: amountInput, due: amount })).check(z.maxLength(100)),
          [],
        ),
        tell,
      }),
      answer: z.object({ paid: z.array(id), ...refusedAndTold }),
    },
  ),
  'orders.undo': post(
    '/api/orders/undo',
    'Take the last move, return or payment of these orders back',
    {
      body: z.object({
        ids: manyOrders,
        /** What is taken back: that they came to this, a return or a payment. Left out, the last move or return. */
        what: z.optional(z.enum([...orderStatuses, 'return', 'payment'])),
      }),
      answer: z.object({ undone: z.array(id), refused: z.array(refusedMove) }),
    },
  ),
}

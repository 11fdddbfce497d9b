import * as z from 'zod/mini'

import {
  orderDocuments,
  orderEventKinds,
  orderStatuses,
  ownLanguages,
  paperSizes,
  paymentStatuses,
  noticeOutcomes,
} from '../domain/entities.ts'
import { courierFiles } from '../domain/orders/couriers.ts'
import { returnReasons } from '../domain/orders/order-returns.ts'
import { cancelReasons } from '../domain/orders/order-status.ts'
import {
  changedOrder,
  filters,
  ledgerEndpoints,
  orderedLines,
  paymentReference,
  tell,
  typedOrder,
} from './order-ledger.ts'
import { reason } from './reason.ts'
import {
  amount,
  amountInput,
  cursor,
  customerOrders,
  deliveryAddress,
  get,
  id,
  idParam,
  instructionsText,
  limit,
  longText,
  orderIds,
  patch,
  post,
  requiredText,
  shortText,
  time,
  samePhone,
} from './shape.ts'

const orderLine = z.object({
  name: z.string(),
  quantity: z.int(),
  unitPrice: amount,
  total: amount,
  productId: z.nullable(id),
})

export const order = z.object({
  id,
  orderId: z.string(),
  campaignId: z.nullable(id),
  pageId: z.string(),
  conversationId: z.nullable(id),
  customerName: z.string(),
  customerPhone: z.string(),
  products: z.array(orderLine),
  totalAmount: amount,
  /** What is still to come in; with cash on delivery, what the courier collects. */
  amountDue: amount,
  /** What was paid beyond what the shop keeps, as of an order that was cancelled. */
  amountToGiveBack: amount,
  currency: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  /** Something of it came back; its status stays 'delivered'. */
  returned: z.boolean(),
  /** How many pieces of it; absent where none did, in what a search finds, and in files. */
  piecesReturned: z.optional(z.int()),
  /** The same customer had ordered the same things within the hour, and neither is cancelled. */
  likelyDouble: z.boolean(),
  /** Why the agent asked this customer to pay in advance, by their orders then; null: it did not. */
  advance: z.nullable(reason),
  aiPointsEarned: z.int(),
  /** The file for a courier that it was last put into; null: it was in none. */
  courierFile: z.nullable(
    z.object({
      courier: z.enum(courierFiles),
      at: time,
      /** It is not delivered, and is no longer as the file says: it was changed, or cancelled. */
      changed: z.boolean(),
    }),
  ),
  /** A person took it, not the agent. */
  byHand: z.boolean(),
  createdAt: time,
  /** Of the page on which it came, where the shop has sold on several; absent in files, as is what follows. */
  pageName: z.optional(z.string()),
  /** Until when the customer can be notified of a change; null where Facebook allows no message now. */
  tellUntil: z.optional(z.nullable(time)),
  /** After that, until when a human may write to them; absent where nobody may. */
  tellByHandUntil: z.optional(time),
})
export type Order = z.output<typeof order>

/** What an event changed: only what it is about. */
const orderFacts = z.object({
  /** What was there before. */
  customerName: z.optional(z.string()),
  customerPhone: z.optional(z.string()),
  customerAddress: z.optional(z.string()),
  deliveryInstructions: z.optional(z.string()),
  paymentStatus: z.optional(z.enum(paymentStatuses)),
  paymentMethod: z.optional(z.string()),
  paymentReference: z.optional(z.string()),
  paidAmount: z.optional(amount),
  /** What was given back then. */
  refunded: z.optional(amount),
  /** That an earlier change of the payment, or a file for a courier, was taken back. */
  undone: z.optional(z.boolean()),
  courier: z.optional(z.nullable(z.string())),
  trackingNumber: z.optional(z.nullable(z.string())),
  /** It was put into a file for this courier; with `undone`, that file was taken back. */
  courierFile: z.optional(z.enum(courierFiles)),
  /** This courier was told what has changed since its file. */
  courierTold: z.optional(z.enum(courierFiles)),
  cancelReason: z.optional(z.enum(cancelReasons)),
  returnReason: z.optional(z.enum(returnReasons)),
  pieces: z.optional(z.int()),
  amount: z.optional(amount),
  restocked: z.optional(z.boolean()),
  /** Whether the customer was notified, or why not. */
  notice: z.optional(z.enum(noticeOutcomes)),
  /** Of a notice: the event that it tells of. */
  tellsOf: z.optional(id),
  /** The items and the total of before. */
  items: z.optional(z.array(z.object({ name: z.string(), quantity: z.int(), unitPrice: amount }))),
  total: z.optional(amount),
})

const orderEvent = z.object({
  id,
  at: time,
  kind: z.enum(orderEventKinds),
  from: z.nullable(z.enum(orderStatuses)),
  to: z.nullable(z.enum(orderStatuses)),
  actor: z.enum(['agent', 'human', 'system']),
  note: z.nullable(z.string()),
  facts: orderFacts,
})
export type OrderEvent = z.output<typeof orderEvent>

const orderReturn = z.object({
  id,
  at: time,
  reason: z.enum(returnReasons),
  note: z.nullable(z.string()),
  /** What it takes off the revenue. */
  amount,
  restocked: z.boolean(),
  /** `line` counts the order's products from 1. */
  lines: z.array(z.object({ line: id, quantity: id })),
})

export const orderDetail = z.extend(order, {
  campaignName: z.nullable(z.string()),
  /** What it was before its last move, where nothing has followed from that; null: it stays. */
  setBackTo: z.nullable(z.enum(orderStatuses)),
  /** Why it is cancelled; null: it is not, or nobody said. */
  cancelReason: z.nullable(z.enum(cancelReasons)),
  customerAddress: z.string(),
  /** For whoever packs or delivers it; empty where there is nothing to say. */
  deliveryInstructions: z.string(),
  subtotal: amount,
  discount: amount,
  deliveryFee: amount,
  /** The name of the area whose fee that was; null where it was the shop's one fee. */
  deliveryArea: z.nullable(z.string()),
  /** One of the known methods, or what somebody typed. */
  paymentMethod: z.string(),
  paymentReference: z.string(),
  paidAmount: amount,
  /** What was given back of what the shop keeps, and is collected from nobody again. */
  waivedAmount: amount,
  /** When it was paid, the last part of it, or given back. */
  paidAt: z.nullable(time),
  courier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  returnedAmount: amount,
  returns: z.array(orderReturn),
  customerOrders,
  samePhone,
  /** Which order it is likely the double of. */
  doubleOf: z.nullable(
    z.object({ id, orderId: z.string(), status: z.enum(orderStatuses), createdAt: time }),
  ),
  tellUntil: z.nullable(time),
  history: z.array(orderEvent),
})
export type OrderDetail = z.output<typeof orderDetail>

/** What is printed of an order, with the language its customer reads. */
const orderDocument = z.extend(orderDetail, {
  pageName: z.string(),
  language: z.enum(ownLanguages),
})
export type OrderDocument = z.output<typeof orderDocument>

/** What stayed as it was, and why. */
const noteText = longText.check(z.maxLength(500))

export const orderEndpoints = {
  'orders.list': get('/api/orders', 'Orders, newest first', {
    query: z.object({ limit, cursor, ...filters }),
    answer: z.array(order),
  }),
  'orders.create': post('/api/orders', 'Take an order by hand', {
    body: z.object({
      /** Whose order it is; left out for whoever has no chat: they are known by their phone number. */
      conversationId: z.optional(id),
      ...typedOrder,
      customerName: requiredText,
      customerPhone: requiredText,
      customerAddress: deliveryAddress,
      note: z.optional(noteText),
      deliveryInstructions: z.optional(instructionsText),
      /** What has come in of it already, and how; amount and status as in a change of the order. */
      paymentMethod: z.optional(requiredText),
      paymentStatus: z.optional(z.enum(['unpaid', 'part', 'paid'])),
      paidAmount: z.optional(amountInput),
      paymentReference,
      /** What it was said to come to: where that is another sum by now, nothing is taken. */
      total: z.optional(amountInput),
      /** Sends the customer its number and what it comes to, where Facebook's window is open. */
      tell,
      /** The same one is one order. */
      clientId: shortText.check(z.minLength(1), z.maxLength(100)),
    }),
    answer: orderDetail,
  }),
  'orders.caller': get('/api/orders/caller', 'Who is known by a phone number', {
    query: z.object({ phone: requiredText, campaign: idParam.shape.id }),
    answer: z.object({
      /** Who has ordered on the page of this campaign without a chat. */
      known: z.nullable(
        z.object({ customerName: z.string(), customerAddress: z.string(), orders: z.int() }),
      ),
      /** Everything that was ordered with it, on any page; null where nothing was. */
      ordered: samePhone,
      /** Where somebody with this number writes. */
      chat: z.nullable(
        z.object({
          conversationId: id,
          customerName: z.string(),
          customerId: z.string(),
          pageName: z.string(),
        }),
      ),
    }),
  }),
  'orders.documents': get(
    '/api/orders/documents',
    'The content of the invoices and packing slips of these orders',
    {
      query: z.object({ ids: orderIds }),
      answer: z.object({
        shop: z.object({
          name: z.string(),
          /** Then that of the page goes before it. */
          usePageName: z.boolean(),
          address: z.string(),
          phone: z.string(),
          email: z.string(),
        }),
        /** Whether this program makes a PDF by itself; a browser's print dialog does it too. */
        pdf: z.boolean(),
        orders: z.array(orderDocument),
      }),
    },
  ),
  'orders.pdf': get('/api/orders/pdf', 'Invoices or packing slips as one PDF', {
    query: z.object({
      ids: orderIds,
      document: z.enum(orderDocuments),
      language: z.optional(z.enum(ownLanguages)),
      paper: z.optional(z.enum(paperSizes)),
    }),
    answer: z.string(),
    kind: 'stream',
  }),
  // Before one order: they are none.
  ...ledgerEndpoints,
  'orders.get': get('/api/orders/{id}', 'One order with its history', {
    params: idParam,
    answer: orderDetail,
  }),
  'orders.change': patch('/api/orders/{id}', 'Payment, shipping, and who gets it', {
    params: idParam,
    body: changedOrder,
    answer: orderDetail,
  }),
  'orders.items': post('/api/orders/{id}/items', 'Put other items into an order', {
    params: idParam,
    body: z.object({
      /** All that the order then has; without a price, each costs what it did, or what the product costs. */
      lines: orderedLines,
      /** Left out, what was reckoned by the campaign is reckoned again, and what was typed stays; so the fee. */
      discount: z.optional(amountInput),
      deliveryFee: z.optional(amountInput),
      /** As in an order by hand; left out, it stays in the area it is in. */
      deliveryArea: typedOrder.deliveryArea,
      /** What it was said to come to: where that is another sum by now, nothing is changed. */
      total: z.optional(amountInput),
      tell,
      /** These parts as they were seen: one that is another by now is not replaced. */
      was: z.optional(
        z.partial(
          z.object({
            lines: z.array(z.object({ productId: id, quantity: z.int(), unitPrice: amount })),
            discount: amount,
            deliveryFee: amount,
          }),
        ),
      ),
    }),
    answer: orderDetail,
  }),
  'orders.return': post('/api/orders/{id}/returns', 'Keep that something came back', {
    params: idParam,
    body: z.object({
      lines: z.array(z.object({ line: id, quantity: id })).check(z.maxLength(200)),
      reason: z.enum(returnReasons),
      note: z.optional(noteText),
      /** What is given back; without it, what the lines were sold at. */
      amount: z.optional(amountInput),
      /** Whether it can be sold again. */
      restock: z.boolean(),
    }),
    answer: orderDetail,
  }),
  'orders.setStatus': post('/api/orders/{id}/status', 'Move an order on', {
    params: idParam,
    body: z.object({
      status: z.enum(orderStatuses),
      note: z.optional(noteText),
      /** Why it is cancelled; the customer is not told. */
      cancelReason: z.optional(z.enum(cancelReasons)),
      /** Of one that is cancelled, the customer is told that what was paid will be given back. */
      promiseRefund: z.optional(z.boolean()),
      /** The customer is notified after the time to undo it, where Facebook's window is open then. */
      tell,
    }),
    answer: orderDetail,
  }),
  'orders.setBack': post(
    '/api/orders/{id}/set-back',
    'Take the last move of an order back, however long ago it was',
    {
      params: idParam,
      body: z.object({
        /** What it was seen as: whoever else has moved it since is not overruled. */
        from: z.enum(orderStatuses),
      }),
      answer: orderDetail,
    },
  ),
}

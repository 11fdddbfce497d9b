import * as z from 'zod/mini'

import { orderPeriods, orderStatuses } from '../domain/entities.ts'
import { amount, cursor, get, id, idParam, limit, post, search, time } from './shape.ts'

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
  conversationId: z.nullable(id),
  customerName: z.string(),
  customerPhone: z.string(),
  products: z.array(orderLine),
  totalAmount: amount,
  currency: z.string(),
  status: z.enum(orderStatuses),
  aiPointsEarned: z.int(),
  createdAt: time,
})
export type Order = z.output<typeof order>

export const orderDetail = z.extend(order, {
  campaignName: z.nullable(z.string()),
  customerAddress: z.string(),
  subtotal: amount,
  discount: amount,
  deliveryFee: amount,
  history: z.array(
    z.object({
      at: time,
      from: z.nullable(z.enum(orderStatuses)),
      to: z.enum(orderStatuses),
      actor: z.enum(['agent', 'human', 'system']),
      note: z.nullable(z.string()),
    }),
  ),
})
export type OrderDetail = z.output<typeof orderDetail>

const filters = {
  status: z._default(z.enum(['all', ...orderStatuses]), 'all'),
  period: z._default(z.enum(orderPeriods), 'all'),
  search,
}

export const orderEndpoints = {
  'orders.list': get('/api/orders', 'Orders, newest first', {
    query: z.object({ limit, cursor, ...filters }),
    answer: z.array(order),
  }),
  'orders.export': get('/api/orders/export', 'The orders that the filters show, as a file', {
    query: z.object({ format: z._default(z.enum(['csv', 'excel', 'json']), 'csv'), ...filters }),
    answer: z.string(),
    kind: 'stream',
  }),
  'orders.get': get('/api/orders/{id}', 'One order with its history', {
    params: idParam,
    answer: orderDetail,
  }),
  'orders.setStatus': post('/api/orders/{id}/status', 'Move an order on', {
    params: idParam,
    body: z.object({
      status: z.enum(orderStatuses),
      note: z.optional(z.string().check(z.maxLength(500))),
    }),
    answer: orderDetail,
  }),
}

import type { createClient } from '@pal/core/contract/client/client'
import { courierNames } from '@pal/core/domain/orders/couriers'

import type { Visit } from './scenes.ts'

export type Api = Pick<ReturnType<typeof createClient>, 'call'>

/** What becomes of an order at a time. */
export interface Move {
  readonly at: number
  readonly happens: (api: Api) => Promise<unknown>
}

interface Placed {
  readonly id: number
  readonly placedAt: number
}

const hour = 3_600_000
const couriers = Object.values(courierNames)
/** So long after it was placed. */
const after = {
  advance: hour,
  cancelled: 9 * hour,
  processing: 4 * hour,
  shipped: 22 * hour,
  delivered: 70 * hour,
  returned: 92 * hour,
  /** The courier brings what it has collected. */
  collected: 142 * hour,
} as const

/** The usual way of an order, and what is otherwise with the one of this visit. */
export function futureOf({ order: fate }: Visit, { id, placedAt }: Placed): Move[] {
  const params = { id }
  const move = (status: 'processing' | 'shipped' | 'delivered' | 'cancelled'): Move => ({
    at: placedAt + after[status],
    happens: (api) => api.call('orders.setStatus', { params, body: { status } }),
  })
  if (fate === 'cancelled') return [move('cancelled')]
  const courier = couriers[id % couriers.length] ?? ''
  const trackingNumber = `${courier.slice(0, 2).toUpperCase()}${24_681_000 + id * 137}`
  const paid: Move = {
    at: placedAt + after.advance,
    happens: (api) =>
      api.call('orders.change', {
        params,
        body: {
          paymentMethod: 'bkash',
          paymentReference: `BK7${(id * 7_919_333).toString(36).toUpperCase().padStart(7, '0')}`,
          ...(fate === 'part'
            ? { paymentStatus: 'part', paidAmount: '1000' }
            : { paymentStatus: 'paid' }),
        },
      }),
  }
  const handedOver: Move = {
    at: placedAt + after.shipped,
    happens: (api) => api.call('orders.change', { params, body: { courier, trackingNumber } }),
  }
  const collected: Move = {
    at: placedAt + after.collected,
    happens: (api) => api.call('orders.pay', { body: { ids: [id] } }),
  }
  const returned: Move = {
    at: placedAt + after.returned,
    happens: (api) =>
      api.call('orders.return', {
        params,
        body: { lines: [{ line: 1, quantity: 1 }], reason: 'damaged', restock: false },
      }),
  }
  return [
    ...(fate === 'bkash' || fate === 'part' ? [paid] : []),
    move('processing'),
    handedOver,
    move('shipped'),
    move('delivered'),
    ...(fate === 'returned' ? [returned] : []),
    ...(fate === undefined || fate === 'returned' ? [collected] : []),
  ]
}

import type { OrderStatus } from '@pal/core/domain/entities'

/** Where an order may go from each status: one step on, or cancelled before it is delivered. */
export const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
}

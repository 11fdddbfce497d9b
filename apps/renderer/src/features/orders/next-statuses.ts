import type { OrderStatus } from '@pal/core/domain/entities'

/** One step on, or cancelled before it is delivered; the server refuses anything else. */
export const nextStatus = {
  confirmed: 'processing',
  processing: 'shipped',
  shipped: 'delivered',
  delivered: null,
  cancelled: null,
} as const satisfies Record<OrderStatus, OrderStatus | null>

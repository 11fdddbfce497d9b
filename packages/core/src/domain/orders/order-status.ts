import type { OrderStatus } from '../entities.ts'

/** Where an order may go from each status: one step on, or cancelled before it is delivered. */
export const nextStatuses = {
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** It is to be handed over yet: packed, or on its way. */
export const isParcel = (status: OrderStatus): boolean =>
  status !== 'delivered' && status !== 'cancelled'

/** Why an order was cancelled, as somebody of the shop says; in the chat: the customer did, with the agent. */
export const cancelReasons = [
  'in_chat',
  'changed_mind',
  'unreachable',
  'out_of_stock',
  'suspected_fake',
  'other',
] as const
export type CancelReason = (typeof cancelReasons)[number]

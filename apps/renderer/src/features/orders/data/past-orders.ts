import type { OrderDetail } from '@pal/core/contract/orders'
import type { TFunction } from 'i18next'

/** What became of orders; nothing of those that are on their way. */
export function pastOrders(
  t: TFunction,
  { delivered, returned, partlyReturned, cancelled }: OrderDetail['customerOrders'],
): string[] {
  return [
    delivered > 0 && t('orders.customer.delivered', { count: delivered }),
    returned > 0 && t('orders.customer.returned', { count: returned }),
    partlyReturned > 0 && t('orders.customer.partlyReturned', { count: partlyReturned }),
    cancelled > 0 && t('orders.customer.cancelled', { count: cancelled }),
  ].filter((part) => part !== false)
}

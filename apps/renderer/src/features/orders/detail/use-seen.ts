import type { OrderDetail } from '@pal/core/contract/orders'
import { useState } from 'react'

import { isOvertaken } from '../../../lib/changes/use-newer.ts'
import { withSeen } from '../../../lib/changes/with-seen.ts'
import type { OrderChanges } from '../data/mutations.ts'

/**
 * What the person saw of an order as they began to change it goes along with what they typed: what
 * another window has changed meanwhile is not replaced. Once that was said, saving again replaces it.
 */
export function useSeen(order: OrderDetail) {
  const [opened] = useState(order)
  const [told, setTold] = useState(false)
  return {
    opened,
    withSeen: (changes: OrderChanges): OrderChanges =>
      withSeen(changes, partsOf(told ? order : opened)),
    onError: (error: unknown) => setTold(isOvertaken(error)),
  }
}

const partsOf = (order: OrderDetail) => ({
  customerName: order.customerName,
  customerPhone: order.customerPhone,
  customerAddress: order.customerAddress,
  paymentMethod: order.paymentMethod,
  paymentStatus: order.paymentStatus,
  paidAmount: order.paidAmount,
  courier: order.courier,
  trackingNumber: order.trackingNumber,
})

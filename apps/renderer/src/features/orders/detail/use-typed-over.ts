import type { OrderDetail } from '@pal/core/contract/orders'
import { useState } from 'react'

import { withSeen } from '../../../lib/changes/with-seen.ts'
import type { OrderChanges } from '../data/mutations.ts'

/**
 * What is typed over an order. It follows what another window saves, except in the fields that
 * were typed in: `newer` has what is there now, to be shown beside each of them. Saving replaces
 * it, and replaces nothing that was not shown.
 */
export function useTypedOver<Fields extends Record<string, string | null>>(
  order: OrderDetail,
  fieldsOf: (order: OrderDetail) => Fields,
) {
  const [opened] = useState(() => fieldsOf(order))
  const [typed, setTyped] = useState<Partial<Fields>>({})
  const now = fieldsOf(order)
  const values = { ...now, ...typed }
  const isNewer = (name: keyof Fields) =>
    name in typed && values[name] !== now[name] && opened[name] !== now[name]
  return {
    now,
    values,
    isTyped: Object.entries(typed).some(([name, value]) => value !== now[name]),
    isNewer,
    type: (more: Partial<Fields>) => setTyped({ ...typed, ...more }),
    takeNewer: () => {
      const kept = Object.entries(typed).filter(([name]) => !isNewer(name))
      setTyped(Object.fromEntries(kept) as Partial<Fields>)
    },
    withSeen: (changes: OrderChanges): OrderChanges => withSeen(changes, partsOf(order)),
  }
}

const partsOf = (order: OrderDetail) => ({
  customerName: order.customerName,
  customerPhone: order.customerPhone,
  customerAddress: order.customerAddress,
  deliveryInstructions: order.deliveryInstructions,
  paymentMethod: order.paymentMethod,
  paymentReference: order.paymentReference,
  paymentStatus: order.paymentStatus,
  paidAmount: order.paidAmount,
  courier: order.courier,
  trackingNumber: order.trackingNumber,
})

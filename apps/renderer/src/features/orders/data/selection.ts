import type { Order } from '@pal/core/contract/orders'
import { create } from 'zustand'

interface Selection {
  /** As they were when they were ticked: the list may have let go of their page since. */
  readonly orders: ReadonlyMap<number, Order>
  readonly toggle: (order: Order) => void
  readonly select: (orders: readonly Order[]) => void
}

/** Which orders of the list are ticked; each row hears of its own tick only. */
export const useSelection = create<Selection>()((set) => ({
  orders: new Map(),
  toggle: (order) =>
    set(({ orders: old }) => {
      const orders = new Map(old)
      if (!orders.delete(order.id)) orders.set(order.id, order)
      return { orders }
    }),
  select: (orders) => set({ orders: new Map(orders.map((order) => [order.id, order])) }),
}))

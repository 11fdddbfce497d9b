import type { Order } from '@pal/core/contract/orders'
import { create } from 'zustand'

/** What the server takes at once. */
export const mostSelected = 100

interface Selection {
  /** As they were when they were ticked: the list may have let go of their page since. */
  readonly orders: ReadonlyMap<number, Order>
  readonly toggle: (order: Order) => void
  readonly select: (orders: readonly Order[]) => void
  /** What became of some of them: a list that is filtered may have let go of them by it. */
  readonly became: (ids: readonly number[], now: Partial<Order>) => void
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
  became: (ids, now) =>
    set(({ orders: old }) => {
      const orders = new Map(old)
      for (const id of ids) {
        const order = orders.get(id)
        if (order) orders.set(id, { ...order, ...now })
      }
      return { orders }
    }),
  select: (orders) => set({ orders: new Map(orders.map((order) => [order.id, order])) }),
}))

/** Those that something is done with at once. */
export const chosenOrders = (orders: ReadonlyMap<number, Order>): readonly Order[] =>
  [...orders.values()].slice(0, mostSelected)

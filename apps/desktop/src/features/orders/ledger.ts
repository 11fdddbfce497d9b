import type { Answer, Query } from '@pal/core/contract/endpoints'
import { toMajor } from '@pal/core/domain/money'
import { courierNames } from '@pal/db/orders/order-sums'
import { counter } from '@pal/db/stats/counters'

import { orderPick } from './order-pick.ts'
import type { OrderListParts } from './orders.ts'

interface Request {
  readonly signal: AbortSignal
}

/** What the orders that are shown come to. */
export async function listSums(
  { store, thread, clock }: OrderListParts,
  query: Query<'orders.sums'>,
  request: Request,
): Promise<Answer<'orders.sums'>> {
  const pick = await orderPick(store.db, query, clock.now())
  const { atLeast, sums } = await thread.run('sumOrders', pick, request)
  return {
    atLeast,
    sums: sums.map(({ currency, orders, total, returned, due, giveBack }) => ({
      currency,
      orders,
      total: toMajor(total),
      returned: toMajor(returned),
      due: toMajor(due),
      giveBack: toMajor(giveBack),
    })),
  }
}

export async function orderCouriers(
  { store, thread }: OrderListParts,
  request: Request,
): Promise<Answer<'orders.couriers'>> {
  const owed = await thread.run('owedByCourier', null, request)
  return {
    names: await courierNames(store.db),
    delivered: (await counter(store.db, 'orders.status.delivered')) > 0,
    owed: owed.map(({ due, ...debt }) => ({ ...debt, due: toMajor(due) })),
  }
}

import type { Body } from '@pal/core/contract/endpoints'
import type { OrderDetail } from '@pal/core/contract/orders'
import { entry } from '@pal/core/texts/log-line'
import { returnOrder } from '@pal/db/orders/returns'

import type { Platform } from '../../platform/platform.ts'
import { aboutOrder, orderDetail } from './orders.ts'
import { readAmount } from './read-amount.ts'

/** Something of an order came back: stock and revenue follow, its status stays. */
export async function keepReturn(
  { store, events, log, clock }: Platform,
  id: number,
  { lines, reason, note, amount, restock }: Body<'orders.return'>,
): Promise<OrderDetail> {
  const row = await store.transaction((tx) =>
    returnOrder(tx, id, {
      lines,
      reason,
      note: note?.trim() || null,
      amountMinor: readAmount('amount', amount),
      restock,
      actor: 'human',
      now: clock.now(),
    }),
  )
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  log.write(
    'info',
    'system',
    entry('order_returned', { order: row.number, count }),
    aboutOrder(row),
  )
  events.changed('orders', 'products')
  return orderDetail(store.db, id, clock.now())
}

import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'

import type { Tx } from '../schema/reads.ts'
import { indexOrder } from '../search/name-index.ts'
import { itemsOf, moveStock } from './amend-order.ts'
import { renewDoubles } from './likely-doubles.ts'
import { paymentOfTotal } from './order-money.ts'
import { type OrderLineRow, type OrderRow, outdated, updateOrder } from './orders.ts'
import { addLines, type NewOrder, orderSums } from './place-order.ts'

type Edited = Pick<NewOrder, 'lines' | 'discountMinor' | 'deliveryMinor' | 'deliveryArea' | 'now'>

/**
 * What a human of the shop puts into an order that waits to be sent, or takes out of it, with all that
 * follows: sums, stock and revenue. What was paid stays paid, and the history keeps the items of before.
 */
export async function editItems(
  tx: Tx,
  old: OrderRow,
  before: readonly OrderLineRow[],
  { lines, discountMinor, deliveryMinor, deliveryArea, now }: Edited,
): Promise<OrderRow> {
  if (old.status !== 'confirmed' && old.status !== 'processing') {
    const isCancelled = old.status === 'cancelled'
    const reason = because(isCancelled ? 'order_is_cancelled' : 'order_items_final')
    throw new AppError('conflict', reason)
  }
  const sums = orderSums({ lines, discountMinor, deliveryMinor })
  await moveStock(tx, old, lines, now)
  await tx.deleteFrom('order_lines').where('order_id', '=', old.id).execute()
  await addLines(tx, old.id, lines, before)
  const row = await updateOrder(
    tx,
    old.id,
    {
      ...sums,
      ...(deliveryArea !== undefined && { delivery_area: deliveryArea }),
      ...paymentOfTotal(old, sums.total_minor),
      // What was printed, or a courier was given, says other items.
      ...outdated(old, now),
    },
    now,
  )
  await renewDoubles(tx, row, { before, now })
  await indexOrder(tx, row, lines)
  await tx
    .insertInto('order_events')
    .values({
      order_id: old.id,
      at: now,
      kind: 'edited',
      detail: itemsOf(before, old.total_minor),
      actor: 'human',
    })
    .execute()
  return row
}

import { AppError, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'

import { putBack, takeStock } from '../campaigns/stock.ts'
import { changeCustomer } from '../conversations/customers.ts'
import type { Tx } from '../schema/reads.ts'
import { indexOrder } from '../search/name-index.ts'
import { phone9 } from '../search/normalise.ts'
import { renewDoubles } from './likely-doubles.ts'
import { paymentOfTotal } from './order-money.ts'
import {
  linesOf,
  orderById,
  type OrderLineRow,
  type OrderRow,
  outdated,
  updateOrder,
} from './orders.ts'
import { addLines, type NewOrder, orderSums } from './place-order.ts'

type Amended = Pick<
  NewOrder,
  | 'customer'
  | 'lines'
  | 'discountMinor'
  | 'deliveryMinor'
  | 'deliveryArea'
  | 'deliveryInstructions'
  | 'now'
>

/** What the customer wants otherwise, as long as nobody has begun with the order; its number stays. */
export async function amendOrder(tx: Tx, id: number, order: Amended): Promise<OrderRow> {
  const old = await orderById(tx, id)
  if (!old) throw notFound('order_not_found')
  if (old.status !== 'confirmed' || old.paid_minor > 0) {
    throw new AppError('conflict', because('order_not_amendable'))
  }
  const { customer, lines, now } = order
  const sums = orderSums(order)
  const before = (await linesOf(tx, [id])).get(id) ?? []
  await moveStock(tx, old, lines, now)
  await tx.deleteFrom('order_lines').where('order_id', '=', id).execute()
  await addLines(tx, id, lines, before)
  const row = await updateOrder(
    tx,
    id,
    {
      ...sums,
      ...paymentOfTotal(old, sums.total_minor),
      customer_name: customer.name,
      customer_phone: customer.phone,
      phone9: phone9(customer.phone),
      customer_address: customer.address,
      delivery_area: order.deliveryArea ?? null,
      delivery_instructions: order.deliveryInstructions ?? '',
      // What was printed, or a courier was given, says other items.
      ...outdated(old, now),
    },
    now,
  )
  await renewDoubles(tx, row, { before, now })
  await indexOrder(tx, row, lines)
  await changeCustomer(tx, old.customer_id, customer, { now })
  await tx
    .insertInto('order_events')
    .values({
      order_id: id,
      at: now,
      kind: 'edited',
      detail: itemsOf(before, old.total_minor),
      actor: 'agent',
    })
    .execute()
  return row
}

/** What the history keeps of the order as it was. */
export function itemsOf(lines: readonly OrderLineRow[], totalMinor: number): string {
  const items = lines.map(({ name, quantity, unit_price_minor: unitPriceMinor }) => ({
    name,
    quantity,
    unitPriceMinor,
  }))
  return JSON.stringify({ items, totalMinor })
}

/** Only the difference: what stays in the order was taken with it, whether it is still sold or not. */
export async function moveStock(
  tx: Tx,
  { id, campaign_id: campaignId }: OrderRow,
  lines: Amended['lines'],
  now: number,
): Promise<void> {
  const more = new Map<number, number>()
  const add = (productId: number | null, quantity: number) => {
    if (productId !== null) more.set(productId, (more.get(productId) ?? 0) + quantity)
  }
  for (const { productId, quantity } of lines) add(productId, quantity)
  for (const line of (await linesOf(tx, [id])).get(id) ?? []) add(line.product_id, -line.quantity)
  const moved = [...more].map(([productId, quantity]) => ({ productId, quantity }))
  await putBack(
    tx,
    moved.flatMap(({ productId: product_id, quantity }) =>
      quantity < 0 ? { product_id, quantity: -quantity } : [],
    ),
    now,
  )
  await takeStock(
    tx,
    campaignId,
    moved.filter(({ quantity }) => quantity > 0),
    now,
  )
}

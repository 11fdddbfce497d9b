import type { Answer, Body } from '@pal/core/contract/endpoints'
import type { OrderDetail } from '@pal/core/contract/orders'
import { toMajor } from '@pal/core/domain/money'
import { AppError, badField, notFound } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { enqueueOrderNotice, itemsNoticeKey, withdrawOrderNotice } from '@pal/db/jobs/job-kinds'
import { editItems } from '@pal/db/orders/edit-items'
import { lastEdit } from '@pal/db/orders/moves'
import { linesOf, type OrderLineRow, orderById, type OrderRow } from '@pal/db/orders/orders'
import type { NewOrderLine } from '@pal/db/orders/place-order'
import type { Reads } from '@pal/db/schema/reads'

import { refuseOvertaken } from '../../platform/overtaken.ts'
import type { MoveParts } from './moves.ts'
import { aboutOrder, orderDetail } from './orders.ts'
import { readAmount } from './read-amount.ts'
import { priced, refuseOtherTotal, totalsOf, usualAmounts } from './take-order.ts'

type Edited = Omit<Body<'orders.items'>, 'was' | 'total' | 'tell'>
type Lines = Edited['lines']

/** Other items, prices or a delivery fee, by a human; the customer hears of it where that is wanted. */
export async function editOrderItems(
  { store, events, log, clock, poke }: MoveParts,
  id: number,
  { lines, discount, deliveryFee, deliveryArea, total, tell, was }: Body<'orders.items'>,
): Promise<OrderDetail> {
  const row = await store.transaction(async (tx) => {
    const old = await orderById(tx, id)
    if (!old) throw notFound('order_not_found')
    const before = (await linesOf(tx, [id])).get(id) ?? []
    refuseOvertaken(
      was,
      // Another area has another fee.
      { lines, discount, deliveryFee: deliveryFee ?? deliveryArea },
      seenOf(old, before),
    )
    const edited = await editedOrder(tx, old, before, {
      lines,
      discount,
      deliveryFee,
      deliveryArea,
    })
    const now = clock.now()
    const row = await editItems(tx, old, before, { ...edited, now })
    refuseOtherTotal(total, row)
    const key = itemsNoticeKey(id)
    await withdrawOrderNotice(tx, id, now, key)
    const event = tell ? await lastEdit(tx, id) : undefined
    if (event) {
      await enqueueOrderNotice(tx, row, { eventId: event.id, runAt: now, now, key })
    }
    return row
  })
  poke()
  log.write('info', 'system', entry('order_items_edited', { order: row.number }), aboutOrder(row))
  events.changed('orders', 'products')
  return orderDetail(store.db, id, clock.now())
}

/** What it would come to. */
export async function editedTotals(
  db: Reads,
  id: number,
  changes: Edited,
): Promise<Answer<'orders.totals'>> {
  const old = await orderById(db, id)
  if (!old) throw notFound('order_not_found')
  const before = (await linesOf(db, [id])).get(id) ?? []
  const edited = await editedOrder(db, old, before, changes)
  return totalsOf({ ...edited, currency: old.currency })
}

/** The order as it is then: an amount that nobody typed, now or before, is what the campaign makes of the lines. */
async function editedOrder(
  db: Reads,
  old: OrderRow,
  before: readonly OrderLineRow[],
  { lines, discount, deliveryFee, deliveryArea }: Edited,
) {
  const wanted = await newLines(db, old, before, lines)
  const had = before.map((line) => ({
    productId: line.product_id ?? 0,
    name: line.name,
    productType: line.product_type,
    quantity: line.quantity,
    unitPriceMinor: line.unit_price_minor,
  }))
  const amountsOf = await usualAmounts(db, old)
  const usual = amountsOf(had)
  const now = amountsOf(wanted, deliveryArea)
  // Another address can be in another area, with a fee of its own.
  const newFee = deliveryArea !== undefined || old.delivery_minor === usual.delivery
  return {
    lines: wanted,
    discountMinor:
      readAmount('discount', discount) ??
      (old.discount_minor === usual.discount ? now.discount : old.discount_minor),
    deliveryMinor:
      readAmount('deliveryFee', deliveryFee) ?? (newFee ? now.delivery : old.delivery_minor),
    deliveryArea: deliveryArea === undefined ? old.delivery_area : now.name,
  }
}

const seenOf = (old: OrderRow, lines: readonly OrderLineRow[]) => ({
  lines: lines.map(({ product_id: productId, quantity, unit_price_minor: price }) => ({
    productId,
    quantity,
    unitPrice: toMajor(price),
  })),
  discount: toMajor(old.discount_minor),
  deliveryFee: toMajor(old.delivery_minor),
})

/** What is in the order already keeps its name and price, whatever became of the product since. */
async function newLines(
  db: Reads,
  old: OrderRow,
  before: readonly OrderLineRow[],
  lines: Lines,
): Promise<NewOrderLine[]> {
  const ids = before.map(({ product_id }) => product_id)
  // Which of the two is meant, nobody could say; nor one whose product is not known any more.
  if (new Set(ids).size < ids.length || ids.includes(null)) {
    throw new AppError('conflict', because('order_items_unclear'))
  }
  if (new Set(lines.map(({ productId }) => productId)).size < lines.length) {
    throw badField('lines', because('order_items_unclear'))
  }
  const known = new Map(before.map((line) => [line.product_id, line]))
  const added = lines.filter(({ productId }) => !known.has(productId))
  const fresh =
    added.length === 0
      ? []
      : (await priced(db, { campaignId: old.campaign_id, lines: added })).lines
  return lines.flatMap(({ productId, quantity, unitPrice }, at) => {
    const line = known.get(productId)
    if (!line) return fresh.filter((one) => one.productId === productId)
    return {
      productId,
      name: line.name,
      productType: line.product_type,
      quantity,
      unitPriceMinor: readAmount(`lines.${at}.unitPrice`, unitPrice) ?? line.unit_price_minor,
    }
  })
}

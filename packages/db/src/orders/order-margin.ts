import type { Reads } from '../schema/reads.ts'
import { costsNow } from '../stats/product-sales.ts'
import { linesOf, type OrderRow } from './orders.ts'
import { leftOf, returnsOf } from './returns.ts'

/** Minor units, in the order's currency. */
interface OrderMargin {
  /** What is kept of the goods, after discount and what was given back for returns; without delivery. */
  readonly value_minor: number
  /** The same, less what the pieces that were kept cost the shop. */
  readonly margin_minor: number
}

/**
 * What the shop earns by an order, at the costs that the products sold are counted by. Null where nothing
 * was sold, or where it is not known of each line in the order's currency.
 */
export async function orderMargin(db: Reads, order: OrderRow): Promise<OrderMargin | null> {
  if (order.status === 'cancelled') return null
  const lines = (await linesOf(db, [order.id])).get(order.id) ?? []
  const kept = leftOf(lines, await returnsOf(db, order.id))
  const sold = lines.filter(({ line }) => (kept.get(line) ?? 0) > 0)
  if (sold.length === 0) return null
  const uncosted = sold.filter(({ unit_cost_minor }) => unit_cost_minor === null)
  const now = await costsNow(
    db,
    uncosted.flatMap(({ product_id }) => product_id ?? []),
  )
  let cost = 0
  for (const { line, product_id, unit_cost_minor } of sold) {
    const today = product_id === null ? undefined : now.get(product_id)
    const same = today?.currency === order.currency ? today.cost_minor : null
    const unit = unit_cost_minor ?? same
    if (unit === null) return null
    cost += (kept.get(line) ?? 0) * unit
  }
  const value = order.subtotal_minor - order.discount_minor - order.returned_minor
  return { value_minor: value, margin_minor: value - cost }
}

import type { OrderStatus } from '@pal/core/domain/entities'
import { expressionBuilder, type Expression, type SqlBool, sql } from 'kysely'

import type { StoreSchema } from '../schema/schema.ts'

/** Which orders are meant; a prepared query takes the same. */
export interface OrderPick {
  status?: OrderStatus | undefined
  /** Placed at or after. */
  from?: number | undefined
  /** Placed before. */
  to?: number | undefined
  campaignId?: number | undefined
  currency?: string | undefined
  /** What counts as revenue: all that were not cancelled. */
  sold?: 1 | undefined
  /** That hold this product. */
  productId?: number | undefined
}

/**
 * The conditions. `lookUp` finds the orders of a product by its lines, for who sorts them after that;
 * otherwise the lines of each order are asked.
 */
export function picked(pick: OrderPick, lookUp = false): Expression<SqlBool> {
  const { status, from, to, campaignId, currency, sold, productId } = pick
  const eb = expressionBuilder<StoreSchema, 'orders'>()
  return eb.and([
    ...(status ? [eb('orders.status', '=', status)] : []),
    ...(from === undefined ? [] : [eb('orders.created_at', '>=', from)]),
    ...(to === undefined ? [] : [eb('orders.created_at', '<', to)]),
    ...(campaignId === undefined ? [] : [eb('orders.campaign_id', '=', campaignId)]),
    // Nearly all orders of a shop have the same: its column has no index.
    ...(currency === undefined ? [] : [eb('orders.currency', '=', currency)]),
    ...(sold ? [sql<boolean>`orders.status <> 'cancelled'`] : []),
    ...(productId === undefined
      ? []
      : [
          lookUp
            ? sql<boolean>`orders.id in (select order_id from order_lines where product_id = ${productId})`
            : sql<boolean>`exists (
                select 1 from order_lines where order_id = orders.id and product_id = ${productId}
              )`,
        ]),
  ])
}

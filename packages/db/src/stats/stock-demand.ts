import { type RawBuilder, sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import type { Span } from './periods.ts'

/** More of them would say nothing new. */
const most = 50

/** A product that cannot be sold now, and who wanted it. */
export interface StockDemand {
  readonly id: number
  readonly name: string
  /** Orders of the period that hold it. */
  readonly ordered: number
  /** Open carts that hold it now. */
  readonly asked: number
}

// Word for word the condition of the index that holds these few products only.
const outOfStock = sql<boolean>`deleted_at is null and (in_stock = 0 or stock_count = 0)`

const sellable = preparedQuery((db: Reads, { limit }: { limit: number }) =>
  db
    .selectFrom('products')
    .select('id')
    .where(outOfStock)
    .orderBy('campaign_id')
    .orderBy('id')
    .limit(limit),
)

export interface CampaignProducts {
  readonly id: number
  readonly name: string
  readonly products: number
}

/** Of the campaigns that sell, how many of their products nobody can buy. */
export const outOfStockByCampaign = (db: Reads): Promise<CampaignProducts[]> =>
  productsByCampaign(db, sql<boolean>`(products.in_stock = 0 or products.stock_count = 0)`)

/** Of the campaigns that sell, how many of their products are such. */
export async function productsByCampaign(
  db: Reads,
  such: RawBuilder<boolean>,
): Promise<CampaignProducts[]> {
  return db
    .selectFrom('products')
    .innerJoin('campaigns', 'campaigns.id', 'products.campaign_id')
    .where(sql<boolean>`products.deleted_at is null`)
    .where(such)
    .where('campaigns.status', '=', 'active')
    .where('campaigns.deleted_at', 'is', null)
    .groupBy('campaigns.id')
    .select(({ fn }) => ['campaigns.id', 'campaigns.name', fn.countAll<number>().as('products')])
    .orderBy('products', 'desc')
    .limit(most)
    .execute()
}

export async function isAnyOutOfStock(db: Reads): Promise<boolean> {
  return (await sellable(db, { limit: 1 })).length > 0
}

/** Looks at the carts of all active conversations: not for the thread of the windows. */
export async function stockDemand(db: Reads, { from, to }: Span): Promise<StockDemand[]> {
  const ids = (await sellable(db, { limit: most })).map(({ id }) => id)
  if (ids.length === 0) return []
  const carts = await db
    .selectFrom(['conversations', sql<{ value: string }>`json_each(cart, '$.items')`.as('item')])
    .select([
      sql<number>`item.value ->> 'productId'`.as('product'),
      (eb) => eb.fn.count<number>('conversations.id').distinct().as('asked'),
    ])
    .where('status', '=', 'active')
    .groupBy('product')
    .execute()
  const asked = new Map(carts.map(({ product, asked }) => [product, asked]))
  const products = await db
    .selectFrom('products')
    .innerJoin('campaigns', 'campaigns.id', 'products.campaign_id')
    .select(['products.id', 'products.name'])
    .select((eb) =>
      eb
        .selectFrom('order_lines')
        .innerJoin('orders', 'orders.id', 'order_lines.order_id')
        .select((line) => line.fn.count<number>('orders.id').distinct().as('orders'))
        .whereRef('order_lines.product_id', '=', 'products.id')
        .where('orders.created_at', '>=', from)
        .where('orders.created_at', '<', to)
        .$castTo<{ orders: number }>()
        .as('ordered'),
    )
    .where('products.id', 'in', ids)
    .where('campaigns.deleted_at', 'is', null)
    .execute()
  return products.map(({ id, name, ordered }) => ({
    id,
    name,
    ordered: ordered ?? 0,
    asked: asked.get(id) ?? 0,
  }))
}

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
  /** Conversations whose open cart holds it, or in which it was spoken of since it is out of stock. */
  readonly asked: number
}

// Word for word the condition of the index that holds these few products only.
const outOfStock = sql<boolean>`deleted_at is null and (in_stock = 0 or stock_count = 0)`

/** Of a conversation: whoever bought it heard of their order. */
export const hasNotBought = (
  conversation: RawBuilder<unknown>,
  product: RawBuilder<unknown>,
) => sql`
  not exists (
    select 1 from orders inner join order_lines on order_lines.order_id = orders.id
    where orders.conversation_id = ${conversation} and orders.status <> 'cancelled'
      and order_lines.product_id = ${product}
  )`

/** The conversations in which such a product was told of since it is sold out, and that have not bought it. */
export const toldSoldOut = (which: RawBuilder<unknown>, what = sql`fact.conversation_id`) => sql`
  select ${what} from stated_facts as fact
  inner join products on products.id = fact.product_id
  inner join messages on messages.id = fact.message_id
  where fact.kind = 'product' and fact.product_id ${which}
    and products.deleted_at is null and fact.at >= products.sold_out_at
    and messages.state in ('sent', 'delivered', 'read', 'unknown')
    and ${hasNotBought(sql`fact.conversation_id`, sql`fact.product_id`)}`

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
  const such = sql`in (${sql.join(ids)})`
  const wanted = sql<{ product: number; conversation: number }>`(
    select item.value ->> 'productId' as product, conversations.id as conversation
    from conversations, json_each(cart, '$.items') as item where status = 'active'
    union
    ${toldSoldOut(such, sql`fact.product_id, fact.conversation_id`)}
  )`
  const counts = await db
    .selectFrom(wanted.as('wanted'))
    .select(({ fn }) => ['product', fn.countAll<number>().as('asked')])
    .groupBy('product')
    .execute()
  const asked = new Map(counts.map(({ product, asked }) => [product, asked]))
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

/** Products that can be had again, and of which nobody was told so yet. */
export const cameBack = (db: Reads) =>
  db
    .selectFrom('products')
    .select('id')
    .where('sold_out_at', 'is not', null)
    .where('sellable', '>', 0)
    .where('deleted_at', 'is', null)
    .execute()

/** Drafts that say so of what cannot be had any more. */
export const draftsOfGone = (db: Reads) =>
  db
    .selectFrom('drafts')
    .innerJoin('conversations', 'conversations.id', 'drafts.conversation_id')
    .select(['drafts.about', 'conversations.id as conversation_id', 'conversations.page_id'])
    .where('drafts.about', 'is not', null)
    .where('drafts.settled_at', 'is', null)
    .where('drafts.state', '=', 'open')
    .where(
      sql<boolean>`exists (
        select 1 from json_each(drafts.about, '$.productIds') as named
        inner join products on products.id = named.value
        where products.sellable = 0 or products.deleted_at is not null
      )`,
    )
    .execute()

export async function hasStockNews(db: Reads): Promise<boolean> {
  return (await cameBack(db)).length > 0 || (await draftsOfGone(db)).length > 0
}

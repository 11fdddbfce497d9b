import { priceChange } from '@pal/core/agent/context/rehearsal-offers'
import { minuteMs } from '@pal/core/durations'
import { notFound } from '@pal/core/errors'
import { type Insertable, type Selectable, type Updateable } from 'kysely'

import type { Reads, Tx, Writes } from '../schema/reads.ts'
import type { ProductsTable } from '../schema/schema.ts'
import { firstNamed } from '../search/first-named.ts'
import { nameOrder } from '../search/name-order.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { offerRehearsal } from './rehearsal-offers.ts'
import { stockChanged } from './stock.ts'

export type ProductRow = Selectable<ProductsTable>
export type NewProduct = Omit<
  Insertable<ProductsTable>,
  | 'id'
  | 'campaign_id'
  | 'sort_name'
  | 'position'
  | 'sold_out_at'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
>
export type ProductChanges = Omit<
  Updateable<ProductsTable>,
  'id' | 'campaign_id' | 'sort_name' | 'sold_out_at' | 'created_at' | 'updated_at' | 'deleted_at'
>

const soldOutAt = ({ in_stock, stock_count }: NewProduct, now: number) =>
  in_stock === 0 || stock_count === 0 ? now : null

/** Puts a product after the campaign's others. */
export async function addProduct(
  tx: Tx,
  campaignId: number,
  product: NewProduct,
  now: number,
): Promise<ProductRow> {
  const { last } = await tx
    .selectFrom('products')
    .select((eb) => eb.fn.max<number | null>('position').as('last'))
    .where('campaign_id', '=', campaignId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return tx
    .insertInto('products')
    .values({
      ...product,
      sort_name: nameOrder(product.name),
      campaign_id: campaignId,
      position: (last ?? 0) + 1,
      sold_out_at: soldOutAt(product, now),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const batch = 500

/** Among rows that are stored by one statement, a column that one of them lacks is null in it. */
const tableDefaults = {
  description: '',
  category: '',
  product_type: 'main',
  is_trial_pack: 0,
  features: '[]',
  in_stock: 1,
} as const satisfies Partial<NewProduct>

/** Many at once, in their order, after the campaign's others. */
export async function addProducts(
  tx: Tx,
  campaignId: number,
  products: readonly NewProduct[],
  now: number,
): Promise<void> {
  const { last } = await tx
    .selectFrom('products')
    .select((eb) => eb.fn.max<number | null>('position').as('last'))
    .where('campaign_id', '=', campaignId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  for (let start = 0; start < products.length; start += batch) {
    const rows = products.slice(start, start + batch).map((product, index) => ({
      ...tableDefaults,
      ...product,
      sort_name: nameOrder(product.name),
      campaign_id: campaignId,
      position: (last ?? 0) + start + index + 1,
      sold_out_at: soldOutAt(product, now),
      created_at: now,
      updated_at: now,
    }))
    await tx.insertInto('products').values(rows).execute()
  }
}

/** Every product that a campaign sells, for the agent. */
export async function catalogueOf(db: Reads, campaignId: number): Promise<ProductRow[]> {
  return catalogue(db, { campaignId })
}

const catalogue = preparedQuery((db: Reads, { campaignId }: { campaignId: number }) =>
  db
    .selectFrom('products')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id'),
)

/** A product of theirs has every word in its name, its category or its stock number. */
export async function campaignsThatSell(db: Reads, search: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('products')
    .select(['campaign_id', 'name', 'category', 'sku'])
    .where('deleted_at', 'is', null)
    .execute()
  const found = firstNamed(rows, search, rows.length, ({ name, category, sku }) =>
    [name, category, sku ?? ''].join('\n'),
  )
  return new Set(found.map((row) => row.campaign_id))
}

export interface FoundProduct {
  id: number
  name: string
  campaign_id: number
  campaign_name: string
}

/** By name and stock number, in all campaigns; the newest first. */
export async function searchProducts(
  db: Reads,
  search: string,
  limit: number,
): Promise<FoundProduct[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('campaigns', 'campaigns.id', 'products.campaign_id')
    .select([
      'products.id',
      'products.name',
      'products.sku',
      'products.campaign_id',
      'campaigns.name as campaign_name',
    ])
    .where('products.deleted_at', 'is', null)
    .where('campaigns.deleted_at', 'is', null)
    .orderBy('products.id', 'desc')
    .execute()
  return firstNamed(rows, search, limit, ({ name, sku }) => `${name}\n${sku ?? ''}`).map(
    ({ sku: _, ...product }) => product,
  )
}

/** By what a campaign's products are distinguished; the rest of them may be megabytes. */
export async function productNames(
  db: Reads,
  campaignId: number,
): Promise<Pick<ProductRow, 'id' | 'name' | 'sku' | 'created_at'>[]> {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'sku', 'created_at'])
    .where('campaign_id', '=', campaignId)
    .where('deleted_at', 'is', null)
    .execute()
}

export async function productsById(db: Reads, ids: readonly number[]): Promise<ProductRow[]> {
  const rows: ProductRow[] = []
  for (let start = 0; start < ids.length; start += batch) {
    const some = db
      .selectFrom('products')
      .selectAll()
      .where('id', 'in', ids.slice(start, start + batch))
      .where('deleted_at', 'is', null)
    rows.push(...(await some.execute()))
  }
  return rows
}

export async function productById(db: Reads, id: number): Promise<ProductRow | undefined> {
  return db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Another price is offered to be rehearsed. */
export async function changeProduct(
  tx: Tx,
  id: number,
  changes: ProductChanges,
  now: number,
): Promise<ProductRow> {
  const before = await productById(tx, id)
  if (!before) throw notFound('product_not_found')
  const row = await tx
    .updateTable('products')
    .set({
      ...changes,
      ...(changes.name !== undefined && { sort_name: nameOrder(changes.name) }),
      updated_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { sellable, stock_count, low_stock } = before
  if (row.sellable !== sellable || row.stock_count !== stock_count || row.low_stock !== low_stock) {
    await stockChanged(tx, id)
  }
  await offerRehearsal(tx, priceChange(before, row), now)
  return row
}

/** Orders keep its name and price: their lines hold both. */
export async function removeProduct(db: Writes, id: number, now: number): Promise<ProductRow> {
  const row = await db
    .updateTable('products')
    .set({ deleted_at: now, updated_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound('product_not_found')
  return row
}

/** Longer than it is offered: a press at the end of that time is on its way for a while. */
const restoredWithinMs = minuteMs

/** As it was, but for what its stock has come to meanwhile; only what was deleted just before. */
export async function restoreProduct(tx: Tx, id: number, now: number): Promise<ProductRow> {
  const row = await tx
    .updateTable('products')
    .set({ deleted_at: null, updated_at: now })
    .where('id', '=', id)
    .where('deleted_at', '>=', now - restoredWithinMs)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound('product_not_found')
  return row
}

/** The campaign's currency is another one: what was deleted just before would come back at prices of the last. */
export async function leaveDeleted(tx: Tx, campaignId: number, now: number): Promise<void> {
  const since = now - restoredWithinMs
  await tx
    .updateTable('products')
    .set({ deleted_at: since - 1 })
    .where('campaign_id', '=', campaignId)
    .where('deleted_at', '>=', since)
    .execute()
}

import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { type Selectable, sql } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { Flag, ProductsTable } from '../schema/schema.ts'
import { fewPieces, noteFewLeft } from './low-stock.ts'

interface Taken {
  productId: number
  quantity: number
}

/** Counts the stock down, or refuses: a product that is not there is not sold. */
export async function takeStock(
  tx: Tx,
  campaignId: number,
  lines: readonly Taken[],
  now: number,
): Promise<void> {
  let few: number | undefined
  for (const { productId, quantity } of lines) {
    const product = await tx
      .selectFrom('products')
      .select(['name', 'in_stock', 'stock_count', 'low_stock', 'stock_group'])
      .where('id', '=', productId)
      .where('campaign_id', '=', campaignId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!product) throw await notSold(tx, campaignId, productId)
    const left = product.stock_count
    if (product.in_stock === 0 || (left !== null && left < quantity)) {
      throw new AppError('conflict', because('product_out_of_stock', { product: product.name }))
    }
    if (left === null) continue
    await tx
      .updateTable('products')
      .set({
        stock_count: left - quantity,
        in_stock: left === quantity ? 0 : 1,
        updated_at: now,
      })
      .where('id', '=', productId)
      .execute()
    await stockChanged(tx, productId)
    const { stock_group, low_stock } = product
    const sold = { id: productId, stock_group, before: left, left: left - quantity }
    if (low_stock === null) few ??= await fewPieces(tx)
    await noteFewLeft(tx, sold, { few: low_stock ?? few ?? 0, now })
  }
}

/** That a campaign does not have this product; one that was deleted is named. */
export async function notSold(db: Reads, campaignId: number, productId: number): Promise<AppError> {
  const gone = await db
    .selectFrom('products')
    .select('name as product')
    .where('id', '=', productId)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst()
  return new AppError(
    'conflict',
    gone ? because('product_gone', gone) : because('product_not_sold'),
  )
}

/** Puts back what a cancelled order had taken. */
export async function returnStock(tx: Tx, orderId: number, now: number): Promise<void> {
  const lines = await tx
    .selectFrom('order_lines')
    .select(['product_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute()
  await putBack(tx, lines, now)
}

interface Returned {
  product_id: number | null
  quantity: number
}

/** Takes out again what was put back, where it is counted; what was sold meanwhile cannot be. */
export async function takeBack(tx: Tx, lines: readonly Returned[], now: number): Promise<void> {
  for (const { product_id, quantity } of lines) {
    if (product_id === null) continue
    const product = await tx
      .selectFrom('products')
      .select(['name', 'stock_count'])
      .where('id', '=', product_id)
      .where('stock_count', 'is not', null)
      .executeTakeFirst()
    if (!product || product.stock_count === null) continue
    const left = product.stock_count - quantity
    if (left < 0) {
      throw new AppError('conflict', because('product_out_of_stock', { product: product.name }))
    }
    await tx
      .updateTable('products')
      .set({ stock_count: left, ...(left === 0 && { in_stock: 0 }), updated_at: now })
      .where('id', '=', product_id)
      .execute()
    await stockChanged(tx, product_id)
  }
}

/** Counts the stock up where it is counted; what had run out can be sold again. */
export async function putBack(tx: Tx, lines: readonly Returned[], now: number): Promise<void> {
  for (const { product_id, quantity } of lines) {
    if (product_id === null) continue
    await tx
      .updateTable('products')
      .set((eb) => ({
        stock_count: eb('stock_count', '+', quantity),
        in_stock: eb
          .case()
          .when('stock_count', '=', 0)
          .then(sql.lit<Flag>(1))
          .else(eb.ref('in_stock'))
          .end(),
        updated_at: now,
      }))
      .where('id', '=', product_id)
      .where('stock_count', 'is not', null)
      .execute()
    await stockChanged(tx, product_id)
  }
}

/** What follows where more or less of a product can be had than before. */
export async function stockChanged(tx: Tx, id: number): Promise<void> {
  await shareStock(tx, id)
  await sql`
    UPDATE products SET sold_out_at = updated_at
    WHERE sold_out_at IS NULL AND sellable = 0 AND (
      id = ${id} OR stock_group = (SELECT stock_group FROM products WHERE id = ${id})
    )
  `.execute(tx)
}

/**
 * The same goods in other campaigns have the count of this product now, and are low as it is; what had
 * run out is sold again.
 */
async function shareStock(tx: Tx, id: number): Promise<void> {
  await sql`
    UPDATE products SET
      stock_count = counted.stock_count,
      low_stock = counted.low_stock,
      in_stock = CASE
        WHEN counted.stock_count = 0 THEN 0
        WHEN products.stock_count = 0 THEN counted.in_stock
        ELSE products.in_stock
      END,
      updated_at = counted.updated_at
    FROM products AS counted
    WHERE counted.id = ${id} AND products.stock_group = counted.stock_group
      AND products.id <> counted.id
      AND (products.stock_count, products.low_stock) IS NOT (counted.stock_count, counted.low_stock)
  `.execute(tx)
}

type SharedStock = Pick<
  Selectable<ProductsTable>,
  'stock_group' | 'stock_count' | 'low_stock' | 'sku'
>

/** What a product that is the same goods as this one begins with; null where this one is gone. */
export async function sharedStockOf(tx: Tx, id: number): Promise<SharedStock | null> {
  const row = await tx
    .updateTable('products')
    .set((eb) => ({ stock_group: eb.fn.coalesce('stock_group', 'id') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['stock_group', 'stock_count', 'low_stock', 'sku'])
    .executeTakeFirst()
  return row ?? null
}

/** It is counted by itself from now on; the others stay together under the number of one of them. */
export async function separateStock(tx: Tx, id: number): Promise<void> {
  const { stock_group: group } = await tx
    .selectFrom('products')
    .select('stock_group')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (group === null) return
  await tx.updateTable('products').set({ stock_group: null }).where('id', '=', id).execute()
  // Its own number may be shared again: it must not lead back to those that it was separated from.
  const { next } = await tx
    .selectFrom('products')
    .select((eb) => eb.fn.min<number | null>('id').as('next'))
    .where('stock_group', '=', group)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('products')
    .set({ stock_group: next })
    .where('stock_group', '=', group)
    .execute()
}

type Sharing = Pick<Selectable<ProductsTable>, 'campaign_id' | 'stock_group'>
/** Another campaign, and what it sells the same goods for. */
export interface Sharer {
  readonly id: number
  readonly name: string
  readonly price_minor: number
  readonly currency: string
}

/** Tells of these products in which other campaigns they are counted, too. */
export async function stockSharers(
  db: Reads,
  products: readonly Sharing[],
): Promise<(product: Sharing) => Sharer[]> {
  const groups = [...new Set(products.flatMap(({ stock_group }) => stock_group ?? []))]
  const sharing = groups.length === 0 ? [] : await campaignsOfGroups(db, groups)
  return ({ stock_group, campaign_id }) =>
    sharing.flatMap(({ group, ...campaign }) =>
      group === stock_group && campaign.id !== campaign_id ? [campaign] : [],
    )
}

const campaignsOfGroups = (db: Reads, groups: readonly number[]) =>
  db
    .selectFrom('products')
    .innerJoin('campaigns', 'campaigns.id', 'products.campaign_id')
    .select(['products.stock_group as group', 'products.price_minor'])
    .select(['campaigns.id', 'campaigns.name', 'campaigns.currency'])
    .where('products.stock_group', 'in', groups)
    .where('products.deleted_at', 'is', null)
    .where('campaigns.deleted_at', 'is', null)
    .distinct()
    .orderBy('campaigns.id')
    .execute()

import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { sql } from 'kysely'

import type { Tx } from '../schema/reads.ts'
import type { Flag } from '../schema/schema.ts'

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
  for (const { productId, quantity } of lines) {
    const product = await tx
      .selectFrom('products')
      .select(['name', 'in_stock', 'stock_count'])
      .where('id', '=', productId)
      .where('campaign_id', '=', campaignId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!product) throw new AppError('conflict', because('product_not_sold'))
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
  }
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
  }
}

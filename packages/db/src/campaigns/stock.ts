import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'

import type { Tx } from '../schema/reads.ts'

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

/** Puts back what a cancelled order had taken; what had run out can be sold again. */
export async function returnStock(tx: Tx, orderId: number, now: number): Promise<void> {
  const lines = await tx
    .selectFrom('order_lines')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .select(['products.id', 'products.stock_count', 'products.in_stock'])
    .select((eb) => eb.fn.sum<number>('order_lines.quantity').as('quantity'))
    .where('order_lines.order_id', '=', orderId)
    .where('products.stock_count', 'is not', null)
    .groupBy('products.id')
    .execute()
  for (const { id, stock_count, in_stock, quantity } of lines) {
    await tx
      .updateTable('products')
      .set({
        stock_count: (stock_count ?? 0) + quantity,
        in_stock: stock_count === 0 ? 1 : in_stock,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
  }
}

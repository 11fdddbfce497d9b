import type { ColumnField, ImportedField } from '@pal/core/contract/transfer'
import { folded } from '@pal/core/domain/typed-product'
import type { NewProduct, ProductChanges, ProductRow } from '@pal/db/campaigns/products'

import type { Stock } from './product-ref.ts'

interface TellingRow {
  /** Where its cells are not empty. */
  readonly tells: readonly ColumnField[]
  /** The stock when we wrote the file; null where it does not tell. */
  readonly written: Stock | null
}

interface Change {
  readonly fields: ImportedField[]
  readonly values: ProductChanges
}

/** A file keeps neither blanks around a text nor how its lines end. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() : value

/** What a row of a file changes of a product that is there; null where that is nothing. */
export function changesFromFile(
  current: ProductRow,
  read: NewProduct,
  { tells, written }: TellingRow,
): Change | null {
  const fields: ImportedField[] = []
  const values: ProductChanges = {}
  const set = (field: ImportedField, change: ProductChanges, told = tells.includes(field)) => {
    const differs = Object.entries(change).some(
      ([column, value]) => plain(current[column as keyof ProductRow]) !== plain(value),
    )
    if (!told || !differs) return
    fields.push(field)
    Object.assign(values, change)
  }
  // Written otherwise, it is the same name.
  if (folded(read.name) !== folded(current.name)) set('name', { name: read.name })
  set('description', { description: read.description ?? '' })
  set('category', { category: read.category ?? '' })
  set('price', { price_minor: read.price_minor })
  set('lowestPrice', { lowest_price_minor: read.lowest_price_minor ?? null })
  set('costPrice', { cost_minor: read.cost_minor ?? null })
  const kind = { product_type: read.product_type, is_trial_pack: read.is_trial_pack }
  // That it is no trial pack says nothing of what else it is.
  const asTrial = read.is_trial_pack === 1 || current.is_trial_pack === 1
  set(
    'productType',
    kind,
    tells.includes('productType') || (asTrial && tells.includes('isTrialPack')),
  )
  set('imageUrl', { image_url: read.image_url ?? null })
  set('features', { features: read.features ?? '[]' })
  const { in_stock: sold = 1, stock_count: count = null } = read
  // What nobody has typed is no count: what was sold since stays sold.
  const counted = tells.includes('stockCount') && written?.stock_count !== count
  if (counted) set('stockCount', { stock_count: count })
  set('lowStock', { low_stock: read.low_stock ?? null })
  if (read.sku && folded(read.sku) !== folded(current.sku ?? '')) set('sku', { sku: read.sku })
  const left = counted ? count : current.stock_count
  if (counted || written?.in_stock !== sold) set('inStock', { in_stock: left === 0 ? 0 : sold })
  if (fields.includes('stockCount') && !tells.includes('inStock')) values.in_stock = sold
  if (fields.length === 0) return null
  // A price that falls takes the lowest one with it.
  const price = values.price_minor ?? current.price_minor
  const lowest = values.lowest_price_minor ?? current.lowest_price_minor
  if (typeof price === 'number' && typeof lowest === 'number' && lowest > price) {
    values.lowest_price_minor = price
  }
  return { fields, values }
}

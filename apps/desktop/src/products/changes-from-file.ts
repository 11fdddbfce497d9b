import type { ImportedField } from '@pal/core/contract/transfer'
import { folded } from '@pal/core/domain/typed-product'
import type { NewProduct, ProductChanges, ProductRow } from '@pal/db/campaigns/products'

import type { Stock } from './product-ref.ts'

interface TellingFile {
  readonly tells: readonly ImportedField[]
  /** Of the campaign. */
  readonly category: string
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

/** What a file changes of a product that is there; null where that is nothing. */
export function changesFromFile(
  current: ProductRow,
  read: NewProduct,
  { tells, category, written }: TellingFile,
): Change | null {
  const fields: ImportedField[] = []
  const values: ProductChanges = {}
  const set = (field: ImportedField, change: ProductChanges) => {
    const differs = Object.entries(change).some(
      ([column, value]) => plain(current[column as keyof ProductRow]) !== plain(value),
    )
    if (!tells.includes(field) || !differs) return
    fields.push(field)
    Object.assign(values, change)
  }
  // Written otherwise, it is the same name.
  if (folded(read.name) !== folded(current.name)) set('name', { name: read.name })
  set('description', { description: read.description ?? '' })
  // An empty one was filled from the campaign, which it was not filled from before.
  if (current.category !== '' || read.category !== category) {
    set('category', { category: read.category ?? '' })
  }
  set('price', { price_minor: read.price_minor })
  set('lowestPrice', { lowest_price_minor: read.lowest_price_minor ?? null })
  if (read.cost_minor !== undefined) set('costPrice', { cost_minor: read.cost_minor })
  const kind = { product_type: read.product_type, is_trial_pack: read.is_trial_pack }
  set('productType', kind)
  set('imageUrl', { image_url: read.image_url ?? null })
  set('features', { features: read.features ?? '[]' })
  // What nobody has typed is no count: what was sold since stays sold.
  const counted = !written || written.stock_count !== (read.stock_count ?? null)
  if (counted) set('stockCount', { stock_count: read.stock_count ?? null })
  set('lowStock', { low_stock: read.low_stock ?? null })
  if (read.sku && folded(read.sku) !== folded(current.sku ?? '')) set('sku', { sku: read.sku })
  const { in_stock: sold = 1 } = read
  if (!counted && tells.includes('inStock')) {
    if (sold !== written.in_stock)
      set('inStock', { in_stock: current.stock_count === 0 ? 0 : sold })
  } else if (tells.includes('inStock')) set('inStock', { in_stock: sold })
  else if (fields.includes('stockCount')) values.in_stock = sold
  if (fields.length === 0) return null
  // A price that falls takes the lowest one with it.
  const price = values.price_minor ?? current.price_minor
  const lowest = values.lowest_price_minor ?? current.lowest_price_minor
  if (typeof price === 'number' && typeof lowest === 'number' && lowest > price) {
    values.lowest_price_minor = price
  }
  return { fields, values }
}

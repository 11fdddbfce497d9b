import type { Answer, Body } from '@pal/core/contract/endpoints'
import { mostNewProducts } from '@pal/core/domain/drafts/kept-draft'
import { toMajor } from '@pal/core/domain/money'
import { badField } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import type { NewProduct } from '@pal/db/campaigns/products'

import { readTexts } from '../../platform/stored-json.ts'
import { findKnown } from '../../products/match-products.ts'
import type { StoreThread } from '../../threads/store-thread.ts'

/** The products of a file for a campaign that is still being typed: what it has by name is not doubled. */
export async function readProductsFile(
  thread: StoreThread,
  { names, ...file }: Body<'products.read'>,
  signal: AbortSignal,
): Promise<Answer<'products.read'>> {
  const { rows: read, columns, needed } = await thread.run('readProducts', file, { signal })
  const typed = names.map((name, at) => ({ id: -1 - at, name, sku: null, created_at: 0 }))
  const { rows, products } = await findKnown(read, typed)
  const most = mostNewProducts - names.length
  if (products.length > most) throw badField('csv', because('field_file_too_many_rows', { most }))
  const refused = rows.filter(({ outcome }) => outcome === 'refused').length
  return {
    stored: false,
    taken: products.length,
    changed: 0,
    skipped: rows.length - products.length - refused,
    refused,
    columns,
    needed,
    rows,
    products: products.map(present),
  }
}

const amount = (minor: number | null | undefined) => (minor == null ? null : toMajor(minor))

const present = (product: NewProduct): Answer<'products.read'>['products'][number] => ({
  name: product.name,
  description: product.description ?? '',
  category: product.category ?? '',
  price: toMajor(product.price_minor),
  lowestPrice: amount(product.lowest_price_minor),
  costPrice: amount(product.cost_minor),
  productType: product.product_type ?? 'main',
  imageUrl: product.image_url ?? null,
  features: readTexts(product.features ?? '[]'),
  stockCount: product.stock_count ?? null,
  lowStock: product.low_stock ?? null,
  inStock: product.in_stock !== 0,
  sku: product.sku ?? null,
})

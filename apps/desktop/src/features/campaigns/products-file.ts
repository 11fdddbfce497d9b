import { majorText } from '@pal/core/domain/money'
import { productPlace, productsOf } from '@pal/db/campaigns/product-list'
import type { ProductRow } from '@pal/db/campaigns/products'
import type { Reads } from '@pal/db/schema/reads'

import { atOnce } from '../../files/file-stream.ts'
import type { Column } from '../../platform/csv.ts'
import { readTexts } from '../../platform/stored-json.ts'
import { featuresCell } from '../../products/features-cell.ts'
import { productMark } from '../../products/product-ref.ts'

export async function* productsInFile(
  db: Reads,
  campaignId: number,
): AsyncGenerator<ProductRow[], void, void> {
  let after: ReturnType<typeof productPlace> | undefined
  for (;;) {
    const rows = await productsOf(db, campaignId, { limit: atOnce, after })
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = productPlace(last, 'position')
  }
}

/** The names that the import reads, which takes no blanks around a text. */
export const productColumns: readonly Column<ProductRow>[] = [
  { name: 'name', cell: ({ name }) => name },
  { name: 'description', cell: ({ description }) => description.trim() },
  { name: 'category', cell: ({ category }) => category.trim() },
  { name: 'price', cell: (row) => majorText(row.price_minor) },
  {
    name: 'lowestPrice',
    cell: (row) => (row.lowest_price_minor === null ? null : majorText(row.lowest_price_minor)),
  },
  {
    name: 'costPrice',
    cell: (row) => (row.cost_minor === null ? null : majorText(row.cost_minor)),
  },
  { name: 'productType', cell: (row) => row.product_type },
  { name: 'isTrialPack', cell: (row) => row.is_trial_pack === 1 },
  { name: 'imageUrl', cell: (row) => row.image_url },
  { name: 'features', cell: ({ features }) => featuresCell(readTexts(features)) },
  { name: 'inStock', cell: (row) => row.in_stock === 1 },
  { name: 'stockCount', cell: (row) => row.stock_count },
  { name: 'lowStock', cell: (row) => row.low_stock },
  { name: 'sku', cell: ({ sku }) => sku },
  { name: 'palId', cell: productMark },
]

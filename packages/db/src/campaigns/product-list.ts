import type { Direction, ProductSort } from '@pal/core/domain/entities'
import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import { normalise } from '../search/normalise.ts'
import { fewPieces, isFewLeft } from './low-stock.ts'
import type { ProductRow } from './products.ts'

/** The place of a product in one of the orders. */
export interface ProductPlace {
  /** By what it is sorted; a name is looked up by its product. */
  by: number
  id: number
}

const columns = {
  position: 'position',
  name: 'sort_name',
  price: 'price_minor',
  stock: 'sellable',
} as const satisfies Record<ProductSort, keyof ProductRow>

export function productPlace(row: ProductRow, sort: ProductSort): ProductPlace {
  return { by: sort === 'name' ? 0 : row[columns[sort]], id: row.id }
}

/** What comes behind it. */
function behind({ by, id }: ProductPlace, sort: ProductSort, order: Direction) {
  const value =
    sort === 'name' ? sql`(select sort_name from products where id = ${id})` : sql`${by}`
  const than = sql.raw(order === 'asc' ? '>' : '<')
  return sql<boolean>`(${sql.ref(columns[sort])}, id) ${than} (${value}, ${id})`
}

export interface ProductPage {
  limit: number
  sort?: ProductSort | undefined
  order?: Direction | undefined
  /** Of the last product of the page before. */
  after?: ProductPlace | undefined
  search?: string | undefined
  /** Only what cannot be sold now, or not for long. */
  stock?: 'out' | 'low' | undefined
}

const isOut = sql<boolean>`(in_stock = 0 or stock_count = 0)`

/** In the seller's order, or another. A search looks at name, description, category and stock number. */
export async function productsOf(
  db: Reads,
  campaignId: number,
  page: ProductPage,
): Promise<ProductRow[]> {
  const { sort = 'position', order = 'asc', after, limit, search, stock } = page
  const few = stock === 'low' ? await fewPieces(db) : 0
  let query = db
    .selectFrom('products')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('deleted_at', 'is', null)
    .orderBy(columns[sort], order)
    .orderBy('id', order)
  if (stock) query = query.where(stock === 'out' ? isOut : isFewLeft(few))
  if (after) query = query.where(behind(after, sort, order))
  // A catalogue is small: SQLite cannot fold case or accents beyond ASCII, so a search reads it all.
  if (search === undefined) return query.limit(limit).execute()
  const words = normalise(search).split(/\s+/)
  const found = (await query.execute()).filter((row) => {
    const text = normalise([row.name, row.description, row.category, row.sku ?? ''].join('\n'))
    return words.every((word) => text.includes(word))
  })
  return found.slice(0, limit)
}

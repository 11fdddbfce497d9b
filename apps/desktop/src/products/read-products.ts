import { type ColumnField, columnFields } from '@pal/core/contract/transfer'
import { toMajor } from '@pal/core/domain/money'
import { answerOf } from '@pal/core/texts/reason'

import { checkRow } from './check-row.ts'
import { type ChosenFields, columnsOf, type FileColumn, neededOf } from './columns.ts'
import type { ReadRow } from './match-products.ts'
import { readMark } from './product-ref.ts'
import { ownRows, type ProductText, shopifyRows } from './product-rows.ts'
import { isShopify } from './shopify-columns.ts'
import { cellExcerpt, readTable } from './table.ts'

export interface ReadProducts {
  readonly rows: ReadRow[]
  readonly columns: FileColumn[]
  /** What no column is taken for: without it no row is read. */
  readonly needed: ReturnType<typeof neededOf>
}

export interface ProductsFile {
  readonly csv: string
  readonly columns?: ChosenFields | undefined
  /** Of the campaign: for rows that name none, and for reading prices. */
  readonly category: string
  readonly currency: string
}

/** Reads a file of products, our own or Shopify's or anybody's, and tells of every row what is wrong with it. */
export function readProducts({ csv, columns: chosen, ...campaign }: ProductsFile): ReadProducts {
  const { category, currency } = campaign
  const table = readTable(csv)
  const fromShopify = isShopify(table)
  const columns = columnsOf(table, { fromShopify, chosen })
  const needed = neededOf(columns)
  if (needed.length > 0) return { rows: [], columns, needed }
  const told = fromShopify ? toldByShopify(columns) : toldBy(columns)
  const texts = (fromShopify ? shopifyRows : ownRows)(table, columns)
  const prices = { currency, decimalComma: table.delimiter === ';' }
  const rows = texts.map((text): ReadRow => {
    const { line, name, skip, palId } = text
    if (skip !== null) {
      const reasons = [{ field: null, reason: answerOf(skip) }]
      return { ...untaken(line, name), outcome: 'skipped', reasons }
    }
    const product = checkRow(text, category, prices)
    if (!('name' in product)) {
      const named = cellExcerpt(name)
      return { ...untaken(line, named), outcome: 'refused', reasons: [...product] }
    }
    const tells = told(text)
    const price = toMajor(product.price_minor)
    return { ...untaken(line, name), outcome: 'taken', price, product, tells, ...readMark(palId) }
  })
  return { rows, columns, needed }
}

const untaken = (line: number, name: string) => ({
  line,
  name,
  reasons: [],
  price: null,
  priceBefore: null,
  stock: null,
  changes: [],
  product: null,
  tells: [],
  ref: '',
  written: null,
})

type Telling = (row: ProductText) => ColumnField[]

/** An empty cell says nothing of a product that is there. */
function toldBy(columns: readonly FileColumn[]): Telling {
  const fields = new Set(columns.map(({ field }) => field))
  const read = columnFields.filter((field) => fields.has(field))
  return (row) => read.filter((field) => row[field] !== '')
}

/** A shop's words here may be better than those of its Shopify; prices and stock are the newer ones. */
const newerInShopify: readonly unknown[] = ['price', 'costPrice', 'stockCount']

/** Where Shopify does not count, or sells on, that is what it says of the stock. */
function toldByShopify(columns: readonly FileColumn[]): Telling {
  const told = toldBy(
    columns.filter(({ field, known }) => field !== known || newerInShopify.includes(field)),
  )
  const counts = columns.some(({ field, known }) => field === 'stockCount' && field === known)
  return (row) => [...told(row), ...(counts ? (['stockCount'] as const) : [])]
}

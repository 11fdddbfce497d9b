import { importedFields, type ImportedField } from '@pal/core/contract/transfer'
import { toMajor } from '@pal/core/domain/money'
import { answerOf } from '@pal/core/texts/reason'

import { checkRow } from './check-row.ts'
import { type ChosenFields, columnsOf, type FileColumn, neededOf } from './columns.ts'
import type { ReadRow } from './match-products.ts'
import { readMark } from './product-ref.ts'
import { ownRows, shopifyRows } from './product-rows.ts'
import { isShopify } from './shopify-columns.ts'
import { cellExcerpt, readTable } from './table.ts'

export interface ReadProducts {
  readonly rows: ReadRow[]
  /** What the file says of a product that is there already; of one that is new it says all. */
  readonly tells: readonly ImportedField[]
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
  const tells = fromShopify ? toldByShopify(columns) : toldBy(columns)
  if (needed.length > 0) return { rows: [], tells, columns, needed }
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
    // Costs may never have been typed into Shopify.
    if (fromShopify && text.costPrice === '') delete product.cost_minor
    const price = toMajor(product.price_minor)
    return { ...untaken(line, name), outcome: 'taken', price, product, ...readMark(palId) }
  })
  return { rows, tells, columns, needed }
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
  ref: '',
  written: null,
})

const toldBy = (columns: readonly FileColumn[]): ImportedField[] => {
  const fields = new Set(
    columns.flatMap(({ field }) => (field === 'isTrialPack' ? 'productType' : (field ?? []))),
  )
  return importedFields.filter((field) => fields.has(field))
}

/** A shop's words here may be better than those of its Shopify; prices and stock are the newer ones. */
const newerInShopify: readonly unknown[] = ['price', 'costPrice', 'stockCount']

const toldByShopify = (columns: readonly FileColumn[]) =>
  toldBy(columns.filter(({ field, known }) => field !== known || newerInShopify.includes(field)))

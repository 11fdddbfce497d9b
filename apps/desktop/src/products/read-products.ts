import { importedFields, type ImportedField } from '@pal/core/contract/transfer'
import { toMajor } from '@pal/core/domain/money'
import { badField } from '@pal/core/errors'
import { because, answerOf } from '@pal/core/texts/reason'

import { checkRow } from './check-row.ts'
import type { ReadRow } from './match-products.ts'
import { readMark } from './product-ref.ts'
import {
  costColumns,
  isShopify,
  ownColumns,
  ownRows,
  shopifyRows,
  stockColumns,
} from './product-rows.ts'
import { columnKey, readTable, type Table } from './table.ts'

export interface ReadProducts {
  readonly rows: ReadRow[]
  /** What the file says of a product that is there already; of one that is new it says all. */
  readonly tells: readonly ImportedField[]
  readonly ignoredColumns: string[]
}

export interface ProductsFile {
  readonly csv: string
  /** Of the campaign: for rows that name none, and for reading prices. */
  readonly category: string
  readonly currency: string
}

/** Reads a file of products, our own or Shopify's, and tells of every row what is wrong with it. */
export function readProducts({ csv, category, currency }: ProductsFile): ReadProducts {
  const table = readTable(csv)
  const shopify = isShopify(table)
  const { known, texts } = shopify ? shopifyRows(table) : ownRows(table)
  const keys = table.headings.map(columnKey)
  const own = new Set([...known].flatMap((key) => ownColumns.get(key) ?? []))
  if (!shopify && !(own.has('name') && own.has('price'))) {
    throw badField('csv', because('field_file_no_product_columns', { line: headLine(table) }))
  }
  const prices = { currency, decimalComma: table.delimiter === ';' }
  const rows = texts.map((text): ReadRow => {
    const { line, name, skip, palId } = text
    if (skip !== null) {
      const reasons = [{ field: null, reason: answerOf(skip) }]
      return { ...untaken(line, name), outcome: 'skipped', reasons }
    }
    const product = checkRow(text, category, prices)
    if (!('name' in product)) {
      return { ...untaken(line, name), outcome: 'refused', reasons: [...product] }
    }
    // Costs may never have been typed into Shopify.
    if (shopify && text.costPrice === '') delete product.cost_minor
    const price = toMajor(product.price_minor)
    return { ...untaken(line, name), outcome: 'taken', price, product, ...readMark(palId) }
  })
  const ignoredColumns = table.headings.filter(
    (heading) => heading.trim() !== '' && !known.has(columnKey(heading)),
  )
  return { rows, tells: shopify ? shopifyFields(keys) : givenFields(own), ignoredColumns }
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

/** As much of it as is needed to know it again. */
function headLine({ headings }: Table): string {
  const line = headings.map((heading) => heading.trim()).join(', ')
  return line.length > 120 ? `${line.slice(0, 119)}…` : line
}

/** A shop's words here may be better than those of its Shopify; prices and stock are the newer ones. */
const shopifyFields = (keys: readonly string[]): ImportedField[] => [
  'price',
  ...(keys.some((key) => costColumns.has(key)) ? (['costPrice'] as const) : []),
  ...(keys.some((key) => stockColumns.has(key)) ? (['stockCount'] as const) : []),
]

const givenFields = (own: ReadonlySet<string>) =>
  importedFields.filter(
    (field) => own.has(field) || (field === 'productType' && own.has('isTrialPack')),
  )

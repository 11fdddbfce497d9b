import type { ColumnField } from '@pal/core/contract/transfer'
import { because, type Reason } from '@pal/core/texts/reason'

import { unguarded } from '../platform/csv.ts'
import { type FileColumn, markKey } from './columns.ts'
import { htmlText } from './html-text.ts'
import { optionColumns, shopify } from './shopify-columns.ts'
import { columnKey, type Table, type TableRow } from './table.ts'

/** A product as it is in a file: nothing of it is checked yet. */
export interface ProductText {
  readonly line: number
  readonly name: string
  readonly description: string
  readonly category: string
  readonly price: string
  readonly lowestPrice: string
  readonly costPrice: string
  readonly productType: string
  readonly isTrialPack: string
  readonly imageUrl: string
  readonly features: string
  readonly inStock: string
  readonly stockCount: string
  readonly lowStock: string
  readonly sku: string
  /** Of a file that we wrote: which product it was. */
  readonly palId: string
  /** The row has more cells than there are columns. */
  readonly tooLong: boolean
  /** Why this row is no product of its own. */
  readonly skip: Reason | null
}

/** The rows of a file of our own kind, or of anybody's: each column is read for one field. */
export function ownRows({ headings, rows }: Table, columns: readonly FileColumn[]): ProductText[] {
  const mark = headings.map(columnKey).indexOf(markKey)
  return rows.map((row) => ({
    ...nothing,
    ...textsIn(columns, (at) => row.at(at)),
    palId: unguarded(row.at(mark)),
    line: row.line,
    tooLong: row.tooLong,
  }))
}

const textsIn = (
  columns: readonly FileColumn[],
  cell: (at: number, field: ColumnField) => string,
): Partial<Record<ColumnField, string>> =>
  Object.fromEntries(
    columns.flatMap(({ field }, at) =>
      field === null ? [] : [[field, unguarded(cell(at, field))]],
    ),
  )

const nothing: ProductText = {
  line: 0,
  name: '',
  description: '',
  category: '',
  price: '',
  lowestPrice: '',
  costPrice: '',
  productType: '',
  isTrialPack: '',
  imageUrl: '',
  features: '',
  inStock: '',
  stockCount: '',
  lowStock: '',
  sku: '',
  palId: '',
  tooLong: false,
  skip: null,
}

/** Of a product with variants each row says its own; all else is in the product's first row. */
const ofVariant: ReadonlySet<ColumnField> = new Set([
  'price',
  'lowestPrice',
  'costPrice',
  'inStock',
  'stockCount',
  'lowStock',
  'sku',
])

/** Every variant becomes a product of its own; only the first row of a product tells its title. */
export function shopifyRows({ headings, rows }: Table, columns: readonly FileColumn[]) {
  const chosen = columns.map((column) =>
    column.field === column.known ? { ...column, field: null } : column,
  )
  const others = new Set(
    headings.flatMap((heading, at) =>
      columns[at]?.field === columns[at]?.known ? [] : columnKey(heading),
    ),
  )
  // What a column is chosen for, it is no longer read for by Shopify's rules.
  const plain = rows.map((row): TableRow => ({
    ...row,
    cell: (key) => (others.has(key) ? '' : row.cell(key)),
  }))
  let product: { handle: string; row: TableRow } | null = null
  return plain.map((row) => {
    const named = first(row, shopify.handle)
    if (product === null || first(row, shopify.title) !== '' || named !== product.handle) {
      product = { handle: named, row }
    }
    const { row: head } = product
    const texts = textsIn(
      chosen,
      (at, field) => row.at(at) || (ofVariant.has(field) ? '' : head.at(at)),
    )
    return variant(head, row, texts)
  })
}

function variant(
  product: TableRow,
  row: TableRow,
  chosen: Partial<Record<ColumnField, string>>,
): ProductText {
  const title = chosen.name ?? first(product, shopify.title)
  const values = optionColumns.flatMap(({ value }) => row.cell(value) || [])
  const options = values.filter((value) => value !== 'Default Title')
  const price = chosen.price ?? first(row, shopify.price)
  const pictureOnly = values.length === 0 && price === '' && row !== product
  return {
    ...nothing,
    description: htmlText(first(product, shopify.body)),
    // The category of newer files is a path: the last step says most.
    category: first(product, shopify.type).split('>').at(-1)?.trim() ?? '',
    costPrice: first(row, shopify.cost),
    imageUrl: first(row, shopify.variantImage) || first(product, shopify.image),
    stockCount: stockOf(row),
    sku: first(row, shopify.sku).replace(/^'/, ''),
    ...chosen,
    line: row.line,
    tooLong: row.tooLong,
    name: [title, options.join(' / ')].filter((part) => part !== '').join(' – '),
    price,
    skip: pictureOnly ? because('import_extra_picture') : notForSale(product),
  }
}

/** Stock that Shopify does not count, or sells beyond, is not counted here either. */
function stockOf(row: TableRow): string {
  const quantity = first(row, shopify.quantity)
  const sellsOn = ['continue', 'true'].includes(first(row, shopify.policy).toLowerCase())
  if (first(row, shopify.tracker) === '' || sellsOn) return ''
  return quantity.startsWith('-') ? '0' : quantity
}

function notForSale(product: TableRow): Reason | null {
  const status = first(product, shopify.status).toLowerCase()
  return ['draft', 'archived'].includes(status) ? because('import_not_for_sale', { status }) : null
}

function first(row: TableRow, names: readonly string[]): string {
  for (const name of names) {
    const cell = row.cell(name)
    if (cell !== '') return cell
  }
  return ''
}

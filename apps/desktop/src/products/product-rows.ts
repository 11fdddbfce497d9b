import { because, type Reason } from '@pal/core/texts/reason'

import { unguarded } from '../platform/csv.ts'
import { readInStock, readProductType } from './cell-words.ts'
import { otherNames } from './column-names.ts'
import { htmlText } from './html-text.ts'
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

export const fields = [
  'name',
  'description',
  'category',
  'price',
  'lowestPrice',
  'costPrice',
  'productType',
  'isTrialPack',
  'imageUrl',
  'features',
  'inStock',
  'stockCount',
  'lowStock',
  'sku',
  'palId',
] as const

export function isShopify({ headings }: Table): boolean {
  const keys = headings.map(columnKey)
  return keys.includes('title') && keys.some((key) => handle.includes(key))
}

const namesOf = (field: (typeof fields)[number]) => [
  field.toLowerCase(),
  ...(otherNames[field] ?? []).map(columnKey),
]

const choices: Partial<Record<(typeof fields)[number], (text: string) => unknown>> = {
  productType: readProductType,
  inStock: readInStock,
}

/** What others call `Type` may be anything: such a column is ours only where one of its cells is. */
function isOurs(key: string, rows: readonly TableRow[]): boolean {
  const field = ownColumns.get(key)
  const read = field && choices[field]
  if (!read || key === field.toLowerCase()) return true
  const cells = rows.flatMap((row) => unguarded(row.cell(key)) || [])
  return cells.length === 0 || cells.some((cell) => read(cell) !== null)
}

/** The rows of a file of our own kind, and the columns that are read. */
export function ownRows({ headings, rows }: Table) {
  const names = headings.map(columnKey).filter((key) => ownColumns.has(key) && isOurs(key, rows))
  const known = new Set(names)
  const ours = (row: TableRow): TableRow => ({
    ...row,
    cell: (column) => (known.has(column) ? row.cell(column) : ''),
  })
  return { known, texts: rows.map((row) => ownRow(ours(row))) }
}

function ownRow(row: TableRow): ProductText {
  const texts = fields.map((field) => [field, unguarded(first(row, namesOf(field)))] as const)
  return { ...nothing, ...Object.fromEntries(texts), line: row.line, tooLong: row.tooLong }
}

/** By each heading that is read, the field it is read for. */
export const ownColumns: ReadonlyMap<string, (typeof fields)[number]> = new Map(
  fields.flatMap((field) => namesOf(field).map((name) => [name, field] as const)),
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

// Shopify has renamed its columns: the older name is beside the newer one.
const handle = ['handle', 'urlhandle']
const columns = {
  handle,
  title: ['title'],
  body: ['bodyhtml', 'description'],
  type: ['type', 'productcategory'],
  price: ['variantprice', 'price'],
  cost: ['costperitem'],
  sku: ['variantsku', 'sku'],
  tracker: ['variantinventorytracker', 'inventorytracker'],
  quantity: ['variantinventoryqty', 'inventoryquantity'],
  policy: ['variantinventorypolicy', 'continuesellingwhenoutofstock'],
  variantImage: ['variantimage', 'variantimageurl'],
  image: ['imagesrc', 'productimageurl'],
  status: ['status'],
} as const
export const stockColumns: ReadonlySet<string> = new Set(columns.quantity)
export const costColumns: ReadonlySet<string> = new Set(columns.cost)
const options = [1, 2, 3].map((n) => ({ name: `option${n}name`, value: `option${n}value` }))

const shopifyColumns: ReadonlySet<string> = new Set([
  ...Object.values(columns).flat(),
  ...options.flatMap(({ name, value }) => [name, value]),
])

/** Every variant becomes a product of its own; only the first row of a product tells its title. */
export function shopifyRows({ rows }: Table) {
  let product: { handle: string; row: TableRow } | null = null
  const texts = rows.map((row) => {
    const named = first(row, columns.handle)
    if (product === null || first(row, columns.title) !== '' || named !== product.handle) {
      product = { handle: named, row }
    }
    return variant(product.row, row)
  })
  return { known: shopifyColumns, texts }
}

function variant(product: TableRow, row: TableRow): ProductText {
  const title = first(product, columns.title)
  const values = options.flatMap(({ value }) => row.cell(value) || [])
  const chosen = values.filter((value) => value !== 'Default Title')
  const pictureOnly = values.length === 0 && first(row, columns.price) === '' && row !== product
  return {
    ...nothing,
    line: row.line,
    tooLong: row.tooLong,
    name: [title, chosen.join(' / ')].filter((part) => part !== '').join(' – '),
    description: htmlText(first(product, columns.body)),
    // The category of newer files is a path: the last step says most.
    category: first(product, columns.type).split('>').at(-1)?.trim() ?? '',
    price: first(row, columns.price),
    costPrice: first(row, columns.cost),
    imageUrl: first(row, columns.variantImage) || first(product, columns.image),
    stockCount: stockOf(row),
    sku: first(row, columns.sku).replace(/^'/, ''),
    skip: pictureOnly ? because('import_extra_picture') : notForSale(product),
  }
}

/** Stock that Shopify does not count, or sells beyond, is not counted here either. */
function stockOf(row: TableRow): string {
  const quantity = first(row, columns.quantity)
  const sellsOn = ['continue', 'true'].includes(first(row, columns.policy).toLowerCase())
  if (first(row, columns.tracker) === '' || sellsOn) return ''
  return quantity.startsWith('-') ? '0' : quantity
}

function notForSale(product: TableRow): Reason | null {
  const status = first(product, columns.status).toLowerCase()
  return ['draft', 'archived'].includes(status) ? because('import_not_for_sale', { status }) : null
}

function first(row: TableRow, names: readonly string[]): string {
  for (const name of names) {
    const cell = row.cell(name)
    if (cell !== '') return cell
  }
  return ''
}

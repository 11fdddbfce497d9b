import { productDraft } from '@pal/core/contract/campaigns'
import { importedFields, type ImportedField } from '@pal/core/contract/transfer'
import { toMajor } from '@pal/core/domain/money'
import { AppError, badField } from '@pal/core/errors'
import { because, answerOf } from '@pal/core/texts/reason'
import type { NewProduct } from '@pal/db/campaigns/products'

import { validationReason } from '../platform/validation-reason.ts'
import { readFeatures } from './features-cell.ts'
import type { ReadRow } from './match-products.ts'
import { readMark } from './product-ref.ts'
import {
  costColumns,
  isShopify,
  ownColumns,
  ownRow,
  type ProductText,
  shopifyColumns,
  shopifyRows,
  stockColumns,
} from './product-rows.ts'
import { newProduct } from './product.ts'
import { columnKey, readTable, type Table } from './table.ts'
import { type PriceReading, readPrice, readWholeNumber } from './typed-figures.ts'

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
  const known = shopify ? shopifyColumns : ownColumns
  const keys = table.headings.map(columnKey)
  const own = new Set(keys.flatMap((key) => ownColumns.get(key) ?? []))
  if (!shopify && !(own.has('name') && own.has('price'))) {
    throw badField('csv', because('field_file_no_product_columns', { line: headLine(table) }))
  }
  const prices = { currency, decimalComma: table.delimiter === ';' }
  const texts = shopify ? shopifyRows(table.rows) : table.rows.map(ownRow)
  const rows = texts.map((text): ReadRow => {
    const { line, name, skip, palId } = text
    if (skip !== null) return { ...untaken(line, name), outcome: 'skipped', reason: answerOf(skip) }
    try {
      const product = checked(text, category, prices)
      // Costs may never have been typed into Shopify.
      if (shopify && text.costPrice === '') delete product.cost_minor
      const price = toMajor(product.price_minor)
      const taken = { outcome: 'taken', reason: null, price, product } as const
      return { ...untaken(line, name), ...taken, ...readMark(palId) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { field = null, reason } = error
      return { ...untaken(line, name), outcome: 'refused', field, reason: answerOf(reason) }
    }
  })
  const ignoredColumns = table.headings.filter(
    (heading) => heading.trim() !== '' && !known.has(columnKey(heading)),
  )
  return { rows, tells: shopify ? shopifyFields(keys) : givenFields(own), ignoredColumns }
}

const untaken = (line: number, name: string) => ({
  line,
  name,
  field: null,
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

function checked(text: ProductText, category: string, prices: PriceReading): NewProduct {
  if (text.tooLong) {
    throw badField('row', because('field_extra_cells'))
  }
  const read = productDraft.safeParse({
    name: text.name,
    description: text.description,
    category: text.category,
    price: readPrice('price', text.price, prices),
    lowestPrice: readPrice('lowestPrice', text.lowestPrice, prices),
    costPrice: readPrice('costPrice', text.costPrice, prices),
    productType: text.productType || 'main',
    isTrialPack: truth('isTrialPack', text.isTrialPack, false),
    imageUrl: text.imageUrl || null,
    features: readFeatures(text.features),
    inStock: truth('inStock', text.inStock, true),
    stockCount: readWholeNumber('stockCount', text.stockCount),
    lowStock: readWholeNumber('lowStock', text.lowStock),
  })
  if (!read.success) {
    const [issue] = read.error.issues
    const field = String(issue?.path[0] ?? 'row')
    throw badField(field, issue ? validationReason(issue, text) : because('field_invalid'))
  }
  return { ...newProduct(read.data, category), sku: text.sku || null }
}

function truth(field: string, text: string, absent: boolean): boolean {
  if (text === '') return absent
  if (/^(?:true|yes|1)$/i.test(text)) return true
  if (/^(?:false|no|0)$/i.test(text)) return false
  throw badField(field, because('field_not_yes_no', { text }))
}

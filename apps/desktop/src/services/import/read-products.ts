import { productDraft } from '@pal/core/contract/campaigns'
import type { ProductImport } from '@pal/core/contract/transfer'
import { AppError, badField } from '@pal/core/errors'
import type { NewProduct } from '@pal/db/products'

import { newProduct } from '../campaigns.ts'
import {
  isShopify,
  ownColumns,
  ownRow,
  type ProductText,
  shopifyColumns,
  shopifyRows,
} from './product-rows.ts'
import { columnKey, readTable } from './table.ts'

export interface ReadProducts {
  readonly products: NewProduct[]
  readonly rows: ProductImport['rows']
  readonly ignoredColumns: string[]
}

/** Reads a file of products, our own or Shopify's, and tells of every row what becomes of it. */
export function readProducts(csv: string, category: string): ReadProducts {
  const table = readTable(csv)
  const shopify = isShopify(table)
  const known = shopify ? shopifyColumns : ownColumns
  const keys = table.headings.map(columnKey)
  if (!shopify && !(keys.includes('name') && keys.includes('price'))) {
    throw badField(
      'csv',
      "csv: the first line must name the columns, with 'name' and 'price' among them, or be that of a Shopify product export",
    )
  }
  const products: NewProduct[] = []
  const rows = (shopify ? shopifyRows(table.rows) : table.rows.map(ownRow)).map((text) => {
    const { line, name, skip } = text
    if (skip !== null) return { line, name, outcome: 'skipped' as const, reason: skip }
    try {
      products.push(checked(text, category))
      return { line, name, outcome: 'taken' as const, reason: null }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { line, name, outcome: 'refused' as const, reason: error.message }
    }
  })
  const ignoredColumns = table.headings.filter(
    (heading) => heading.trim() !== '' && !known.has(columnKey(heading)),
  )
  return { products, rows, ignoredColumns }
}

function checked(text: ProductText, category: string): NewProduct {
  const read = productDraft.safeParse({
    name: text.name,
    description: text.description,
    category: text.category,
    price: text.price,
    lowestPrice: text.lowestPrice || null,
    productType: text.productType || 'main',
    isTrialPack: truth('isTrialPack', text.isTrialPack, false),
    imageUrl: text.imageUrl || null,
    features: text.features.split(/\r?\n|\|/).flatMap((feature) => feature.trim() || []),
    inStock: truth('inStock', text.inStock, true),
    stockCount: wholeNumber('stockCount', text.stockCount),
  })
  if (!read.success) {
    const issue = read.error.issues[0]
    const field = String(issue?.path[0] ?? 'row')
    throw badField(field, `${field}: ${issue?.message ?? 'is not valid'}`)
  }
  return { ...newProduct(read.data, category), sku: text.sku || null }
}

function truth(field: string, text: string, absent: boolean): boolean {
  if (text === '') return absent
  if (/^(?:true|yes|1)$/i.test(text)) return true
  if (/^(?:false|no|0)$/i.test(text)) return false
  throw badField(field, `${field}: must be yes or no, not '${text}'`)
}

function wholeNumber(field: string, text: string): number | null {
  if (text === '') return null
  if (/^\d{1,10}$/.test(text)) return Number(text)
  throw badField(field, `${field}: must be a whole number, not '${text}'`)
}

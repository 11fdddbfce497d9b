import type { ColumnField } from '@pal/core/contract/transfer'

import { columnKey, type Table } from './table.ts'

// Shopify has renamed its columns: the older name is beside the newer one.
export const shopify = {
  handle: ['handle', 'urlhandle'],
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

export const optionColumns = [1, 2, 3].map((n) => ({
  name: `option${n}name`,
  value: `option${n}value`,
}))

const fields: ReadonlyMap<string, ColumnField> = new Map(
  (
    [
      ['name', shopify.title],
      ['description', shopify.body],
      ['category', shopify.type],
      ['price', shopify.price],
      ['costPrice', shopify.cost],
      ['sku', shopify.sku],
      ['stockCount', shopify.quantity],
      ['imageUrl', [...shopify.variantImage, ...shopify.image]],
    ] as const
  ).flatMap(([field, names]) => names.map((name) => [name, field] as const)),
)

export const shopifyField = (key: string): ColumnField | null => fields.get(key) ?? null

const all: ReadonlySet<string> = new Set([
  ...Object.values(shopify).flat(),
  ...optionColumns.flatMap(({ name, value }) => [name, value]),
])

export const isShopifyColumn = (key: string): boolean => all.has(key)

export function isShopify({ headings }: Table): boolean {
  const keys = new Set(headings.map(columnKey))
  return keys.has('title') && shopify.handle.some((key) => keys.has(key))
}

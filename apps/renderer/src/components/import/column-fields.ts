import type { ColumnField } from '@pal/core/contract/transfer'

/** What the columns of a file are called on screen. */
export const fieldNames = {
  name: 'products.form.name',
  description: 'products.form.description',
  category: 'products.form.category',
  price: 'products.form.price',
  lowestPrice: 'products.form.lowestPrice',
  costPrice: 'products.form.costPrice',
  productType: 'products.form.type',
  isTrialPack: 'products.type.trial_pack',
  imageUrl: 'products.form.image',
  features: 'products.form.features',
  inStock: 'products.form.inStock',
  stockCount: 'products.form.stock',
  lowStock: 'products.form.lowStock',
  sku: 'products.import.sku',
} as const satisfies Record<ColumnField, string>

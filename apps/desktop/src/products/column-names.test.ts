import { type ImportedField } from '@pal/core/contract/transfer'
import { products } from '@pal/core/texts/en/products'
import { translations } from '@pal/core/texts/translations'
import { expect, it } from 'vitest'

import { ownColumns } from './product-rows.ts'
import { columnKey } from './table.ts'

/** Fields that hold what anybody types, by what their field in the form of a product is called. */
const fields = {
  name: 'name',
  description: 'description',
  category: 'category',
  price: 'price',
  lowestPrice: 'lowestPrice',
  costPrice: 'costPrice',
  imageUrl: 'image',
  features: 'features',
  stockCount: 'stock',
  lowStock: 'lowStock',
} as const satisfies Partial<Record<ImportedField, keyof typeof products.form>>

it('a file may call its columns as the form of a product does, in every language [PR-03]', async () => {
  const forms: Record<(typeof fields)[keyof typeof fields], string>[] = [products.form]
  for (const load of Object.values(translations)) forms.push((await load()).products.form)
  expect(forms).toHaveLength(6)
  for (const form of forms) {
    for (const [field, label] of Object.entries(fields))
      expect([form[label], ownColumns.get(columnKey(form[label]))]).toEqual([form[label], field])
  }
})

import { type ImportedField } from '@pal/core/contract/transfer'
import { products } from '@pal/core/texts/en/products'
import { translations } from '@pal/core/texts/translations'
import { expect, it } from 'vitest'

import { readInStock, readProductType, readYesNo } from './cell-words.ts'
import { ownColumns } from './columns.ts'
import { columnKey } from './table.ts'

/** By what the field in the form of a product is called. */
const fields = {
  name: 'name',
  description: 'description',
  category: 'category',
  price: 'price',
  lowestPrice: 'lowestPrice',
  costPrice: 'costPrice',
  productType: 'type',
  imageUrl: 'image',
  features: 'features',
  inStock: 'inStock',
  stockCount: 'stock',
  lowStock: 'lowStock',
} as const satisfies Partial<Record<ImportedField, keyof typeof products.form>>

type Words = {
  readonly [Name in 'inStock' | 'lowStock' | 'outOfStock']: string
} & { readonly type: Readonly<Record<keyof typeof products.type, string>> }

it('a file may call its columns as the form of a product does, in every language [PR-03]', async () => {
  const forms: Record<(typeof fields)[keyof typeof fields], string>[] = [products.form]
  for (const load of Object.values(translations)) forms.push((await load()).products.form)
  expect(forms).toHaveLength(6)
  for (const form of forms) {
    for (const [field, label] of Object.entries(fields))
      expect([form[label], ownColumns.get(columnKey(form[label]))]).toEqual([form[label], field])
  }
})

it('so are the trial pack and the stock number known, in every language [PR-03]', async () => {
  const texts: { type: { trial_pack: string }; import: { sku: string } }[] = [products]
  for (const load of Object.values(translations)) texts.push((await load()).products)
  expect(texts).toHaveLength(6)
  for (const { type, import: words } of texts) {
    const heads = [type.trial_pack, words.sku]
    expect([heads, heads.map((head) => ownColumns.get(columnKey(head)))]).toEqual([
      heads,
      ['isTrialPack', 'sku'],
    ])
  }
})

it('its cells may say type and stock as the screen does, in every language [PR-03]', async () => {
  const texts = [products as Words]
  for (const load of Object.values(translations)) texts.push((await load()).products)
  for (const { type, inStock, lowStock, outOfStock } of texts) {
    for (const [name, label] of Object.entries(type))
      expect([label, readProductType(label)]).toEqual([label, name])
    const stock = [inStock, lowStock, outOfStock]
    expect([stock, stock.map(readInStock)]).toEqual([stock, [true, true, false]])
  }
})

it('its cells may say yes and no in every language [PR-03]', () => {
  const pairs = ['yes no', 'হ্যাঁ না', 'Sí No', 'oui non', 'JA NEIN', 'نعم لا', 'WAHR FALSCH', '১ ০']
  for (const pair of pairs)
    expect([pair, pair.split(' ').map(readYesNo)]).toEqual([pair, [true, false]])
  expect(readYesNo('perhaps')).toBeNull()
})

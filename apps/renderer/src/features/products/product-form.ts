import type { Campaign, Product } from '@pal/core/contract/campaigns'
import { isBlank } from '@pal/core/domain/blank'
import { productTypes, type ProductType } from '@pal/core/domain/entities'
import { type ProductProblem } from '@pal/core/domain/typed-product'
import { t } from 'i18next'

import { amountWords } from '../../lib/format/amount-words.ts'
import { readProduct } from '../../lib/format/read-amount.ts'
import { typedAmount } from '../../lib/format/typed-amount.ts'

/** The content of the dialog's fields. */
export type TypedProduct = {
  name: string
  price: string
  description: string
  category: string
  productType: string
  lowestPrice: string
  costPrice: string
  stockCount: string
  lowStock: string
  imageUrl: string
  /** The shop's own, once it was taken in. */
  picture: string | null
  features: string
  inStock: boolean
  /** It is counted with other campaigns no more. */
  separate: boolean
}

export interface ProductBody {
  name: string
  description: string
  category: string
  price: string
  lowestPrice: string | null
  costPrice: string | null
  productType: ProductType
  isTrialPack: boolean
  imageUrl: string | null
  picture: string | null
  features: string[]
  stockCount: number | null
  lowStock: number | null
  inStock: boolean
  sameAs?: null
}

export type ProductChange = Partial<ProductBody> & { readonly was: Partial<Product> }

export function typedProduct(product: Product | null): TypedProduct {
  return {
    name: product?.name ?? '',
    price: typedAmount(product?.price ?? null),
    description: product?.description ?? '',
    category: product?.category ?? '',
    productType: product?.productType ?? 'main',
    lowestPrice: typedAmount(product?.lowestPrice ?? null),
    costPrice: typedAmount(product?.costPrice ?? null),
    stockCount: product?.stockCount?.toString() ?? '',
    lowStock: product?.lowStock?.toString() ?? '',
    imageUrl: product?.imageUrl ?? '',
    picture: product?.picture ?? null,
    features: product?.features.join('\n') ?? '',
    inStock: product?.inStock ?? true,
    separate: false,
  }
}

/** One that differs in its size or colour: of how many there are, and in which trial, it says nothing. */
export function typedLike(product: Product): TypedProduct {
  const typed = typedProduct(product)
  const productType = typed.productType === 'trial_pack' ? 'main' : typed.productType
  return { ...typed, productType, stockCount: '', inStock: true }
}

const featuresOf = (text: string) =>
  text.split('\n').flatMap((line) => (isBlank(line) ? [] : [line.trim()]))

type Problems = Partial<Record<keyof TypedProduct, string>>

export function problemsOf(typed: TypedProduct, currency: string): Problems {
  const found: Problems = {}
  for (const problem of readProduct(typed, currency).problems) {
    found[problem.field] = problemText(problem, currency)
  }
  const features = featuresOf(typed.features)
  if (features.length > 50) found.features = t('products.form.featuresTooMany')
  else if (features.some((line) => line.length > 200)) {
    found.features = t('products.form.featureTooLong')
  }
  return found
}

function problemText(problem: ProductProblem, currency: string): string {
  if (problem.found !== null) {
    return amountWords(problem.found, t(`products.form.${problem.field}`), currency)
  }
  switch (problem.field) {
    case 'name':
      return t('products.form.nameNeeded')
    case 'lowestPrice':
      return t('products.form.lowestTooHigh')
    case 'stockCount':
    case 'lowStock':
      return t('products.form.stockWrong')
    case 'imageUrl':
      return t('products.form.imageWrong')
  }
}

export function bodyOf(typed: TypedProduct, campaign: Campaign): ProductBody {
  const { price, lowestPrice, costPrice, stockCount, lowStock, imageUrl } = readProduct(
    typed,
    campaign.currency,
  )
  const productType = productTypes.find((type) => type === typed.productType) ?? 'main'
  return {
    name: typed.name,
    description: typed.description,
    category: isBlank(typed.category) ? campaign.productCategory : typed.category.trim(),
    price,
    lowestPrice,
    costPrice,
    productType,
    isTrialPack: productType === 'trial_pack',
    imageUrl,
    picture: typed.picture,
    features: featuresOf(typed.features),
    stockCount,
    lowStock,
    inStock: typed.inStock && stockCount !== 0,
    ...(typed.separate && { sameAs: null }),
  }
}

/** Sold to the last piece, and counted again: it is for sale, unless the person says otherwise. */
export function isRestocked(
  { inStock, stockCount, currency }: Pick<Product, 'inStock' | 'stockCount' | 'currency'>,
  typed: TypedProduct,
): boolean {
  return !inStock && stockCount === 0 && (readProduct(typed, currency).stockCount ?? 0) > 0
}

/** Only what the person changed: an order may have taken pieces meanwhile. */
export function changesOf(before: ProductBody, after: ProductBody): Partial<ProductBody> {
  const differs = (field: keyof ProductBody) =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field])
  const changed = Object.entries(after).filter(([field]) => differs(field as keyof ProductBody))
  const changes: Partial<ProductBody> = Object.fromEntries(changed)
  // A new count alone would decide whether it is in stock.
  return differs('stockCount') ? { ...changes, inStock: after.inStock } : changes
}

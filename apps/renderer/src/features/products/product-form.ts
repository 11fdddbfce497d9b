import type { Campaign, Product } from '@pal/core/contract/campaigns'
import { isBlank } from '@pal/core/contract/shape'
import { latinDigits } from '@pal/core/domain/digits'
import { productTypes, type ProductType } from '@pal/core/domain/entities'
import { readTypedAmount } from '@pal/core/domain/typed-amount'
import { t } from 'i18next'

import { amountWords } from '../../lib/amount-words.ts'

/** What stands in the dialog's fields. */
export interface TypedProduct {
  name: string
  price: string
  description: string
  category: string
  productType: string
  lowestPrice: string
  stockCount: string
  imageUrl: string
  features: string
  inStock: boolean
}

export interface ProductBody {
  name: string
  description: string
  category: string
  price: string
  lowestPrice: string | null
  productType: ProductType
  isTrialPack: boolean
  imageUrl: string | null
  features: string[]
  stockCount: number | null
  inStock: boolean
}

const typedAmount = (major: number | null) => {
  if (major === null) return ''
  return Number.isInteger(major) ? String(major) : major.toFixed(2)
}

export function typedProduct(product: Product | null): TypedProduct {
  return {
    name: product?.name ?? '',
    price: typedAmount(product?.price ?? null),
    description: product?.description ?? '',
    category: product?.category ?? '',
    productType: product?.productType ?? 'main',
    lowestPrice: typedAmount(product?.lowestPrice ?? null),
    stockCount: product?.stockCount?.toString() ?? '',
    imageUrl: product?.imageUrl ?? '',
    features: product?.features.join('\n') ?? '',
    inStock: product?.inStock ?? true,
  }
}

const featuresOf = (text: string) =>
  text.split('\n').flatMap((line) => (isBlank(line) ? [] : [line.trim()]))

/** A whole number of pieces; null where nothing is counted, NaN for all else. */
function piecesOf(typed: string): number | null {
  const text = latinDigits(typed).trim()
  if (text === '') return null
  const pieces = /^\d{1,10}$/.test(text) ? Number(text) : NaN
  return pieces <= 1_000_000_000 ? pieces : NaN
}

type Problems = Partial<Record<keyof TypedProduct, string>>

export function problemsOf(typed: TypedProduct, currency: string): Problems {
  const found: Problems = {}
  if (isBlank(typed.name)) found.name = t('products.form.nameNeeded')
  const price = readTypedAmount(typed.price, currency)
  if ('problem' in price) found.price = amountWords(price, t('products.form.price'), currency)
  const lowest = readTypedAmount(typed.lowestPrice, currency)
  if ('amount' in lowest) {
    if ('amount' in price && Number(lowest.amount) > Number(price.amount)) {
      found.lowestPrice = t('products.form.lowestTooHigh')
    }
  } else if (lowest.problem !== 'missing') {
    found.lowestPrice = amountWords(lowest, t('products.form.lowestPrice'), currency)
  }
  if (Number.isNaN(piecesOf(typed.stockCount))) found.stockCount = t('products.form.stockWrong')
  const image = typed.imageUrl.trim()
  if (image !== '' && !(URL.canParse(image) && new URL(image).protocol === 'https:')) {
    found.imageUrl = t('products.form.imageWrong')
  }
  const features = featuresOf(typed.features)
  if (features.length > 50) found.features = t('products.form.featuresTooMany')
  else if (features.some((line) => line.length > 200)) {
    found.features = t('products.form.featureTooLong')
  }
  return found
}

export function bodyOf(typed: TypedProduct, campaign: Campaign): ProductBody {
  const amount = (text: string) => {
    const read = readTypedAmount(text, campaign.currency)
    // What cannot be read was marked before; the server refuses the rest by the field's name.
    return 'amount' in read ? read.amount : text.trim()
  }
  const productType = productTypes.find((type) => type === typed.productType) ?? 'main'
  const stockCount = piecesOf(typed.stockCount)
  return {
    name: typed.name,
    description: typed.description,
    category: isBlank(typed.category) ? campaign.productCategory : typed.category.trim(),
    price: amount(typed.price),
    lowestPrice: amount(typed.lowestPrice) || null,
    productType,
    isTrialPack: productType === 'trial_pack',
    imageUrl: typed.imageUrl.trim() || null,
    features: featuresOf(typed.features),
    stockCount,
    inStock: typed.inStock && stockCount !== 0,
  }
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

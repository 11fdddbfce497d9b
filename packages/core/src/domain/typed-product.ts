import { isBlank } from './blank.ts'
import { latinDigits } from './digits.ts'
import { type AmountProblem, type DecimalSign, readTypedAmount } from './typed-amount.ts'

/** A product's fields as people type them; every form of a product is read by the same rules. */
export interface TypedProduct {
  readonly name: string
  readonly price: string
  readonly lowestPrice?: string
  readonly costPrice?: string
  readonly stockCount?: string
  readonly lowStock?: string
  readonly imageUrl?: string
}

export type ProductProblem =
  | { readonly field: 'price' | 'lowestPrice' | 'costPrice'; readonly found: AmountProblem }
  | {
      readonly field: 'name' | 'lowestPrice' | 'stockCount' | 'lowStock' | 'imageUrl'
      readonly found: null
    }

/** As the contract takes it. What cannot be read stays as typed, for the server to refuse by name. */
export interface ReadProduct {
  readonly price: string
  readonly lowestPrice: string | null
  readonly costPrice: string | null
  readonly stockCount: number | null
  readonly lowStock: number | null
  readonly imageUrl: string | null
  /** In the order of the fields. A `lowestPrice` without `found` is above the price. */
  readonly problems: readonly ProductProblem[]
}

const mostPieces = 1_000_000_000

export function readTypedProduct(
  typed: TypedProduct,
  currency: string,
  sign: DecimalSign = '.',
): ReadProduct {
  const { name, price, lowestPrice = '', costPrice = '', imageUrl = '' } = typed
  const problems: ProductProblem[] = []
  if (isBlank(name)) problems.push({ field: 'name', found: null })
  const asked = readTypedAmount(price, currency, sign)
  if ('problem' in asked) problems.push({ field: 'price', found: asked })
  const lowest = readTypedAmount(lowestPrice, currency, sign)
  if ('amount' in lowest) {
    if ('amount' in asked && Number(lowest.amount) > Number(asked.amount)) {
      problems.push({ field: 'lowestPrice', found: null })
    }
  } else if (lowest.problem !== 'missing') {
    problems.push({ field: 'lowestPrice', found: lowest })
  }
  const cost = readTypedAmount(costPrice, currency, sign)
  if ('problem' in cost && cost.problem !== 'missing') {
    problems.push({ field: 'costPrice', found: cost })
  }
  const pieces = (field: 'stockCount' | 'lowStock') => {
    const { [field]: text = '' } = typed
    const read = readWholeNumber(text)
    if (!isBlank(text) && (read === null || read > mostPieces))
      problems.push({ field, found: null })
    return read
  }
  const [stockCount, lowStock] = [pieces('stockCount'), pieces('lowStock')]
  const image = imageUrl.trim()
  if (image !== '' && !(URL.canParse(image) && new URL(image).protocol === 'https:')) {
    problems.push({ field: 'imageUrl', found: null })
  }
  return {
    price: 'amount' in asked ? asked.amount : price.trim(),
    lowestPrice: 'amount' in lowest ? lowest.amount : lowestPrice.trim() || null,
    costPrice: 'amount' in cost ? cost.amount : costPrice.trim() || null,
    stockCount,
    lowStock,
    imageUrl: image || null,
    problems,
  }
}

/** A whole number as typed, in any digits; null for all else. */
export function readWholeNumber(typed: string): number | null {
  const text = latinDigits(typed).trim()
  return /^\d{1,10}$/.test(text) ? Number(text) : null
}

const marks = /[\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu
const spaces = /(?<=\d)[\s\u00A0\u2009\u202F’'](?=\d{3}(?:\D|$))/gu

/**
 * A number that is no money as people type it: any digits, thousands set apart, a comma or a point
 * before the decimals. Null for all else, and for what can be read in two ways.
 */
export function readTypedNumber(typed: string): number | null {
  const text = latinDigits(typed)
    .replaceAll(marks, '')
    .trim()
    .replaceAll(spaces, '')
    .replaceAll('٬', '')
    .replace('٫', '.')
    .replace(/^[−–]/u, '-')
  const plain = /^-?\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?$|^-?\d{1,3},\d{3}\.\d+$/.test(text)
    ? text.replaceAll(',', '')
    : text
  if (/^-?\d+(?:\.\d+)?$/.test(plain)) return Number(plain)
  // '1,5' is one and a half; '1,500' is a thousand and more, as nobody types three decimals.
  if (/^-?\d{1,3},\d{3}$/.test(plain)) return Number(plain.replace(',', ''))
  if (/^-?\d+,\d{1,2}$/.test(plain)) return Number(plain.replace(',', '.'))
  return null
}

/** As a name or a stock number is compared: products of one campaign with the same one are one product. */
export function folded(text: string): string {
  const one = (/[^ -~]/.test(text) ? text.normalize('NFKC') : text).toLowerCase().trim()
  return /\s\s|[^\S ]/.test(one) ? one.replaceAll(/\s+/g, ' ') : one
}

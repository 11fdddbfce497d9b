import { numberFormat } from '@pal/core/domain/intl'
import { type DecimalSign, readTypedAmount, type TypedAmount } from '@pal/core/domain/typed-amount'
import {
  type ReadProduct,
  readTypedProduct,
  type TypedProduct,
} from '@pal/core/domain/typed-product'
import i18next from 'i18next'

/** What the language of the screens writes before decimals. */
export function decimalSign(): DecimalSign {
  const parts = numberFormat(i18next.language).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}

/** An amount as it was typed, read as this screen writes amounts. */
export function readAmount(typed: string, currency: string): TypedAmount {
  return readTypedAmount(typed, currency, decimalSign())
}

export function readProduct(typed: TypedProduct, currency: string): ReadProduct {
  return readTypedProduct(typed, currency, decimalSign())
}

import { numberFormat } from '@pal/core/domain/intl'
import { moneyLocale } from '@pal/core/domain/money'

/** Of prices per million tokens, which are small and always in dollars. */
export const dollarFormat = (language: string) =>
  numberFormat(moneyLocale(language, 'USD'), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 4,
  })

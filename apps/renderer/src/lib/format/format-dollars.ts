import { numberFormat } from '@pal/core/domain/intl'
import { moneyLocale } from '@pal/core/domain/money'

import { isolated } from './isolated.ts'

/** An answer costs fractions of a cent: two decimals would show nothing. */
export function formatCost(amount: number, currency: string, locale: string): string {
  const text = numberFormat(moneyLocale(locale, currency), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: amount > 0 && amount < 1 ? 4 : 2,
    ...(amount > 0 && amount < 0.001 && { maximumSignificantDigits: 2 }),
  }).format(amount)
  return isolated(text)
}

export const formatDollars = (amount: number, locale: string): string =>
  formatCost(amount, 'USD', locale)

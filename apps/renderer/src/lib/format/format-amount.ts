import { formatMoney } from '@pal/core/domain/money'

/** An amount of the contract, which is in major units. */
export function formatAmount(major: number, currency: string, locale: string): string {
  return formatMoney(Math.round(major * 100), currency, locale)
}

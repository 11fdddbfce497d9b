import { formatMoney } from '@pal/core/domain/money'

/** The contract's amounts are in major units; the rules of formatting are the domain's. */
export function money(amount: number, currency: string, locale: string): string {
  return formatMoney(Math.round(amount * 100), currency, locale)
}

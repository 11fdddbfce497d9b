import { formatMoney, toMinor } from '@pal/core/domain/money'

import { isolated } from './isolated.ts'

/** An amount of the contract, which is in major units. */
export function formatAmount(major: number, currency: string, locale: string): string {
  return isolated(formatMoney(toMinor(major), currency, locale))
}

interface CurrencyOption {
  readonly code: string
  readonly symbol: string
  readonly name: string
  readonly locale: string
  /** How English is written where the currency is at home, if not as elsewhere. */
  readonly english?: string
}

const usDollar = { code: 'USD', symbol: '$', name: 'US Dollar', locale: 'en-US' } as const

/** What can be sold in, and what the seller's default can be. */
export const currencies = [
  // Lakhs and crores: ৳12,34,567. English of Bangladesh itself has no such data in ICU.
  { code: 'BDT', symbol: '৳', name: 'Bangladeshi Taka', locale: 'bn-BD', english: 'en-IN' },
  usDollar,
  { code: 'AED', symbol: 'AED', name: 'UAE Dirham', locale: 'ar-AE' },
  { code: 'EUR', symbol: '€', name: 'Euro', locale: 'de-DE' },
  { code: 'GBP', symbol: '£', name: 'British Pound', locale: 'en-GB' },
] as const satisfies readonly CurrencyOption[]

export const currencyCodes = ['BDT', 'USD', 'AED', 'EUR', 'GBP'] as const
export type CurrencyCode = (typeof currencyCodes)[number]

/** The option for a code; an unknown code is shown as US dollars. */
export function currencyOption(code: string): CurrencyOption {
  return currencies.find((option) => option.code === code) ?? usDollar
}

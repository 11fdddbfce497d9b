export interface CurrencyOption {
  readonly code: string
  readonly symbol: string
  readonly name: string
  readonly locale: string
}

/** What a campaign can be sold in (specification, section 3). */
export const campaignCurrencies = [
  { code: 'BDT', symbol: '৳', name: 'Bangladeshi Taka', locale: 'bn-BD' },
  { code: 'USD', symbol: '$', name: 'US Dollar', locale: 'en-US' },
  { code: 'AED', symbol: 'AED', name: 'UAE Dirham', locale: 'ar-AE' },
] as const satisfies readonly CurrencyOption[]

/** What the seller's default can be: the same and the two European ones. */
export const defaultCurrencies = [
  ...campaignCurrencies,
  { code: 'EUR', symbol: '€', name: 'Euro', locale: 'de-DE' },
  { code: 'GBP', symbol: '£', name: 'British Pound', locale: 'en-GB' },
] as const satisfies readonly CurrencyOption[]

export const currencyCodes = ['BDT', 'USD', 'AED', 'EUR', 'GBP'] as const
export type CurrencyCode = (typeof currencyCodes)[number]

const unknownCurrency: CurrencyOption = {
  code: 'USD',
  symbol: '$',
  name: 'US Dollar',
  locale: 'en-US',
}

/** The option for a code; an unknown code is shown as US dollars. */
export function currencyOption(code: string): CurrencyOption {
  return defaultCurrencies.find((option) => option.code === code) ?? unknownCurrency
}

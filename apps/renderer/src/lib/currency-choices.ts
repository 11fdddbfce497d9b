import { currencies, type CurrencyCode } from '@pal/core/domain/currency'

export interface CurrencyChoice {
  readonly value: CurrencyCode
  readonly label: string
}

/** The currencies as a list to choose from, each by its name in this language. */
export function currencyChoices(language: string): CurrencyChoice[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  return currencies.map(({ code, symbol, name }) => {
    const written = language === 'en' ? name : (names.of(code) ?? name)
    return {
      value: code,
      label: symbol === code ? `${code} – ${written}` : `${code} (${symbol}) – ${written}`,
    }
  })
}

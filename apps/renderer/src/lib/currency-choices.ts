import { currencies } from '@pal/core/domain/currency'

/** The currencies a campaign can sell in, as a list to choose from. */
export const currencyChoices = currencies.map(({ code, symbol, name }) => ({
  value: code,
  label: symbol === code ? `${code} – ${name}` : `${code} (${symbol}) – ${name}`,
}))

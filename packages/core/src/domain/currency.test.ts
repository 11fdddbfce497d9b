import { expect, it } from 'vitest'

import { currencies, currencyCodes, currencyOption } from './currency.ts'

it('offers five currencies, each with its code, sign, name and locale [CU-01]', () => {
  expect(currencies).toEqual([
    {
      code: 'BDT',
      symbol: '৳',
      name: 'Bangladeshi Taka',
      locale: 'bn-BD',
      english: 'en-IN',
    },
    { code: 'USD', symbol: '$', name: 'US Dollar', locale: 'en-US' },
    { code: 'AED', symbol: 'AED', name: 'UAE Dirham', locale: 'ar-AE' },
    { code: 'EUR', symbol: '€', name: 'Euro', locale: 'de-DE' },
    { code: 'GBP', symbol: '£', name: 'British Pound', locale: 'en-GB' },
  ])
  expect(currencies.map(({ code }) => code)).toEqual(currencyCodes)
})

it('names currencies and locales that the platform knows [CU-01]', () => {
  for (const { code, locale } of currencies) {
    expect(Intl.supportedValuesOf('currency')).toContain(code)
    expect(Intl.NumberFormat.supportedLocalesOf(locale)).toEqual([locale])
  }
})

it('takes an unknown code for US dollars [CU-02]', () => {
  expect(currencyOption('EUR').symbol).toBe('€')
  for (const code of ['XYZ', '', 'bdt']) expect(currencyOption(code).code).toBe('USD')
})

import { expect, it } from 'vitest'

import { currencyCodes } from '../../domain/currency.ts'
import { ownLanguages } from '../../domain/entities.ts'
import { findAmounts } from './amounts.ts'
import { moneyIn } from './money-in.ts'

it('writes amounts as the language of the answer does [AG-05, CU-02]', () => {
  const written = (language: string) => moneyIn(language, 'BDT')(500_000)
  expect(written('de')).toBe('5.000\u00A0৳')
  expect(written('fr-CA')).toBe('5\u202F000\u00A0৳')
  expect(written('es')).toBe('5000\u00A0৳')
  expect(written('ar')).toBe('\u200F5,000\u00A0৳')
  expect(written('id')).toBe('৳5.000')
  // As shops of these languages write them, and who speaks one that the program does not.
  for (const language of ['en', 'bn', 'bn-Latn', 'hi', 'hi-Latn', 'ur', 'zz'])
    expect(written(language), language).toBe('৳5,000')
  expect(moneyIn('ar', 'USD')(8_050)).toBe('\u200F80.50\u00A0$')
})

it('what the program writes is read as that amount, in every language and currency [AG-06]', () => {
  for (const language of ownLanguages)
    for (const currency of currencyCodes)
      for (const minor of [99, 8_000, 123_456, 450_050, 500_000, 12_345_600, 100_000_000]) {
        const text = `… ${moneyIn(language, currency)(minor)} …`
        const found = findAmounts(text, currency).map((amount) => amount.minor)
        expect(found, `${language}: ${text}`).toEqual([[minor]])
      }
})

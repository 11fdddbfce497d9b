import { expect, it } from 'vitest'

import { currencyChoices } from '../currency-choices.ts'
import { speak } from '../i18n/i18n.ts'
import { amountWords } from './amount-words.ts'
import { formatDollars } from './format-dollars.ts'
import { readAmount } from './read-amount.ts'
import { typedAmount } from './typed-amount.ts'

it('names the currencies as the language does, in English by their own names [CU-01, SH-11]', () => {
  expect(currencyChoices('en').map(({ label }) => label)).toEqual([
    'BDT (৳) – Bangladeshi Taka',
    'USD ($) – US Dollar',
    'AED – UAE Dirham',
    'EUR (€) – Euro',
    'GBP (£) – British Pound',
  ])
  expect(currencyChoices('de').map(({ label }) => label)).toContain('USD ($) – US-Dollar')
  expect(currencyChoices('es').map(({ value }) => value)).toEqual([
    'BDT',
    'USD',
    'AED',
    'EUR',
    'GBP',
  ])
})

it('shows the fractions of a cent that an answer costs, and no more of them than say something [CU-02]', () => {
  expect(formatDollars(0, 'en')).toBe('$0.00')
  expect(formatDollars(12.345, 'en')).toBe('$12.35')
  expect(formatDollars(0.01234, 'en')).toBe('$0.0123')
  expect(formatDollars(0.000_043_21, 'en')).toBe('$0.000043')
})

it('says why an amount was not taken, and how it can be meant [CU-03]', () => {
  const price = 'Price'
  expect(amountWords({ problem: 'tooFine' }, price, 'BDT')).toBe(
    'Price: BDT has two decimals, as in 12.50.',
  )
  expect(amountWords({ problem: 'tooFine', whole: '1250' }, price, 'BDT')).toBe(
    'Price: BDT has two decimals, as in 12.50. Or did you mean 1250?',
  )
  expect(amountWords({ problem: 'ambiguous', readings: ['12.50', '1250'] }, price, 'BDT')).toBe(
    'Price can be read in two ways. Write 12.50 or 1250.',
  )
  expect(amountWords({ problem: 'negative' }, price, 'BDT')).toBe('Price cannot be below zero.')
})

it('reads amounts and says them as the language of the screens writes them [CU-03, SH-11]', async () => {
  expect(readAmount('12,50', 'BDT')).toMatchObject({ problem: 'ambiguous' })
  for (const language of ['de', 'es', 'fr'] as const) {
    await speak(language)
    expect(readAmount('12,50', 'BDT')).toEqual({ amount: '12.50' })
    expect(readAmount('2.400', 'BDT')).toEqual({ amount: '2400' })
    const either = readAmount('1,250', 'BDT')
    expect('problem' in either && amountWords(either, 'X', 'BDT')).toMatch(/ 1,25 \S+ 1250\.$/)
  }
  await speak('ar')
  expect(readAmount('12,50', 'BDT')).toMatchObject({ problem: 'ambiguous' })
})

it('fills a field with an amount as the language writes it, which is read as the same [CU-03, SH-11]', async () => {
  for (const [language, written] of [
    ['en', '14.50'],
    ['ar', '14.50'],
    ['bn', '14.50'],
    ['de', '14,50'],
    ['es', '14,50'],
    ['fr', '14,50'],
  ] as const) {
    await speak(language)
    expect(typedAmount(14.5)).toBe(written)
    expect(readAmount(written, 'BDT')).toEqual({ amount: '14.50' })
    expect([typedAmount(1_250), typedAmount(null)]).toEqual(['1250', ''])
  }
})

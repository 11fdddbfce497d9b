import { afterEach, expect, it } from 'vitest'

import { formatAmount } from './format-amount.ts'
import { formatDollars } from './format-dollars.ts'

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

it('keeps an amount from left to right within right-to-left text [SH-11]', () => {
  expect(formatAmount(95.68, 'USD', 'en')).toBe('$95.68')
  document.documentElement.dir = 'rtl'
  expect(formatAmount(95.68, 'USD', 'ar')).toMatch(/^\u2066.*95\.68.*\u2069$/)
  expect(formatDollars(0.0123, 'ar')).toMatch(/^\u2066.*0\.0123.*\u2069$/)
})

it('puts the sign of dollars where that of all amounts is [SH-11]', () => {
  expect(formatAmount(25_530, 'BDT', 'bn')).toBe('৳25,530')
  expect(formatDollars(0.000123, 'bn')).toBe('$0.00012')
})

import { expect, it } from 'vitest'

import { localeOf, numberFormat, timeFormat } from './intl.ts'

it('writes figures and dates of a language in Latin digits, the rest as it does [SH-11]', () => {
  expect(numberFormat('bn').format(1_234_567.5)).toBe('12,34,567.5')
  const date = timeFormat('bn', { dateStyle: 'long', timeZone: 'UTC' })
  expect(date.format(Date.UTC(2026, 10, 29))).toBe('29 নভেম্বর, 2026')
  expect(new Intl.RelativeTimeFormat(localeOf('bn')).format(-3, 'day')).toBe('3 দিন আগে')
})

it('writes other languages as before, also of one country [SH-11]', () => {
  expect(numberFormat('de').format(1_234.5)).toBe('1.234,5')
  expect(numberFormat('es-MX').format(1_234.5)).toBe('1,234.5')
  expect(numberFormat('ar-EG').format(1_234.5)).toBe('1,234.5')
  expect(() => numberFormat('not a locale')).toThrow(RangeError)
})

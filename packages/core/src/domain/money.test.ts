import fc from 'fast-check'
import { expect, it } from 'vitest'

import { amountText, formatMoney, majorText, parseAmount, toMajor } from './money.ts'

it('reads what was typed into whole minor units, and comes back to the same amount [CU-03]', () => {
  expect(parseAmount('46.85')).toBe(4685)
  expect(parseAmount('0.1')).toBe(10)
  expect(parseAmount(0.29)).toBe(29)
  expect(parseAmount(' 1200 ')).toBe(120_000)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (minor) => {
      expect(parseAmount(toMajor(minor))).toBe(minor)
    }),
    { seed: 1, numRuns: 1_000 },
  )
})

it('takes amounts up to a thousand million, and not a cent more [CU-03]', () => {
  expect(parseAmount('1000000000')).toBe(100_000_000_000)
  expect(parseAmount('1000000000.00')).toBe(100_000_000_000)
  expect(parseAmount('1000000000.01')).toBeNull()
})

it('writes an amount with all its decimals into a file [CU-03]', () => {
  expect([0, 5, 120_000, 4685].map(majorText)).toEqual(['0.00', '0.05', '1200.00', '46.85'])
})

it('refuses what is not an exact amount', () => {
  for (const text of ['', '-1', '1.234', '1,000', '১২', 'free', '1e3', 'NaN', '99999999999'])
    expect(parseAmount(text), text).toBeNull()
  expect(parseAmount(Number.NaN)).toBeNull()
  expect(parseAmount(Number.POSITIVE_INFINITY)).toBeNull()
})

it('formats with the currency sign, without cents where there are none [CU-01]', () => {
  expect(formatMoney(0, 'BDT')).toBe('৳0')
  expect(formatMoney(120_050, 'BDT')).toBe('৳1,200.50')
  expect(formatMoney(4685, 'USD')).toBe('$46.85')
  expect(formatMoney(100, 'EUR')).toBe('€1')
  expect(formatMoney(123_450, 'EUR', 'de-DE')).toBe('1.234,50\u00a0€')
})

it('groups takas by lakhs and crores in English, as shops of Bangladesh write them [CU-01]', () => {
  expect(formatMoney(12_345_678_50, 'BDT')).toBe('৳1,23,45,678.50')
  expect(formatMoney(150_000_00, 'BDT', 'en')).toBe('৳1,50,000')
  expect(formatMoney(150_000_00, 'USD')).toBe('$150,000')
  expect(formatMoney(150_000_00, 'BDT', 'de')).toBe('150.000\u00a0৳')
  expect(formatMoney(150_000_00, 'BDT', 'bn')).toBe('৳1,50,000')
  expect(formatMoney(150_000_00, 'USD', 'bn')).toBe('$150,000')
})

it('falls back to US dollars for an unknown code, and to symbol plus number for an unknown locale [CU-02]', () => {
  expect(formatMoney(500, 'XYZ')).toBe('$5')
  expect(formatMoney(500, 'BDT', 'not a locale')).toBe('৳5')
})

it('an amount keeps its sign on its side within right-to-left text, and is itself in any other [CU-01, SH-11]', () => {
  expect(amountText(4685, 'USD', 'ar')).toBe(`\u2066${formatMoney(4685, 'USD', 'ar')}\u2069`)
  expect(amountText(4685, 'USD', 'en')).toBe('$46.85')
})

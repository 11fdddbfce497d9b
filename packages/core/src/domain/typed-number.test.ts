import { expect, it } from 'vitest'

import { readTypedNumber } from './typed-product.ts'

it.each([
  ['12', 12],
  [' 0.5 ', 0.5],
  ['0,5', 0.5],
  ['১২২.৫', 122.5],
  ['٣٫٦٧', 3.67],
  ['32,000', 32_000],
  ['1 000 000', 1_000_000],
  ['1,000,000.5', 1_000_000.5],
  ['-4', -4],
  ['−4', -4],
  ['12,3456', null],
  ['1.2.3', null],
  ['ten', null],
  ['1e3', null],
  ['', null],
  ['5 %', null],
])('reads %j as %s [SE-09]', (typed, number) => {
  expect(readTypedNumber(typed)).toBe(number)
})

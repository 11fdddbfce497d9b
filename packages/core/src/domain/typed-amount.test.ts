import { expect, it } from 'vitest'

import { readTypedAmount } from './typed-amount.ts'

it.each([
  ['1250', '1250'],
  ['12.5', '12.5'],
  ['1,250', '1250'],
  ['1,250.50', '1250.50'],
  ['1.250,50', '1250.50'],
  ['1.250.000', '1250000'],
  ['12,50,000', '1250000'],
  ['1,25,000.75', '125000.75'],
  ['1 250', '1250'],
  ['1\u202F250.50', '1250.50'],
  ['1’250', '1250'],
  ['১,২৫০', '1250'],
  ['১২৫০.৫০', '1250.50'],
  ['١٬٢٥٠٫٥٠', '1250.50'],
  ['١٢٫٥', '12.5'],
  ['۱۲۵۰', '1250'],
  ['१,२५,०००', '125000'],
  ['૧,૨૫૦', '1250'],
  ['৳ 1,250', '1250'],
  ['1250 BDT', '1250'],
  ['\u200F1250\u200E', '1250'],
  ['0', '0'],
  ['007', '7'],
])('reads %j as %s [W4-04]', (typed, amount) => {
  expect(readTypedAmount(typed, 'BDT')).toEqual({ amount })
})

it.each([
  ['12,50', ['12.50', '1250']],
  ['1.250', ['1.25', '1250']],
  ['১২,৫০', ['12.50', '1250']],
])('does not guess what %j means, and names both readings', (typed, readings) => {
  expect(readTypedAmount(typed, 'BDT')).toEqual({ problem: 'ambiguous', readings })
})

it.each([
  ['', 'missing'],
  [' \u200B ', 'missing'],
  ['-5', 'negative'],
  ['free', 'unreadable'],
  ['12abc', 'unreadable'],
  ['1e3', 'unreadable'],
  ['$12', 'unreadable'],
  ['1,2500', 'unreadable'],
  ['12 50', 'unreadable'],
  ['0,250', 'unreadable'],
  ['1,250,50', 'unreadable'],
  ['1..5', 'unreadable'],
  ['0.125', 'tooFine'],
  ['99999999999', 'tooLarge'],
])('refuses %j: %s', (typed, problem) => {
  expect(readTypedAmount(typed, 'BDT')).toEqual({ problem })
})

it('names the whole number where a point with three digits behind it cannot be decimals', () => {
  expect(readTypedAmount('10.999', 'USD')).toEqual({ problem: 'tooFine', whole: '10999' })
})

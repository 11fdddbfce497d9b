import fc from 'fast-check'
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
  ['bdt1250', '1250'],
  ['1250 ৳', '1250'],
  ['1250৳BDT', '1250'],
  ['1,450/-', '1450'],
  ['৳১,৪৫০/-', '1450'],
  ['Tk. 1,450 /=', '1450'],
  ['tk 1450', '1450'],
  ['1450 Taka', '1450'],
  ['১৪৫০ টাকা', '1450'],
  ['123,456,789', '123456789'],
  ['12,345,678', '12345678'],
  ['1,23,45,678', '12345678'],
  ['1،250', '1250'],
  ['1 250 000.5', '1250000.5'],
  [' 12.50 ', '12.50'],
  ['\u200F1250\u200E', '1250'],
  ['0', '0'],
  ['007', '7'],
])('reads %j as %s [W4-04]', (typed, amount) => {
  expect(readTypedAmount(typed, 'BDT')).toEqual({ amount })
})

it.each([
  ['12,50', '12.50'],
  ['12,5', '12.5'],
  ['0,99', '0.99'],
  ['12.50', '12.50'],
  ['2.400', '2400'],
  ['27.510 ৳', '27510'],
  ['1.250,50', '1250.50'],
  ['1.250.000', '1250000'],
  ['1,250,000', '1250000'],
  ['27 510,5', '27510.5'],
  ['27\u202F510', '27510'],
])('reads %j as %s where the comma is the decimal sign [W4-04, SH-11]', (typed, amount) => {
  expect(readTypedAmount(typed, 'BDT', ',')).toEqual({ amount })
})

it('asks there what a comma before three digits means [W4-04]', () => {
  const readings = ['1.25', '1250']
  expect(readTypedAmount('1,250', 'BDT', ',')).toEqual({ problem: 'ambiguous', readings })
  expect(readTypedAmount('1,255', 'BDT', ',')).toEqual({ problem: 'tooFine', whole: '1255' })
  expect(readTypedAmount('12,5000', 'BDT', ',')).toEqual({ problem: 'unreadable' })
  for (const typed of ['0,250', '1234,560']) {
    expect(readTypedAmount(typed, 'BDT', ',')).toEqual({ problem: 'tooFine' })
  }
})

it.each([
  ['12,50', ['12.50', '1250']],
  ['12,5', ['12.5', '125']],
  ['12،50', ['12.50', '1250']],
  ['1 250,5', ['1250.5', '12505']],
  ['1.250', ['1.25', '1250']],
  ['১২,৫০', ['12.50', '1250']],
])('does not guess what %j means, and names both readings', (typed, readings) => {
  expect(readTypedAmount(typed, 'BDT')).toEqual({ problem: 'ambiguous', readings })
})

it.each([
  ['', 'missing'],
  [' \u200B ', 'missing'],
  ['-5', 'negative'],
  ['- 5', 'negative'],
  ['−5', 'negative'],
  ['–.5', 'negative'],
  ['- ٫5', 'negative'],
  ['৳ -5', 'negative'],
  ['-', 'unreadable'],
  ['/-', 'unreadable'],
  ['14/5/-', 'unreadable'],
  ['1450 dollars', 'unreadable'],
  ['5-3', 'unreadable'],
  ['.5', 'unreadable'],
  ['12,ab', 'unreadable'],
  ['12,5x', 'unreadable'],
  ['x12,50', 'unreadable'],
  ['12,', 'unreadable'],
  ['12.', 'unreadable'],
  ['1.250,50,5', 'unreadable'],
  ['1,250.5.5', 'unreadable'],
  ['1,250.5.555', 'unreadable'],
  ['1,250.555.5', 'unreadable'],
  ['1234,567,890', 'unreadable'],
  ['123,45,678', 'unreadable'],
  ['1٫5٫5', 'unreadable'],
  ['1,5٫5', 'unreadable'],
  ['1٫5.5', 'unreadable'],
  ['1.5٬000', 'unreadable'],
  ['1٬25', 'unreadable'],
  ['12 50.5', 'unreadable'],
  ['1234.567', 'tooFine'],
  ['1.2345', 'tooFine'],
  ['1,250.555', 'tooFine'],
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

it('takes the sign of the campaign’s own currency, and of no other', () => {
  expect(readTypedAmount('€ 12.50', 'EUR')).toEqual({ amount: '12.50' })
  expect(readTypedAmount('12.50 usd', 'USD')).toEqual({ amount: '12.50' })
  expect(readTypedAmount('12.50 USD', 'EUR')).toEqual({ problem: 'unreadable' })
})

it('does not guess either where both readings are too large', () => {
  expect(readTypedAmount('99999999999,50', 'BDT')).toMatchObject({ problem: 'ambiguous' })
})

const groups = (digits: string, sizes: (at: number) => number, sign: string) => {
  let rest = digits
  const parts: string[] = []
  while (rest.length > sizes(parts.length)) {
    const size = sizes(parts.length)
    parts.unshift(rest.slice(-size))
    rest = rest.slice(0, -size)
  }
  return [rest, ...parts].join(sign)
}

it('reads every amount in each of the ways in which it can be meant one way only [W4-04]', () => {
  const amounts = fc.record({
    whole: fc.integer({ min: 1_000_000, max: 999_999_999 }).map(String),
    cents: fc.integer({ min: 0, max: 99 }).map((cents) => String(cents).padStart(2, '0')),
  })
  const thousands = () => 3
  const lakhs = (at: number) => (at === 0 ? 3 : 2)
  fc.assert(
    fc.property(amounts, ({ whole, cents }) => {
      const exact = { amount: `${whole}.${cents}` }
      for (const sizes of [thousands, lakhs]) {
        expect(readTypedAmount(`${groups(whole, sizes, ',')}.${cents}`, 'BDT')).toEqual(exact)
        expect(readTypedAmount(`${groups(whole, sizes, '.')},${cents}`, 'BDT')).toEqual(exact)
        expect(readTypedAmount(`${groups(whole, sizes, ' ')}.${cents}`, 'BDT')).toEqual(exact)
        expect(readTypedAmount(`${groups(whole, sizes, '٬')}٫${cents}`, 'BDT')).toEqual(exact)
        expect(readTypedAmount(groups(whole, sizes, ','), 'BDT')).toEqual({ amount: whole })
      }
      expect(readTypedAmount(`৳${whole}.${cents}`, 'BDT')).toEqual(exact)
    }),
    { seed: 1, numRuns: 1_000 },
  )
})

it('never reads one text as two amounts, whichever sign the screen has [CU-03, SH-11]', () => {
  const texts = fc.stringMatching(/^\d{1,5}([., ]\d{1,4}){0,3}$/)
  fc.assert(
    fc.property(texts, (typed) => {
      const point = readTypedAmount(typed, 'BDT', '.')
      const comma = readTypedAmount(typed, 'BDT', ',')
      const both = 'amount' in point && 'amount' in comma
      expect(both ? comma : point).toEqual(point)
    }),
    { seed: 2, numRuns: 2_000 },
  )
})

it.each([
  ['de', ','],
  ['es', ','],
  ['fr', ','],
  ['en', '.'],
  ['en-IN', '.'],
  ['ar', '.'],
  ['ar-EG', '.'],
  ['bn', '.'],
] as const)('reads every amount as %s writes it [CU-03, SH-11]', (language, sign) => {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (minor) => {
      const read = readTypedAmount(format.format(minor / 100), 'BDT', sign)
      expect('amount' in read && Number(read.amount)).toBe(minor / 100)
    }),
    { seed: 3, numRuns: 300 },
  )
})

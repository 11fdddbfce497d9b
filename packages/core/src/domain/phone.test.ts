import fc from 'fast-check'
import { expect, it } from 'vitest'

import { findPhones, normalisePhone, wholePhone } from './phone.ts'

it('reads one and the same number however it is written', () => {
  for (const text of [
    '01712345678',
    '01712-345678',
    '+880 1712-345678',
    '+8801712345678',
    '008801712345678',
    '০১৭১২৩৪৫৬৭৮',
    '০১৭১২-৩৪৫৬৭৮ (bKash)',
    '٠١٧١٢٣٤٥٦٧٨',
    '۰۱۷۱۲۳۴۵۶۷۸',
    '０１７１２３４５６７８',
    'amar number 01712 345 678',
    '(01712) 345-678',
    '\u200e01712\u200b345678',
  ]) {
    const phone = normalisePhone(text, 'BD')
    expect(phone.last9, text).toBe('712345678')
    expect(phone.valid, text).toBe(true)
  }
})

it('tells a number that cannot be dialled', () => {
  for (const text of ['', 'no phone', '0171234567', '017123456789', '01212345678', '00000000000'])
    expect(normalisePhone(text, 'BD').valid, text).toBe(false)
  for (const text of ['1234567', '1234567890123456', '11111111111', '+880171234567'])
    expect(normalisePhone(text).valid, text).toBe(false)
})

it('takes numbers of other countries', () => {
  for (const text of ['+971 50 123 4567', '0501234567', '(555) 010-9999', '+49 151 23456789'])
    expect(normalisePhone(text).valid, text).toBe(true)
  expect(normalisePhone('+971 50 123 4567', 'BD').valid).toBe(true)
})

it('prefers the number that can be dialled, and finds all of them', () => {
  expect(normalisePhone('house 12, call 01712345678', 'BD').digits).toBe('01712345678')
  const two = findPhones('01712345678 or 01812345678')
  expect(two.filter((phone) => phone.valid).map((phone) => phone.last9)).toEqual([
    '712345678',
    '812345678',
  ])
})

it('reads what people of a country write, with and without its prefix [AG-04]', () => {
  for (const [country, last9, ...texts] of [
    ['AE', '501234567', '050 123 4567', '501234567', '٠٥٠-١٢٣-٤٥٦٧', '00971 50 123 4567'],
    ['AE', '41234567', '04 123 4567', '+971 4 123 4567', '97141234567'],
    ['US', '127365000', '(212) 736-5000', '2127365000', '1-212-736-5000', '+1 212 736 5000'],
    ['GB', '911123456', '07911 123456', '7911123456', '+44 (0)7911 123456', '0044 7911 123456'],
    ['GB', '079460958', '020 7946 0958', '(020) 7946-0958', '০২০ ৭৯৪৬ ০৯৫৮'],
    ['DE', '123456789', '0151 23456789', '0151/23456789', '+49 151 23456789', '4915123456789'],
    ['DE', '30123456', '030 123456', '(030) 12 34 56', '+49 30 123456'],
    ['IN', '876543210', '98765 43210', '098765-43210', '+91 98765 43210', '९८७६५ ४३२१०'],
    ['BD', '712345678', '+880 01712-345678', '8801712345678', '1712345678'],
    ['SG', '91234567', '9123 4567', '+65 9123 4567'],
  ] as const) {
    for (const text of texts) {
      const phone = normalisePhone(text, country)
      expect(phone, `${country} ${text}`).toMatchObject({ last9, valid: true })
      // What is stored is read again with the next message.
      expect(normalisePhone(phone.digits, country)).toEqual(phone)
    }
  }
})

it('takes no day, amount, year or number of an order for a phone [AG-04]', () => {
  for (const text of [
    '20261121',
    '21112026',
    '2026-11-21',
    '2026-11-21 09:06',
    '21/11/2026',
    '21.11.2026',
    '1.1.2026 10',
    '২০২৬-১১-২১',
    '2026',
    '2025-2026',
    'PAL-000012',
    'PAL-12345678',
    'ORD-20261121-0042',
    '৳12,500',
    '12.500.000',
    '1250000.00',
    '25000000 AED',
    '৳ 25000000',
    'BDT 2500000000',
    '1234567',
    '12345678',
    '00000000',
  ]) {
    for (const country of ['AE', 'US', 'GB', 'DE', 'IN', 'BD', 'HK', null] as const)
      expect(normalisePhone(text, country).valid, `${country} ${text}`).toBe(false)
  }
  expect(normalisePhone('050 123 456', 'AE').valid).toBe(false)
})

it('keeps the plus of another country’s number, without which nobody could dial it [AG-04]', () => {
  expect(normalisePhone('+65 9123 4567', 'BD').digits).toBe('+6591234567')
  expect(normalisePhone('971501234567', 'BD').digits).toBe('+971501234567')
  expect(normalisePhone('+880 1712-345678', 'BD').digits).toBe('8801712345678')
  expect(normalisePhone('+1 212 736 5000').digits).toBe('+12127365000')
})

it('finds two numbers that are written as one, and one behind a house number [AG-04]', () => {
  const valid = (text: string, country: 'BD' | 'US' | null) =>
    findPhones(text, country).flatMap((phone) => (phone.valid ? phone.last9 : []))
  for (const text of [
    '01712-345678 / 01812-345678',
    '01712345678/01812345678',
    '01712345678 01812345678',
    '01712345678 - 01812345678',
    '+8801712345678 +8801812345678',
  ]) {
    expect(valid(text, 'BD'), text).toEqual(['712345678', '812345678'])
    expect(valid(text, null), text).toEqual(['712345678', '812345678'])
  }
  expect(valid('2127365000 4155552671', 'US')).toEqual(['127365000', '155552671'])
  expect(valid('House 12 01712345678', 'BD')).toEqual(['712345678'])
  expect(valid('2026-11-21 01712345678', 'BD')).toEqual(['712345678'])
})

it('knows too few and too many digits, and one digit again and again [AG-04]', () => {
  expect(normalisePhone('581 2345', 'IS').valid).toBe(false)
  expect(normalisePhone('491234567890123').valid).toBe(true)
  expect(normalisePhone('4912345678901234').valid).toBe(false)
  expect(normalisePhone('2222222222').valid).toBe(false)
  expect(normalisePhone('call me')).toEqual({ digits: '', last9: '', valid: false })
})

it('takes what begins with a plus for another country’s, though it could be a number here [AG-04]', () => {
  for (const [text, country, digits] of [
    ['+65 9123 4567', 'IN', '+6591234567'],
    ['+ 65 9123 4567', 'IN', '+6591234567'],
    ['+49 30 123456', 'IN', '+4930123456'],
    ['+880 1712-345678', 'DE', '+8801712345678'],
    ['00880 1712-345678', 'DE', '+8801712345678'],
  ] as const)
    expect(normalisePhone(text, country), text).toMatchObject({ digits, valid: true })
})

it('takes digits for another country’s number only where they are many or the plus is there [AG-04]', () => {
  expect(normalisePhone('6591234567', 'BD').valid).toBe(false)
  expect(normalisePhone('+6591234567', 'BD').valid).toBe(true)
  expect(normalisePhone('01234567890123').valid).toBe(false)
  expect(normalisePhone('0123456789').valid).toBe(true)
})

it('takes a short number without its zero only where it is written so [AG-04]', () => {
  for (const [text, country] of [
    ['02 123 4567', 'BD'],
    ['9120 4567', 'SG'],
  ] as const)
    expect(normalisePhone(text, country).valid, text).toBe(true)
  for (const [text, country] of [
    ['2123 4567', 'BD'],
    ['2 1234 5678', 'BD'],
    ['4123 4567', 'AE'],
    ['2234 5678', 'AM'],
    ['22 345678', 'CU'],
  ] as const)
    expect(normalisePhone(text, country).valid, text).toBe(false)
})

it('tells an amount by its currency beside it, in any writing, and no phone by that [AG-04]', () => {
  for (const amount of ['2500000000', '2500000000.50', '২৫০০০০০০০০'])
    for (const currency of ['৳', ' ৳', ' bdt', ' BDT', ' Tk', ' taka', ' টাকা'])
      expect(normalisePhone(amount + currency).valid, amount + currency).toBe(false)
  for (const text of ['2500000000 people', '৳01712345678', '01712345678 Tk', 'PAL-x01712345678'])
    expect(normalisePhone(text).valid, text).toBe(true)
})

it('a number is the same with and without its country, and another one where only its end is alike [OR-11]', () => {
  for (const [country, same, other] of [
    ['BD', ['01712345678', '1712345678', '+880 1712-345678', '8801712345678'], '01812345678'],
    ['US', ['(212) 555-0134', '2125550134', '1-212-555-0134', '+12125550134'], '(312) 555-0134'],
    ['IN', ['98765 43210', '098765-43210', '+91 98765 43210', '919876543210'], '88765 43210'],
    ['NG', ['0803 123 4567', '+234 803 123 4567', '2348031234567'], '0703 123 4567'],
    ['AE', ['041234567', '+971 4 123 4567', '97141234567'], '021234567'],
    ['SG', ['9123 4567', '+65 9123 4567'], '8123 4567'],
    ['IT', ['06 1234 5678', '+39 06 1234 5678'], '02 1234 5678'],
    // Nobody says where the shop is.
    [null, ['01712345678', '+880 1712-345678'], '01812345678'],
    [null, ['2125550134', '+1 212 555 0134'], '3125550134'],
  ] as const) {
    for (const one of same) {
      const whole = wholePhone(one, country)
      for (const text of same) expect(whole.isSame(text), `${one} = ${text}`).toBe(true)
      expect(whole.isSame(other), `${one} = ${other}`).toBe(false)
      expect(wholePhone(other, country).isSame(one), `${other} = ${one}`).toBe(false)
    }
  }
  expect(wholePhone('+1 212 555 0134', 'BD').isSame('+44 2125550134')).toBe(false)
  expect(wholePhone('', 'BD').isSame('')).toBe(false)
})

it('two numbers of a country are the same where all their digits are, and only there [OR-11]', () => {
  const kinds = [
    { country: 'BD', code: '880', zero: '0', heads: ['13', '17', '18', '19'], more: 8 },
    { country: 'US', code: '1', zero: '', heads: ['212', '312', '415', '713'], more: 7 },
    { country: 'IN', code: '91', zero: '0', heads: ['98', '88', '78', '70'], more: 8 },
    { country: 'NG', code: '234', zero: '0', heads: ['803', '703', '903', '813'], more: 7 },
  ] as const
  const number = fc.record({ head: fc.nat(3), with: fc.constantFrom('plus', 'digits', 'home') })
  const both = fc.tuple(fc.constantFrom(...kinds), number, number, fc.nat(899_999), fc.boolean())
  fc.assert(
    fc.property(both, ([{ country, code, zero, heads, more }, one, other, end, isOther]) => {
      const typed = (of: typeof one, last: number) => {
        const national = `${heads[of.head]}${String(2_000_000 + last).padEnd(more, '7')}`
        if (of.with === 'home') return zero + national
        return `${of.with === 'plus' ? '+' : ''}${code}${national}`
      }
      const [first, second] = [typed(one, end), typed(other, isOther ? end + 1 : end)]
      const whole = wholePhone(first, country)
      expect(whole.isSame(second), `${first} ${second}`).toBe(one.head === other.head && !isOther)
      // As it is stored.
      expect(whole.isSame(normalisePhone(first, country).digits), first).toBe(true)
    }),
    { numRuns: 300, seed: 3 },
  )
})

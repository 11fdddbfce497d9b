import { expect, it } from 'vitest'

import { latinDigits, zeroDigits } from './digits.ts'
import { normalisePhone } from './phone.ts'
import { readTypedAmount } from './typed-amount.ts'

/** What this engine takes for decimal digits, upwards: ten of each script in a row. */
const known = Array.from({ length: 0x11_00_00 }, (_, code) => String.fromCodePoint(code)).filter(
  (character) => /\p{Nd}/u.test(character),
)
const scripts = Array.from({ length: known.length / 10 }, (_, at) =>
  known.slice(at * 10, at * 10 + 10),
)

it('reads the digits of every script that there is', () => {
  expect(scripts.length).toBeGreaterThan(60)
  for (const digits of scripts) {
    const text = digits.join('')
    expect(latinDigits(text), text).toBe('0123456789')
    expect([...zeroDigits], text).toContain(digits[0])
  }
})

it('reads each numbering system of the platform as the platform writes it', () => {
  const written = Intl.supportedValuesOf('numberingSystem').map((numberingSystem) =>
    new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9_876_543_210),
  )
  const inDigits = written.filter((text) => /^\p{Nd}+$/u.test(text))
  expect(inDigits.length).toBeGreaterThan(60)
  for (const text of inDigits) expect(latinDigits(text), text).toBe('9876543210')
})

it('leaves everything but digits as it is, numbers that are no digits too', () => {
  const text = 'দাম টাকা ½ ② Ⅷ 五 ௰ 👍'
  expect(latinDigits(text)).toBe(text)
  expect(latinDigits('দাম ৫০০ টাকা, ٣ and ۴, x2')).toBe('দাম 500 টাকা, 3 and 4, x2')
})

it('reads a phone and a price alike in all of them [W4-04]', () => {
  for (const digits of scripts) {
    const write = (text: string) => text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? '')
    expect(normalisePhone(write('01712-345678'), 'BD')).toEqual({
      digits: '01712345678',
      last9: '712345678',
      valid: true,
    })
    expect(readTypedAmount(write('1,250.50'), 'BDT')).toEqual({ amount: '1250.50' })
  }
})

import { expect, it } from 'vitest'

import { findPhones, latinDigits, normalisePhone } from './phone.ts'

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

it('leaves everything but digits as it is', () => {
  expect(latinDigits('দাম ৫০০ টাকা, ٣ and ۴, x2')).toBe('দাম 500 টাকা, 3 and 4, x2')
})

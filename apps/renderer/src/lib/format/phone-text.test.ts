import { expect, it } from 'vitest'

import { phoneText } from './phone-text.ts'

it.each([
  ['8801515550188', 'BDT', '01515550188'],
  ['+8801515550188', 'BDT', '01515550188'],
  ['1515550188', 'BDT', '01515550188'],
  ['01515550188', 'BDT', '01515550188'],
  ['971501234567', 'AED', '0501234567'],
  ['+447700900123', 'GBP', '07700900123'],
])('shows %s of a shop that sells in %s as %s [OR-01]', (phone, currency, shown) => {
  expect(phoneText(phone, currency)).toBe(shown)
})

it.each([
  ['+447700900123', 'BDT'],
  ['+8801515550188', 'USD'],
  ['8801515550188', 'EUR'],
  ['12345', 'BDT'],
  ['', 'BDT'],
])(
  'leaves %s of another country, or of none that is known, as it is: %s [OR-01]',
  (phone, currency) => {
    expect(phoneText(phone, currency)).toBe(phone)
  },
)

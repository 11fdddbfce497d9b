import { expect, it } from 'vitest'

import { holdsKey } from './holds-key.ts'

it.each([
  ['of an AI account', 'My key is sk-proj-Ab12Cd34Ef56.'],
  ['of a Facebook page', 'Use EAAGm0PX4ZCpsBAKZAabc, it works.'],
  ['of a Facebook app', '123456789012345|Ab12-Cd34_Ef56Gh78'],
  ['that is a token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx'],
  ['of a header', 'Authorization: Bearer  Ab12.Cd34-Ef56_Gh78'],
  ['in hex', 'It is 0123456789abcdef0123456789ABCDEF.'],
  ['with signs in it that nobody sees', 'sk-proj\u200B-Ab12Cd\u2060-34Ef5-67'],
  ['in wide letters', 'ｓｋ－Ａｂ１２Ｃｄ３４Ｅｆ５６'],
])('hears a key %s [AG-07]', (_, reply) => {
  expect(holdsKey(reply)).toBe(true)
})

it.each([
  'The SK-12 is there, in blue.',
  'The EAAB lamp is there.',
  'Order 123456|2 is packed.',
  'It is eyJ.x, as the label says.',
  'The bearer of this card gets one jar.',
  'The colour is #c0ffee, and a face fed is a decade of joy.',
  'Call 01712345678 or +880 1712-345678.',
])('takes none for one: %s [AG-07]', (reply) => {
  expect(holdsKey(reply)).toBe(false)
})

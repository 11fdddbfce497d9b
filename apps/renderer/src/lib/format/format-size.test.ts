import { expect, it } from 'vitest'

import { fileSize } from './format-size.ts'

it.each([
  [0, '0 kB'],
  [12, '1 kB'],
  [340_400, '340 kB'],
  [2_140_000, '2.1 MB'],
  [2_295_439_360, '2.3 GB'],
  [512e9, '512 GB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(fileSize(bytes, 'en')).toBe(text)
})

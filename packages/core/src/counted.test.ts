import { expect, it } from 'vitest'

import { counted } from './counted.ts'

it('counts one thing as one, and none or more as several [LG-03]', () => {
  expect([0, 1, 2].map((count) => counted(count, 'order'))).toEqual([
    '0 orders',
    '1 order',
    '2 orders',
  ])
})

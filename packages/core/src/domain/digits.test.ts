import { expect, it } from 'vitest'

import { latinDigits } from './digits.ts'

it('leaves everything but digits as it is', () => {
  expect(latinDigits('দাম ৫০০ টাকা, ٣ and ۴, x2')).toBe('দাম 500 টাকা, 3 and 4, x2')
})

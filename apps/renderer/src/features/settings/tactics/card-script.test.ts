import { expect, it } from 'vitest'

import { otherScript } from './card-script.ts'

it('letters tell in which language a card is written, and not its digits or the sign of its money [AG-20]', () => {
  expect(otherScript('ডেলিভারি ৮০ টাকা', 'en')).toBe('bn')
  expect(otherScript('ডেলিভারি ৮০ টাকা', 'bn')).toBeNull()
  expect(otherScript('Fee ৳৮০', 'en')).toBeNull()
  expect(otherScript('৳৮০ / ৳১২০', 'en')).toBeNull()
})

import { expect, it } from 'vitest'

import { nextStatuses } from './order-status.ts'

it('goes one step on, or is cancelled before it is delivered [OR-06]', () => {
  expect(nextStatuses).toEqual({
    confirmed: ['processing', 'cancelled'],
    processing: ['shipped', 'cancelled'],
    shipped: ['delivered', 'cancelled'],
    delivered: [],
    cancelled: [],
  })
})

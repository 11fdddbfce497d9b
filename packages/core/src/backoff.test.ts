import { expect, it } from 'vitest'

import { exponentialBackoff } from './backoff.ts'

it('doubles from the first wait to the longest, and stays there however often it fails', () => {
  expect([0, 1, 2, 3, 4].map((failures) => exponentialBackoff(failures, 1_000, 10_000))).toEqual([
    1_000, 2_000, 4_000, 8_000, 10_000,
  ])
  expect(exponentialBackoff(1_000_000, 1_000, 10_000)).toBe(10_000)
})

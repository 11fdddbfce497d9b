import { expect, it } from 'vitest'

import { isDistrusted, isTrusted } from './draft-trust.ts'

it.each([
  [19, 19, false],
  [20, 19, true],
  [20, 18, false],
  [100, 95, true],
  [100, 94, false],
  [0, 0, false],
])('of %i drafts %i went out unchanged: trusted is %s [AG-25]', (drafts, unchanged, trusted) => {
  expect(isTrusted({ drafts, unchanged })).toBe(trusted)
})

it('takes trust back at the second correction among the latest twenty [AG-25]', () => {
  const distrusted = (answers: number, corrected: number) => isDistrusted({ answers, corrected })
  expect(distrusted(1, 1)).toBe(false)
  expect(distrusted(20, 1)).toBe(false)
  expect(distrusted(2, 2)).toBe(true)
  expect(distrusted(20, 2)).toBe(true)
  expect(distrusted(0, 0)).toBe(false)
})

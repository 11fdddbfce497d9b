import { expect, it } from 'vitest'

import { isTrusted } from './draft-trust.ts'

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

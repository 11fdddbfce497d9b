import { expect, it } from 'vitest'

import { Sessions } from './sessions.ts'

it('opens one session with a start token, once', () => {
  const sessions = new Sessions(() => 0)
  const token = sessions.issueStartToken()
  const secret = sessions.redeem(token)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(sessions.isOpen(secret ?? '')).toBe(true)
  expect(sessions.redeem(token)).toBeNull()
  expect(sessions.isOpen(token)).toBe(false)
})

it('takes no token that is a day old, empty or made up', () => {
  let now = 0
  const sessions = new Sessions(() => now)
  const token = sessions.issueStartToken()
  expect(sessions.redeem('')).toBeNull()
  expect(sessions.redeem('A'.repeat(43))).toBeNull()
  now = 24 * 60 * 60 * 1000
  expect(sessions.redeem(token)).toBeNull()
  expect(sessions.isOpen(undefined)).toBe(false)
})

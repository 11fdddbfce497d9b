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

it('a token for one user is nobody else’s, and a stranger does not use it up [DT-05, DT-09]', () => {
  const sessions = new Sessions(() => 0)
  const token = sessions.issueStartToken(1_000)
  expect(sessions.redeem(token, 1_001)).toBeNull()
  // Who asks is not known: a connection that was let go of at once.
  expect(sessions.redeem(token, null)).toBeNull()
  expect(sessions.redeem(token, 1_000)).not.toBeNull()
  expect(sessions.redeem(token, 1_000)).toBeNull()
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

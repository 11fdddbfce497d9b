import { expect, it } from 'vitest'

import type { KeptSession } from './session-file.ts'
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

const day = 24 * 60 * 60 * 1000

function keptInMemory() {
  let kept: readonly KeptSession[] = []
  return {
    kept: () => kept,
    open: (now: () => number) =>
      new Sessions(now, {
        found: kept,
        keep: async (sessions) => {
          kept = structuredClone(sessions)
        },
      }),
  }
}

it('a browser stays signed in over a restart, by a digest that opens nothing itself [DT-05, DT-09]', () => {
  const file = keptInMemory()
  const before = file.open(() => 0)
  const secret = before.redeem(before.issueStartToken(7), 7) ?? ''
  const ownWindow = before.open()
  const after = file.open(() => day)
  expect(after.isOpen(secret, 7)).toBe(true)
  expect(after.isOpen(secret, 8)).toBe(false)
  expect(after.isOpen(ownWindow)).toBe(false)
  expect(JSON.stringify(file.kept())).not.toContain(secret)
  expect(after.isOpen(file.kept()[0]?.digest, 7)).toBe(false)
})

it('a session that nobody uses ends after 30 days, and each one after 180 [DT-09]', () => {
  let now = 0
  const sessions = keptInMemory().open(() => now)
  const secret = sessions.redeem(sessions.issueStartToken()) ?? ''
  for (; now < 180 * day; now += 29 * day)
    expect(sessions.isOpen(secret), `${now / day}`).toBe(true)
  now = 180 * day
  expect(sessions.isOpen(secret)).toBe(false)
  const other = sessions.redeem(sessions.issueStartToken()) ?? ''
  now += 30 * day
  expect(sessions.isOpen(other)).toBe(false)
  const window = sessions.open()
  now += 365 * day
  expect(sessions.isOpen(window)).toBe(true)
})

it('signs out this browser or all others, and no window of our own [DT-09]', async () => {
  const file = keptInMemory()
  const sessions = file.open(() => 0)
  const [one = '', two = '', three = ''] = [1, 2, 3]
    .map(() => sessions.redeem(sessions.issueStartToken()))
    .filter((secret) => secret !== null)
  const window = sessions.open()
  const open = () => [one, two, three, window].map((secret) => sessions.isOpen(secret))
  expect(sessions.facts(one)).toEqual({ isOwnWindow: false, openedAt: 0, others: 2 })
  await sessions.end(one, 'this')
  expect(open()).toEqual([false, true, true, true])
  await sessions.end(two, 'others')
  expect(open()).toEqual([false, true, false, true])
  await sessions.end(window, 'this')
  expect(open()).toEqual([false, true, false, true])
  expect(sessions.facts(window)).toEqual({ isOwnWindow: true, openedAt: 0, others: 1 })
  expect(file.kept()).toHaveLength(1)
})

it('keeps no more than a hundred of them, and gives up the one that was used least [DT-09]', () => {
  let now = 0
  const sessions = keptInMemory().open(() => (now += 1))
  const window = sessions.open()
  const secrets = Array.from({ length: 120 }, () => sessions.redeem(sessions.issueStartToken()))
  const open = secrets.map((secret) => sessions.isOpen(secret ?? ''))
  expect(open.filter(Boolean)).toHaveLength(99)
  expect(open.at(-1)).toBe(true)
  expect(sessions.isOpen(window)).toBe(true)
})

import { expect, it } from 'vitest'

import { dealMessage } from './deal-messages.ts'

const timesOf = (lines: readonly string[]) => {
  const times = new Map<string | undefined, number>()
  for (let conversation = 1; conversation <= 6_000; conversation++) {
    const line = dealMessage(lines, conversation)
    times.set(line, (times.get(line) ?? 0) + 1 / 6_000)
  }
  return times
}

it('deals each line of a list to as many customers as the others [SE-03, SE-09]', () => {
  const times = timesOf(['Few are left', 'Others ask for it too', 'It goes fast'])
  expect(times.size).toBe(3)
  for (const share of times.values()) {
    expect(share).toBeGreaterThan(0.31)
    expect(share).toBeLessThan(0.36)
  }
})

it('deals a conversation the same line each time, and most keep theirs when one is added [SE-03]', () => {
  let kept = 0
  for (let conversation = 1; conversation <= 1_000; conversation++) {
    const line = dealMessage(['A', 'B', 'C'], conversation)
    expect(dealMessage(['C', 'B', 'A'], conversation)).toBe(line)
    if (dealMessage(['A', 'B', 'C', 'D'], conversation) === line) kept += 1
  }
  expect(kept / 1_000).toBeGreaterThan(0.7)
})

it('deals none where there is none', () => {
  expect(dealMessage([], 1)).toBeUndefined()
})

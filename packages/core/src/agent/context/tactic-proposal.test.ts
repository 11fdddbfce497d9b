import { expect, it } from 'vitest'

import { proposalsFor } from './tactic-proposal.ts'

const proposed = (figures: Readonly<Record<string, readonly [sent: number, sold: number]>>) =>
  proposalsFor(
    Object.keys(figures),
    new Map(Object.entries(figures).map(([text, [sent, sold]]) => [text, { sent, sold }])),
  ).map(({ text, better }) => `${text} < ${better.text}`)

it('speaks against what surely sold less than the best of its list [SE-03]', () => {
  expect(proposed({ A: [40, 12], B: [40, 2] })).toEqual(['B < A'])
  expect(proposed({ A: [40, 12], B: [40, 2], C: [90, 4], D: [50, 13] })).toEqual(['B < A', 'C < A'])
})

it('waits for enough customers of both, and for a difference that is none of chance [SE-03]', () => {
  expect(proposed({ A: [29, 20], B: [400, 2] })).toEqual([])
  expect(proposed({ A: [400, 120], B: [29, 0] })).toEqual([])
  expect(proposed({ A: [40, 8], B: [40, 5] })).toEqual([])
  expect(proposed({ A: [40, 0] })).toEqual([])
  expect(proposed({})).toEqual([])
})

it('is wrong about lines that sell alike no more often than it says [SE-03]', () => {
  // Every way in which two lines of 30 customers each can go, by how likely it is at one sale in five.
  const binomial = Array.from({ length: 31 }, () => 0)
  binomial[0] = 0.8 ** 30
  for (let sold = 1; sold <= 30; sold++)
    binomial[sold] = ((binomial[sold - 1] ?? 0) * (31 - sold) * 0.25) / sold
  let wrong = 0
  for (const [a, chanceOfA] of binomial.entries())
    for (const [b, chanceOfB] of binomial.entries())
      if (proposed({ A: [30, a], B: [30, b] }).length > 0) wrong += chanceOfA * chanceOfB
  // Either of the two may look better by chance: at most 5 in 100 each.
  expect(wrong).toBeLessThan(0.1)
  expect(wrong).toBeGreaterThan(0.02)
})

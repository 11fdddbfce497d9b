import { expect, it } from 'vitest'

import { bestMessage, sampleShare, seededRandom, type TacticMessageStats } from './best-message.ts'

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const lines = ['A', 'B', 'C']
const chosenOf = (counts: Readonly<Record<string, TacticMessageStats>>, customers = 4_000) => {
  const times: Record<string, number> = { A: 0, B: 0, C: 0 }
  for (let customer = 1; customer <= customers; customer++) {
    const line = bestMessage(lines, new Map(Object.entries(counts)), (text) =>
      seededRandom(`${customer} ${text}`),
    )
    times[line ?? ''] = (times[line ?? ''] ?? 0) + 1 / customers
  }
  return times
}

it('draws shares as far apart as little is known of a line', () => {
  const random = seededRandom('shares')
  for (const [sent, sold] of [
    [0, 0],
    [3, 1],
    [40, 10],
    [1_000_000, 250_000],
  ] as const) {
    const [a, b] = [1 + sold, 1 + sent - sold]
    const shares = Array.from({ length: 20_000 }, () => sampleShare({ sent, sold }, random))
    const middle = mean(shares)
    expect(middle).toBeCloseTo(a / (a + b), 1.7)
    const spread = Math.sqrt(mean(shares.map((share) => (share - middle) ** 2)))
    const expected = Math.sqrt((a * b) / ((a + b) ** 2 * (a + b + 1)))
    expect(spread / expected).toBeGreaterThan(0.95)
    expect(spread / expected).toBeLessThan(1.05)
  }
})

it('says more often what sold more, and now and then what is hardly known [SE-03, SE-09]', () => {
  const sold = chosenOf({
    A: { sent: 100, sold: 30 },
    B: { sent: 100, sold: 10 },
    C: { sent: 100, sold: 10 },
  })
  expect(sold['A']).toBeGreaterThan(0.98)
  // As much as is known of A says little against a line that nobody has heard.
  const fresh = chosenOf({ A: { sent: 100, sold: 30 }, B: { sent: 100, sold: 10 } })
  expect(fresh['C']).toBeGreaterThan(0.6)
  expect(fresh['B']).toBeLessThan(0.02)
})

it('gives lines of which nothing is known the same chance', () => {
  for (const share of Object.values(chosenOf({}))) {
    expect(share).toBeGreaterThan(0.3)
    expect(share).toBeLessThan(0.37)
  }
})

it('finds the better line by what it learns on the way [SE-03]', () => {
  const truth: Readonly<Record<string, number>> = { A: 0.05, B: 0.2, C: 0.1 }
  const customers = seededRandom('customers')
  const counts = new Map<string, TacticMessageStats>()
  let late = 0
  for (let customer = 1; customer <= 2_000; customer++) {
    const line = bestMessage(lines, counts, (text) => seededRandom(`${customer} ${text}`)) ?? ''
    const { sent, sold } = counts.get(line) ?? { sent: 0, sold: 0 }
    const buys = customers() < (truth[line] ?? 0)
    counts.set(line, { sent: sent + 1, sold: sold + Number(buys) })
    if (customer > 1_000 && line === 'B') late += 1
  }
  expect(late / 1_000).toBeGreaterThan(0.85)
})

it('chooses none where there is none', () => {
  expect(bestMessage([], new Map(), seededRandom)).toBeUndefined()
})

import type { Spread } from './result.ts'

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share))
  const found = sorted[at]
  if (found === undefined) throw new Error('Nothing was measured')
  return found
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

export function spread(values: readonly number[]): Spread {
  return {
    q1: percentile(values, 0.25),
    median: median(values),
    q3: percentile(values, 0.75),
    p99: percentile(values, 0.99),
    max: percentile(values, 1),
    count: values.length,
  }
}

export function spreads<K extends string>(times: Record<K, number[]>): Record<K, Spread> {
  return Object.fromEntries(
    Object.entries<number[]>(times).map(([name, values]) => [name, spread(values)]),
  ) as Record<K, Spread>
}

export async function timed(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Every way once a round, each round in another order: a busy moment then hits all of them alike. */
export function inTurns<K extends string>(
  rounds: number,
  ways: Record<K, (round: number) => unknown>,
): Promise<Record<K, number[]>> {
  return measuredInTurns(rounds, ways, (way, round) => timed(() => way(round)))
}

/** The same, where only a part of what a way does is measured, by itself. */
export async function measuredInTurns<K extends string, W>(
  rounds: number,
  ways: Record<K, W>,
  tell: (way: W, round: number) => Promise<number>,
): Promise<Record<K, number[]>> {
  const names = Object.keys(ways) as K[]
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    K,
    number[]
  >
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length]
      if (name !== undefined) times[name].push(await tell(ways[name], round))
    }
  }
  return times
}

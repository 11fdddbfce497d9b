import type { Rehearsal } from './rehearsal-queries.ts'

interface Sums {
  readonly orders: number
  readonly totals: ReadonlyMap<string, number>
  readonly handOffs: number
  /** US dollars; null where a model's price is not known. */
  readonly cost: number | null
}

type End = Rehearsal['conversations'][number]['was']

/** Then and now over the same conversations: those that are through once; of several runs the first. */
export function sumsOf(conversations: Rehearsal['conversations']): {
  readonly was: Sums
  readonly now: Sums
  readonly compared: number
} {
  const through = conversations.flatMap(({ was, wasCost, runs: [run] }) =>
    run ? [{ was, wasCost, run }] : [],
  )
  return {
    was: sum(through.map(({ was, wasCost }) => ({ end: was, cost: wasCost }))),
    now: sum(through.map(({ run }) => run)),
    compared: through.length,
  }
}

function sum(all: readonly { readonly end: End; readonly cost: number | null }[]): Sums {
  const totals = new Map<string, number>()
  for (const { end } of all) {
    if (!end.order) continue
    const { currency, total } = end.order
    totals.set(currency, (totals.get(currency) ?? 0) + total)
  }
  return {
    orders: all.filter(({ end }) => end.order !== null).length,
    totals,
    handOffs: all.filter(({ end }) => end.handedOff).length,
    cost: all.reduce<number | null>(
      (so, { cost }) => (so === null || cost === null ? null : so + cost),
      0,
    ),
  }
}

/** In how many of its runs a conversation ends as it ended then. */
export function sameEnds({ was, runs }: Rehearsal['conversations'][number]): number {
  return runs.filter(
    ({ end }) =>
      end.handedOff === was.handedOff &&
      end.order?.total === was.order?.total &&
      end.order?.currency === was.order?.currency,
  ).length
}

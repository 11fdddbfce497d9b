import { openStore } from '@pal/db/maintenance/open-store'

import type { Context } from './context.ts'
import { lists } from './lists.ts'
import type { Check, Result, Spread } from './result.ts'
import { inTurns, median, spread } from './stats.ts'

const rounds = 150

/** Target 2: the same read on this store and on the smaller one. */
export async function flat(context: Context): Promise<Result> {
  await using here = await openStore(context.folder)
  await using smaller = await openStore(context.smaller)
  const checks: Check[] = []
  const series: Record<string, Spread> = {}
  for (const [name, read] of Object.entries(lists)) {
    const ways = {
      here: (round: number) => read(here, round),
      smaller: (round: number) => read(smaller, round),
    }
    await inTurns(20, ways)
    const times = await inTurns(rounds, ways)
    const value = median(times.here) / median(times.smaller)
    checks.push({ what: name, value, unit: 'x', is: 'at most', bound: 1.3 })
    series[name] = spread(times.here)
    series[`${name}, smaller store`] = spread(times.smaller)
  }
  return { name: 'flat reads', target: 2, checks, series }
}

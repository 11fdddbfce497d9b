import { openStore } from '@pal/db/maintenance/open-store'
import { counters } from '@pal/db/stats/counters'
import { dayOf } from '@pal/db/stats/days'
import { sumsByHour, sumsOfDays } from '@pal/db/stats/rollup-reads'

import type { Context } from './context.ts'
import { rawAnalytics } from './live.ts'
import type { Result } from './result.ts'
import { storyEnd } from './seed/story.ts'
import { inTurns, median, spreads } from './stats.ts'

const day = 24 * 3_600_000

/** Target 4: what a page of 90 days reads, from the sums and from the rows. */
export async function analytics(context: Context): Promise<Result> {
  await using store = await openStore(context.folder)
  const since = storyEnd - 90 * day
  const days = { from: dayOf(since, 'UTC'), to: dayOf(storyEnd, 'UTC') }
  const live = rawAnalytics.map((sql) => store.raw.prepare(sql))
  const sums = async () => {
    await sumsOfDays(store.db, days)
    await sumsByHour(store.db, { from: storyEnd - day, to: storyEnd })
    await counters(store.db)
  }
  // Of a program that has run for a while, as in the other benchmarks of reads.
  for (let warm = 0; warm < 20; warm++) await sums()
  const times = await inTurns(context.large ? 15 : 100, {
    sums,
    rows: () => live.map((statement) => statement.all({ since })),
  })
  const page = median(times.sums)
  return {
    name: 'analytics of 90 days',
    target: 4,
    checks: [
      { what: 'everything the page reads', value: page, unit: 'ms', is: 'at most', bound: 5 },
      {
        what: 'sums over grouping rows',
        value: page / median(times.rows),
        unit: 'x',
        is: 'at most',
        bound: 0.05,
      },
    ],
    series: spreads(times),
  }
}

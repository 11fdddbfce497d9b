import { hourMs } from '@pal/core/durations'
import { openStore } from '@pal/db/maintenance/open-store'
import { erasedSince } from '@pal/db/stats/erased-since'
import { periodSums } from '@pal/db/stats/period-sums'
import { clockOfHours, periodSpans } from '@pal/db/stats/periods'
import { answersByHour } from '@pal/db/stats/rollup-reads'
import { isAnyOutOfStock } from '@pal/db/stats/stock-demand'

import type { Context } from './context.ts'
import { rawAnalytics } from './live.ts'
import type { Result } from './result.ts'
import { storyEnd } from './seed/story.ts'
import { inTurns, median, spreads } from './stats.ts'

/** Just before the story ends: today is one of its days. */
const now = storyEnd - hourMs
const period = '90days'

/** Target 4: what a page of 90 days reads, from the sums and from the rows. */
export async function analytics(context: Context): Promise<Result> {
  await using store = await openStore(context.folder)
  const { current, previous } = periodSpans(period, now, 'UTC')
  const live = rawAnalytics.map((sql) => store.raw.prepare(sql))
  const sums = async () => {
    await periodSums(store.db, period, now)
    clockOfHours(current, 'UTC')
    await answersByHour(store.db, current)
    await isAnyOutOfStock(store.db)
    await erasedSince(store.db, { from: previous.from, to: current.to })
  }
  // Of a program that has run for a while, as in the other benchmarks of reads.
  for (let warm = 0; warm < 20; warm++) await sums()
  const times = await inTurns(context.large ? 15 : 100, {
    sums,
    rows: () => live.map((statement) => statement.all({ since: current.from })),
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

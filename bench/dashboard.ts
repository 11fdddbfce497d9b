import { openStore } from '@pal/db/maintenance/open-store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { setOrderStatus } from '@pal/db/orders/moves'
import { dashboardCounts } from '@pal/db/stats/stats'

import type { Context } from './context.ts'
import { liveFigures } from './live.ts'
import type { Result } from './result.ts'
import { Random } from './seed/random.ts'
import { storyEnd } from './seed/story.ts'
import { inTurns, median, spreads } from './stats.ts'

const writes = 200

/** Target 3: counters against counting, and whether both still agree after writes at random. */
export async function dashboard(context: Context): Promise<Result> {
  const copy = await context.copy()
  await using store = await openStore(copy)
  const live = liveFigures.map((sql) => store.raw.prepare(sql))
  const countersAgain = () => dashboardCounts(store.db)
  await countersAgain()
  const times = await inTurns(context.large ? 15 : 100, {
    counters: countersAgain,
    live: () => live.map((statement) => statement.all()),
  })
  const random = new Random(3)
  for (let index = 0; index < writes; index++) {
    random.at(0, index)
    const now = storyEnd + index * 1000
    await store.transaction(async (tx) => {
      if (index % 2 === 0) {
        const psid = `new-${random.below(50)}`
        const message = { pageId: 'page-1', psid, mid: `bench-${index}`, text: 'Hello' }
        return ingestInbound(tx, { ...message, sentAt: now, now })
      }
      const order = await tx
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 'processing')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return order && setOrderStatus(tx, order.id, { to: 'cancelled', actor: 'human', now })
    })
  }
  const counted = await dashboardCounts(store.db)
  const numbers = [
    counted.activeCampaigns,
    counted.totalConversations,
    counted.ordersGenerated,
    counted.pointsEarned,
    counted.revenues.find(({ currency }) => currency === 'BDT')?.minor ?? 0,
  ]
  const differences = numbers.filter((number, index) => {
    const row = live[index]?.get() as { n: number } | undefined
    return row?.n !== number
  })
  const ratio = median(times.live) / median(times.counters)
  return {
    name: 'dashboard',
    target: 3,
    checks: [
      { what: 'counters over counting live', value: ratio, unit: 'x', is: 'at least', bound: 1000 },
      {
        what: `figures that differ after ${writes} writes`,
        value: differences.length,
        unit: 'differences',
        is: 'at most',
        bound: 0,
      },
    ],
    series: spreads(times),
  }
}

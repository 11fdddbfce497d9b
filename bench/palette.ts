import { searchCampaigns } from '@pal/db/campaigns/campaigns'
import { searchProducts } from '@pal/db/campaigns/products'
import { openStore } from '@pal/db/maintenance/open-store'
import { listOrders } from '@pal/db/orders/order-list'
import { systemClock } from '@pal/desktop/src/platform/clock.ts'
import { StoreThread } from '@pal/desktop/src/threads/store-thread.ts'

import type { Context } from './context.ts'
import type { Result } from './result.ts'
import { percentile, spreads, timed } from './stats.ts'

const limit = 5

/** The command palette: all that it asks for with each letter of customers' names. */
export async function palette(context: Context): Promise<Result> {
  await using store = await openStore(context.folder)
  await using thread = new StoreThread({ folder: context.folder, clock: systemClock })
  const rows = store.raw
    .prepare<[], { name: string }>(
      'SELECT DISTINCT name FROM customers WHERE name IS NOT NULL ORDER BY id LIMIT 40',
    )
    .all()
  const typed = rows.flatMap(({ name }) => {
    const letters = [...name]
    // A letter alone is not searched for among people.
    return letters.slice(1).map((_, at) => letters.slice(0, at + 2).join(''))
  })
  const find = (search: string) =>
    Promise.all([
      searchCampaigns(store.db, search, limit),
      thread.run('listConversations', { limit, search }),
      listOrders(store.db, { limit, search }),
      searchProducts(store.db, search, limit),
    ])
  await find('a')
  const walls: number[] = []
  const cpu: number[] = []
  for (const search of typed) {
    const before = process.cpuUsage()
    walls.push(await timed(() => find(search)))
    const { user, system } = process.cpuUsage(before)
    cpu.push((user + system) / 1000)
  }
  return {
    name: 'palette',
    target: 6,
    checks: [
      {
        what: 'palette as typed by CPU time, p99',
        value: percentile(cpu, 0.99),
        unit: 'ms',
        is: 'at most',
        bound: 50,
      },
    ],
    series: spreads({ walls, cpu }),
  }
}

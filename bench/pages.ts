import { listConversations } from '@pal/db/conversations/conversation-list'
import { openStore } from '@pal/db/maintenance/open-store'
import { messagesOf } from '@pal/db/messages/messages'
import { listOrders } from '@pal/db/orders/order-list'

import type { Context } from './context.ts'
import type { Check, Result, Spread } from './result.ts'
import { inTurns, median, spread } from './stats.ts'

const limit = 50

/** Target 5: a page at nine tenths of a list, by its key; the control skips rows. */
export async function pages(context: Context): Promise<Result> {
  await using store = await openStore(context.folder)
  const { db, raw } = store
  const rows = (sql: string) => (raw.prepare(sql).get() as { n: number }).n
  const at = (column: string, from: string) => {
    const skipped = Math.floor(rows(`SELECT count(*) AS n FROM ${from}`) * 0.9)
    const order = `ORDER BY ${column} DESC, id DESC`
    const before = raw
      .prepare(`SELECT ${column} AS at, id FROM ${from} ${order} LIMIT 1 OFFSET ${skipped}`)
      .get() as { at: number; id: number }
    const offset = raw.prepare(`SELECT * FROM ${from} ${order} LIMIT ${limit} OFFSET ${skipped}`)
    return { before, offset }
  }
  const deep = {
    conversations: at('listed_at', 'conversations'),
    orders: at('created_at', 'orders'),
    messages: at('sent_at', 'messages WHERE conversation_id = 1'),
  }
  const reads = {
    conversations: (page: object) => listConversations(db, { limit, ...page }),
    orders: (page: object) => listOrders(db, { limit, ...page }),
    messages: (page: object) => messagesOf(db, 1, { limit, ...page }),
  }
  const checks: Check[] = []
  const series: Record<string, Spread> = {}
  for (const name of ['conversations', 'orders', 'messages'] as const) {
    const { before, offset } = deep[name]
    const ways = {
      first: () => reads[name]({}),
      deep: () => reads[name]({ before }),
      offset: () => offset.all(),
    }
    await inTurns(5, ways)
    const times = await inTurns(context.large ? 60 : 150, ways)
    for (const [way, values] of Object.entries(times)) series[`${name}, ${way}`] = spread(values)
    const value = median(times.deep) / median(times.first)
    checks.push({ what: `${name}, deep over first`, value, unit: 'x', is: 'at most', bound: 2 })
  }
  return { name: 'deep pages', target: 5, checks, series }
}

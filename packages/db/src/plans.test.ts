import { Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'

import { listConversations } from './conversation-list.ts'
import { StoreDialect } from './dialect.ts'
import { customerMessagesAfter, messageByMid, messagesOf } from './messages.ts'
import { listOrders } from './order-list.ts'
import type { Reads } from './reads.ts'
import { sumsByHour, sumsOfDays } from './rollup-reads.ts'
import type { StoreSchema } from './schema.ts'
import { StatementCache } from './statement-cache.ts'
import { dashboardCounts } from './stats.ts'
import { openTestStore } from './testing.ts'

const before = { at: 2, id: 2 }
const limit = 50

/** What must take the same time on a store a hundred times as large. */
const bounded: Record<string, (db: Reads) => Promise<unknown>> = {
  'newest conversations': (db) => listConversations(db, { limit }),
  'a later page of conversations': (db) => listConversations(db, { limit, before }),
  'conversations by status': (db) => listConversations(db, { limit, status: 'active', before }),
  'conversations by stage': (db) => listConversations(db, { limit, stage: 'initial' }),
  'live conversations': (db) => listConversations(db, { limit: 4, stage: 'live' }),
  'conversations of a campaign': (db) => listConversations(db, { limit, campaignId: 1, before }),
  'conversations of a page': (db) => listConversations(db, { limit, pageId: '1' }),
  'messages of a conversation': (db) => messagesOf(db, 1, { limit, before }),
  'what came since': (db) => customerMessagesAfter(db, 1, 1),
  'a message by its mid': (db) => messageByMid(db, '1', 'm'),
  'newest orders': (db) => listOrders(db, { limit, before }),
  'orders by status and time': (db) => listOrders(db, { limit, status: 'shipped', since: 1 }),
  'orders of a campaign': (db) => listOrders(db, { limit, campaignId: 1, before }),
  'orders by name': (db) => listOrders(db, { limit, search: 'rahim', before }),
  'orders of a status by name': (db) =>
    listOrders(db, { limit, search: 'rahim', status: 'shipped', since: 1, campaignId: 1 }),
  'orders by short name': (db) => listOrders(db, { limit, search: 'ra', before }),
  'orders by number': (db) => listOrders(db, { limit, search: 'PAL-0001', before }),
  'sums by hour': (db) => sumsByHour(db, { from: 0, to: 9 }),
  'sums of days': (db) => sumsOfDays(db, { from: '2026-01-01', to: '2026-03-31' }),
  'figures of the dashboard': (db) => dashboardCounts(db),
}

describe('the plan of', () => {
  it.each(Object.entries(bounded))('%s neither scans a table nor sorts', async (_, read) => {
    await using store = openTestStore()
    // A search asks no further where the index has nothing.
    store.raw.exec("INSERT INTO order_search (rowid, text) VALUES (1, '  rahim')")
    const seen: { sql: string; parameters: readonly unknown[] }[] = []
    const watched = new Kysely<StoreSchema>({
      dialect: new StoreDialect(new StatementCache(store.raw)),
      log({ query }) {
        seen.push(query)
      },
    })
    await read(watched)
    expect(seen.length).toBeGreaterThan(0)
    for (const { sql, parameters } of seen) {
      const steps = store.raw.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters) as {
        detail: string
      }[]
      const slow = steps
        .map(({ detail }) => detail)
        .filter((detail) => /^SCAN (?!.*(USING|VIRTUAL))|TEMP B-TREE/.test(detail))
      expect(slow, `${sql}\n${steps.map(({ detail }) => detail).join('\n')}`).toEqual([])
    }
  })
})

import { entry } from '@pal/core/texts/log-line'
import Sqlite from 'better-sqlite3'
import { Kysely } from 'kysely'
import { beforeEach, expect, it } from 'vitest'

import { detachCustomer } from '../maintenance/detach-customer.ts'
import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { placeOrder } from '../orders/place-order.ts'
import { migrate } from '../schema/migrate.ts'
import { logSchema } from '../schema/migrations/logs.ts'
import { StoreDialect } from '../sqlite/dialect.ts'
import { StatementCache } from '../sqlite/statement-cache.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { aboutOf, namesOf } from './log-names.ts'
import type { LogSchema } from './log-schema.ts'
import { appendLogs, type LogFilter, type LogLine, listLogs } from './logs.ts'

let store: Store

beforeEach(async () => {
  store = openTestStore()
  await aPage(store)
  const { campaign } = await aCampaign(store)
  await store.transaction(async (tx) => {
    for (const [psid, customerName] of [
      ['psid-1', 'Rahima Begum'],
      ['psid-2', 'Rahim Uddin'],
    ] as const) {
      await ingestInbound(tx, inbound({ psid, mid: psid, customerName }))
    }
    await placeOrder(tx, someOrder({ campaignId: campaign.id, conversationId: 2 }))
  })
  await appendLogs(store.logs.db, [
    line('ai', 'warn', { conversationId: 1, calls: 1 }),
    line('facebook', 'error', { conversationId: 2, messageId: 1 }),
    line('system', 'info', { orderId: 1, conversationId: 2 }),
    line('facebook', 'info', { pageId: 'page-1' }),
    line('system', 'info', { campaignId: campaign.id }),
    line('ai', 'error', { conversationId: 1 }),
    line('system', 'info', { conversationId: 99 }),
  ])
  return () => store.close()
})

const line = (
  category: LogLine['category'],
  level: LogLine['level'],
  details: Record<string, unknown>,
): LogLine => ({ at: noon, category, level, said: entry('login_cancelled'), details })

const listed = async (filter: Partial<LogFilter>) => {
  const named: LogFilter['named'] = (lines) => namesOf(store.db, lines)
  const { rows } = await listLogs(store.logs.db, { limit: 9, named, ...filter })
  return rows.map(({ id }) => id)
}

const abouts = async () => {
  const { rows } = await listLogs(store.logs.db, { limit: 9 })
  const about = await aboutOf(store.db, rows)
  return rows.toReversed().map(about)
}

it('names whom and what a line is about, as they are called now [LG-03, LG-06]', async () => {
  const nothing = { conversation: null, order: null, campaign: null, page: null }
  const rahima = { id: 1, customerName: 'Rahima Begum', customerId: 'psid-1' }
  const rahim = { id: 2, customerName: 'Rahim Uddin', customerId: 'psid-2' }
  const [silent, unsent, ordered, page, campaign, failed, gone] = await abouts()
  const ofRahima = { ...nothing, conversation: rahima }
  expect([silent, failed]).toEqual([ofRahima, ofRahima])
  expect(unsent).toEqual({ ...nothing, conversation: rahim })
  expect(ordered?.order).toMatchObject({ id: 1, customerName: 'Rahim Uddin' })
  expect([page?.page, campaign?.campaign]).toEqual(['Dhaka Looms', 'Winter'])
  expect(gone).toEqual(nothing)
})

it('is found by their names, and by a chat with each filter [LG-06, LG-02]', async () => {
  expect(await listed({ search: 'rahima' })).toEqual([6, 1])
  expect(await listed({ search: 'RAHIMA cancelled', filter: 'errors' })).toEqual([6])
  expect(await listed({ search: 'dhaka looms' })).toEqual([4])
  expect(await listed({ conversationId: 1 })).toEqual([6, 1])
  expect(await listed({ conversationId: 1, beforeId: 6 })).toEqual([1])
  expect(await listed({ conversationId: 1, filter: 'errors' })).toEqual([6])
  expect(await listed({ conversationId: 2, filter: 'facebook' })).toEqual([2])
})

it('brings back nobody who is erased: their name is in no line and no search [EN-02, LG-06]', async () => {
  const kept = JSON.stringify(await store.logs.db.selectFrom('logs').selectAll().execute())
  expect(kept).not.toContain('Rahima')
  await store.transaction((tx) => detachCustomer(tx, 1, noon))
  expect((await abouts()).map(({ conversation }) => conversation?.customerName)).not.toContain(
    'Rahima Begum',
  )
  expect(await listed({ search: 'rahima' })).toEqual([])
})

it('reads a chat’s lines by their index, with whatever filter [LG-06]', async () => {
  const raw = new Sqlite(':memory:')
  migrate(raw, logSchema)
  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<LogSchema>({
    dialect: new StoreDialect(new StatementCache(raw)),
    log: ({ query }) => {
      asked.push(query)
    },
  })
  for (const filter of ['all', 'errors', 'ai'] as const) {
    await listLogs(db, { limit: 9, conversationId: 1, filter, beforeId: 8 })
  }
  const plans = asked.map(({ sql, parameters }) =>
    raw
      .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...parameters)
      .map(({ detail }) => detail),
  )
  const byChat = ['SEARCH logs USING INDEX logs_by_conversation (conversation_id=? AND id<?)']
  expect(plans).toEqual([byChat, byChat, byChat])
  raw.close()
})

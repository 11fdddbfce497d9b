import { createHash } from 'node:crypto'
import { join } from 'node:path'

import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'

import { conversationsByName } from '../../../conversations/conversation-list.ts'
import { logSummary } from '../../../logs/logs.ts'
import { verifyBackup } from '../../../maintenance/backup/backup.ts'
import { logFile, openStore, storeFile } from '../../../maintenance/open-store.ts'
import { searchConversationsByText } from '../../../messages/search/message-search.ts'
import { listOrders } from '../../../orders/order-list.ts'
import { campaignCounts, dashboardCounts } from '../../../stats/stats.ts'
import { indexMessages, newest } from '../../../testing/testing.ts'
import { migrate } from '../../migrate.ts'
import { initial } from '../0001-initial.ts'
import { logs } from '../0001-logs.ts'
import { logSums } from '../0002-logs.ts'
import { relays } from '../0002-relays.ts'
import { learning } from '../0003-learning.ts'
import { storeSchema } from '../store.ts'
import { thaw } from './thaw.ts'

/** Each was written by the program of its time; `frozen/make.ts` says how the next is made. */
const frozen = [1, 2, 3, 4, 5, 6]
/** The one that is written today has nothing to come to. */
const older = frozen.filter((version) => version < newest)

/** What a later version calls a table of the frozen store. */
const renamed: Readonly<Record<string, string>> = {
  rollup_hour_campaign: 'rollup_quarter_campaign',
  agent_receipts: 'decision_log',
  tactic_lines: 'tactic_message_stats',
  lines_said: 'tactic_messages_sent',
  sequences: 'counters',
}

const uncounted = { messages_in: null, messages_out: null, converted: null }
/** What it calls a column; null where nobody read it, and it went. */
const columns: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  rollup_hour_all: uncounted,
  rollup_hour_campaign: { hour: 'quarter', ...uncounted },
  rollup_quarter_campaign: uncounted,
  rollup_day_campaign: uncounted,
  rollup_day_next: uncounted,
  pages: { webhook_subscribed_at: null, picture_url: null },
  conversations: {
    attention: 'needs_human_reason',
    attention_at: 'needs_human_at',
    collected: null,
    last_message_from: null,
  },
  messages: { receipt_id: 'decision_id' },
  agent_receipts: { job_id: null },
  tactic_lines: { line: 'text', said: 'sent' },
  lines_said: { line: 'text' },
  sequences: { name: 'key' },
}

/** What it calls a value, in the columns that name who did something. */
const humans = new Set(['handler', 'author', 'decided_by', 'actor'])
const valueOf = (table: string, column: string, value: unknown) => {
  if (table === 'sequences' && column === 'name') return `ids.${value as string}`
  return humans.has(column) && value === 'person' ? 'human' : value
}

/** Sums that a later version keeps in another form; their figures are looked at below. */
const recast = new Set(['log_hours'])
/** A figure that counts something else now. */
const recounted: Readonly<Record<string, string>> = { log_sums: 'ai' }

type Row = Readonly<Record<string, unknown>>
type Rows = Readonly<Record<string, readonly Row[]>>

/** Every row of every table. */
function rowsOf(path: string): Rows {
  using closing = new DisposableStack()
  const raw = closing.adopt(new Sqlite(path, { readonly: true }), (opened) => opened.close())
  const tables = raw
    .prepare(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
       AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%search%' AND name NOT LIKE '%short%'`,
    )
    .pluck()
    .all()
    .map(String)
  return Object.fromEntries(
    tables.map((table) => [table, raw.prepare<[], Row>(`SELECT * FROM ${table}`).all()]),
  )
}

function expectAll(before: Rows, after: Rows): void {
  for (const [table, rows] of Object.entries(before)) {
    if (recast.has(table)) continue
    const expected = rows.map((row) => {
      const kept = Object.entries(row).flatMap(([column, value]) => {
        if (recounted[table] === column) return []
        const name = columns[table]?.[column]
        return name === null ? [] : [[name ?? column, valueOf(table, column, value)] as const]
      })
      return expect.objectContaining(Object.fromEntries(kept))
    })
    expect(after[renamed[table] ?? table], table).toEqual(expect.arrayContaining(expected))
  }
}

it.each(older)(
  'a store of version %i comes to today with a backup before, and loses nothing [DT-06]',
  async (version) => {
    await using folder = await thaw(version)
    const before = rowsOf(join(folder.path, storeFile))
    const logsBefore = rowsOf(join(folder.path, logFile))
    await using store = await openStore(folder.path)

    expect(store.migratedFrom?.version).toBe(version)
    expect(await verifyBackup(store.migratedFrom?.backup ?? '')).toMatchObject({
      reason: 'migration',
      storeVersion: version,
      counts: { conversations: 5, messages: 15, orders: 3, campaigns: 2, logs: 30 },
    })
    expect(store.raw.pragma('user_version', { simple: true })).toBe(newest)
    expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(store.raw.pragma('foreign_key_check')).toEqual([])

    expectAll(before, rowsOf(join(folder.path, storeFile)))
    expectAll(logsBefore, rowsOf(join(folder.path, logFile)))
  },
)

it.each(frozen)(
  'a store of version %i is searched and counted as before, its orders by address as well [DT-06, OR-02]',
  async (version) => {
    await using folder = await thaw(version)
    await using store = await openStore(folder.path)
    // From version 4 on that is done behind the messages, by a thread.
    indexMessages(store)
    expect(await searchConversationsByText(store.db, 'শাড়ির দাম')).toEqual([1])
    expect(await searchConversationsByText(store.db, 'القميص')).toEqual([5])
    expect(await conversationsByName(store.db, 'শাহনাজ')).toEqual([3])
    const orders = await listOrders(store.db, { limit: 10, search: '01712345671' })
    expect(orders.map(({ customer_name }) => customer_name)).toEqual(['Fatema Begum'])
    const there = await listOrders(store.db, { limit: 10, search: 'ধানমন্ডি ঢাকা' })
    expect(there.map(({ id }) => id)).toEqual([3, 2, 1])
    const sold = 129_900 + 6000 + 2 * 99_900 + 6000
    expect(await dashboardCounts(store.db)).toMatchObject({
      activeCampaigns: 1,
      totalConversations: 5,
      ordersGenerated: 3,
      pointsEarned: 30,
      agentOrders: 3,
      revenues: [{ currency: 'BDT', minor: sold, agentMinor: sold }],
    })
    const noon = Date.UTC(2026, 10, 2, 12)
    expect((await campaignCounts(store.db, [1], noon)).get(1)).toEqual({
      conversations: 5,
      conversationsToday: 2,
      orders: 3,
      chatOrders: 3,
    })
    const last = store.logs.db.selectFrom('logs').selectAll().orderBy('at', 'desc')
    const written = await last.execute()
    const now = (written[0]?.at ?? 0) + 17 * 60_000 + 7
    const { errors, lastDay } = await logSummary(store.logs.db, now)
    expect(errors).toBe(3)
    const day = written.filter(({ at }) => at >= now - 24 * 3_600_000)
    const count = (key: string) =>
      day.filter(({ level, category }) => level === key || category === key).length
    expect(lastDay).toEqual({
      errors: count('error'),
      webhook: count('webhook'),
      // Their lines tell of no call to the model.
      ai: 0,
    })
  },
)

/** A store in the world was made by these words. Write a new migration instead of changing one. */
it.each([
  ['0001-initial', initial, '66c4e09e07b74e0d1e8fed341d0f12567e7a69e03fa8df7a2056a6345debc0d5'],
  ['0001-logs', logs, '71769b2944623d61ef8e98a87a678ffc74f5910d0b82fff9ade943183187803e'],
  ['0002-relays', relays, 'b2ea717191b5b7752eecc780986769f14ad59657613c5d4b6c8c3805d7d49aaf'],
  ['0002-logs', logSums, '9e3eb6301d9e0ca09e9154f5d58c055f8831f902386d941153fba9ff806248cd'],
  ['0003-learning', learning, 'd212777241e3f386b493c8a968d253abd466b918ba8fc56066576f99fe60463b'],
])('the migration %s is never edited again', (_name, text, print) => {
  expect(createHash('sha256').update(text).digest('hex')).toBe(print)
})

/** Many of its steps no words stand for: what they lead to does. */
it.each([4, 5, 6])(
  'the steps to version %i still make the store of its time',
  async (frozenOne) => {
    await using folder = await thaw(frozenOne)
    using closing = new DisposableStack()
    const opened = (path: string) =>
      closing.adopt(new Sqlite(path), (each) => {
        each.close()
      })
    const made = opened(':memory:')
    const migrations = Object.entries(storeSchema.migrations).filter(
      ([version]) => Number(version) <= frozenOne,
    )
    migrate(made, { ...storeSchema, migrations: Object.fromEntries(migrations) })
    const schemaOf = (raw: Sqlite.Database) =>
      raw.prepare('SELECT name, sql FROM sqlite_schema ORDER BY type, name').all()
    expect(schemaOf(made)).toEqual(schemaOf(opened(join(folder.path, storeFile))))
  },
)

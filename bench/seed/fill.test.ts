import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { logCatalogueIn } from '@pal/core/texts/log-catalogue'
import { logTextIn } from '@pal/core/texts/log-line'
import { openStore } from '@pal/db/maintenance/open-store'
import type { Store } from '@pal/db/maintenance/store'
import { reindexWaits } from '@pal/db/messages/search/message-reindex'
import { searchMessages } from '@pal/db/messages/search/message-search'
import { listOrders } from '@pal/db/orders/order-list'
import { indexMessages, openTestStore, settleLists } from '@pal/db/testing/testing'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import { fillStore } from './fill.ts'
import { replay } from './replay.testing.ts'

const size = { conversations: 60, messages: 3000, orders: 600, logs: 500, seed: 7 }

/** Tables whose rows must be the same to the last column, in an order that does not depend on when they were written. */
const tables = {
  pages: '*',
  campaigns: '*',
  products: '*',
  customers: '*',
  customer_revenue: '*',
  conversations: '*',
  campaign_conversations: '*',
  messages: '*',
  orders: '*',
  order_lines: '*',
  // The history of all orders is written in one go, so its numbers are others.
  order_events: 'order_id, at, kind, from_status, to_status, note, actor',
  // The salt is drawn again for each store.
  store_meta: "key, iif(key = 'erase_salt', '', value) AS value",
  rollup_hour_all: '*',
  rollup_quarter_campaign: '*',
  rollup_day_campaign: '*',
}

async function rows(store: Store, table: string, columns: string, where = ''): Promise<string[]> {
  const { rows } = await sql
    .raw<object>(`SELECT ${columns} FROM ${table} ${where}`)
    .execute(store.db)
  return rows.map((row) => JSON.stringify(row)).toSorted()
}

describe('a seeded store', () => {
  it('holds what the product itself would have written of the same story', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pal-seed-'))
    await fillStore(folder, size, () => undefined)
    await using filled = await openStore(folder)
    await using replayed = openTestStore()
    await reindexWaits(replayed.db)
    await replay(replayed, size)
    indexMessages(replayed)
    settleLists(replayed)

    for (const [table, columns] of Object.entries(tables)) {
      const expected = await rows(replayed, table, columns)
      expect(expected.length, table).toBeGreaterThan(0)
      expect(await rows(filled, table, columns), table).toEqual(expected)
    }
    const nonzero = 'WHERE value <> 0'
    expect(await rows(filled, 'counters', '*', nonzero)).toEqual(
      await rows(replayed, 'counters', '*', nonzero),
    )
    for (const table of ['logs', 'log_counts', 'log_sums']) {
      const [a, b] = await Promise.all(
        [filled, replayed].map(({ logs }) => sql.raw(`SELECT * FROM ${table}`).execute(logs.db)),
      )
      expect(a?.rows, table).toEqual(b?.rows)
    }
    const lines = await filled.logs.db.selectFrom('logs').selectAll().execute()
    const spanish = await logCatalogueIn('es')
    for (const line of lines) expect(logTextIn(spanish, line), line.message).not.toBe(line.message)
    for (const word of ['price', 'শাড়ি', 'delivery dha', 'karimo']) {
      const found = await searchMessages(filled.db, word, { limit: 5000 })
      expect(found, word).toEqual(await searchMessages(replayed.db, word, { limit: 5000 }))
    }
    for (const search of ['rahman', 'রহ', 'pal-0001', '017', 'md', 'saree 41']) {
      const found = await listOrders(filled.db, { limit: 5000, search })
      expect(found, search).toEqual(await listOrders(replayed.db, { limit: 5000, search }))
    }
    for (const index of ['order_search', 'conversation_search', 'conversation_short']) {
      expect(await rows(filled, index, 'rowid')).toEqual(await rows(replayed, index, 'rowid'))
    }
    expect(filled.raw.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(filled.raw.pragma('foreign_key_check')).toEqual([])
    const schema = 'SELECT type, name, sql FROM sqlite_schema ORDER BY type, name'
    expect(filled.raw.prepare(schema).all()).toEqual(replayed.raw.prepare(schema).all())
    await filled.close()
    await rm(folder, { recursive: true })
  })

  it('is the same for the same numbers, and another for another seed', async () => {
    const stores = [7, 7, 8].map(async (seed) => {
      const folder = await mkdtemp(join(tmpdir(), 'pal-seed-'))
      await fillStore(folder, { ...size, seed }, () => undefined)
      await using store = await openStore(folder)
      const all = [await rows(store, 'messages', '*'), await rows(store, 'orders', '*')]
      await rm(folder, { recursive: true })
      return all
    })
    const [one, same, other] = await Promise.all(stores)
    expect(one).toEqual(same)
    expect(one).not.toEqual(other)
  })
})

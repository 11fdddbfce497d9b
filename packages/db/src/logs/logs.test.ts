import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { logCatalogueIn } from '@pal/core/texts/log-catalogue'
import { entry, logTextIn } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { describe, expect, it } from 'vitest'

import { eraseLogs } from '../maintenance/erase-logs.ts'
import type { Store } from '../maintenance/store.ts'
import { noon } from '../testing/fixtures.ts'
import { openTestStore, openTestStoreOnDisk } from '../testing/testing.ts'
import {
  appendLogs,
  dropLogsBefore,
  type LogLine,
  type LogRow,
  listLogs,
  logSummary,
} from './logs.ts'

const hour = 3_600_000
const kinds = ['webhook', 'facebook', 'ai', 'system'] as const
const levels = ['info', 'info', 'warn', 'error', 'debug'] as const

function lines(n: number): LogLine[] {
  return Array.from({ length: n }, (_, index) => ({
    at: noon - (n - index) * 10 * 60_000,
    level: levels[index % levels.length] ?? 'info',
    category: kinds[index % kinds.length] ?? 'system',
    said: because('earlier_text', { text: `line ${index}` }),
    details:
      index % 2
        ? { page: `page-${index}` }
        : index % 3
          ? { calls: index % 5, ...(index % 4 === 0 && { deliveries: index % 7 }) }
          : null,
  }))
}

async function live(store: Store, now = noon) {
  const rows = await store.logs.db.selectFrom('logs').selectAll().execute()
  const day = rows.filter((row) => row.at >= now - 24 * hour)
  const of = (some: typeof rows, category: string) =>
    some.filter((row) => row.category === category).length
  return {
    all: rows.length,
    webhook: of(rows, 'webhook'),
    facebook: of(rows, 'facebook'),
    ai: of(rows, 'ai'),
    errors: rows.filter((row) => row.level === 'error').length,
    lastDay: {
      errors: day.filter((row) => row.level === 'error').length,
      webhook: day
        .filter(({ category }) => category === 'webhook')
        .map(({ details }) => JSON.parse(details ?? '{}') as { deliveries?: number })
        .reduce((sum, { deliveries = 0 }) => sum + deliveries, 0),
      ai: day
        .filter(({ category }) => category === 'ai')
        .map(({ details }) => JSON.parse(details ?? '{}') as { calls?: number })
        .reduce((sum, { calls = 0 }) => sum + calls, 0),
    },
  }
}

describe('the log', () => {
  it('is counted as it is written, and as its oldest lines are dropped', async () => {
    await using store = openTestStore()
    await appendLogs(store.logs.db, lines(450))
    expect(await logSummary(store.logs.db, noon)).toEqual(await live(store))
    const before = noon - 30 * hour
    for (;;) if ((await dropLogsBefore(store.logs.db, before, 40)) === 0) break
    expect(await logSummary(store.logs.db, noon)).toEqual(await live(store))
    expect((await live(store)).all).toBe(180)
  })

  it('is summed up over the last day from any moment, a line late or erased included', async () => {
    await using store = openTestStore()
    const { db } = store.logs
    await appendLogs(db, lines(300))
    const odd = lines(150).map((line, index) => ({ ...line, at: line.at + 7001 * index }))
    await appendLogs(db, odd)
    const moments = [0, 1, 59_999, 60_000, 30 * 60_000, 47 * 60_000 + 13, hour - 1, 9 * hour + 77]
    for (const later of moments) {
      expect(await logSummary(db, noon + later)).toEqual(await live(store, noon + later))
    }
    await eraseLogs(store, ['page-299', 'page-1'], {})
    for (const later of moments) {
      expect(await logSummary(db, noon + later)).toEqual(await live(store, noon + later))
    }
    expect((await live(store)).all).toBeLessThan(450)
  })

  it('is read newest first, by category, by errors, back in time and onward', async () => {
    await using store = openTestStore()
    const last = await appendLogs(store.logs.db, lines(40))
    const newest = await listLogs(store.logs.db, { limit: 3 })
    expect(newest.rows.map(({ id }) => id)).toEqual([40, 39, 38])
    const back = await listLogs(store.logs.db, { limit: 3, beforeId: newest.nextBeforeId ?? 0 })
    expect(back.rows.map(({ id }) => id)).toEqual([37, 36, 35])
    const webhook = await listLogs(store.logs.db, { limit: 99, filter: 'webhook' })
    expect(webhook.rows.every(({ category }) => category === 'webhook')).toBe(true)
    expect(webhook.rows).toHaveLength(10)
    expect(webhook.nextBeforeId).toBeNull()
    const errors = await listLogs(store.logs.db, { limit: 99, filter: 'errors' })
    expect(errors.rows).toHaveLength(8)
    await appendLogs(store.logs.db, lines(1))
    const fresh = await listLogs(store.logs.db, { limit: 99, afterId: last ?? 0 })
    expect(fresh.rows).toHaveLength(1)
  })

  it('is searched in messages and details, page by page', async () => {
    await using store = openTestStore()
    await appendLogs(store.logs.db, lines(60))
    const first = await listLogs(store.logs.db, { limit: 4, search: 'LINE page' })
    const second = await listLogs(store.logs.db, {
      limit: 99,
      search: 'line PAGE',
      beforeId: first.nextBeforeId ?? 0,
    })
    expect([...first.rows, ...second.rows]).toHaveLength(30)
    expect(second.nextBeforeId).toBeNull()
  })

  it('keeps what a line says as a code and what fills it, beside its English sentence [LG-06]', async () => {
    await using store = openTestStore()
    const { db } = store.logs
    const when = { at: noon, level: 'info', category: 'facebook' } as const
    await appendLogs(db, [
      { ...when, said: entry('page_connected', { page: 'Nilgiri' }) },
      { ...when, said: entry('login_cancelled') },
    ])
    // As a program before wrote them.
    await db
      .insertInto('logs')
      .values({ ...when, message: 'An old line' })
      .execute()
    const columns = db.selectFrom('logs').select(['code', 'params', 'message'])
    expect(await columns.orderBy('id').execute()).toEqual([
      {
        code: 'page_connected',
        params: '{"page":"Nilgiri"}',
        message: 'The page Nilgiri is connected',
      },
      { code: 'login_cancelled', params: null, message: 'The Facebook login was cancelled' },
      { code: null, params: null, message: 'An old line' },
    ])
  })

  it('is searched by what is shown of it, and in English [LG-06, SH-11]', async () => {
    await using store = openTestStore()
    const { db } = store.logs
    const when = { at: noon, level: 'info', category: 'facebook' } as const
    await appendLogs(db, [
      { ...when, said: entry('page_connected', { page: 'Nilgiri' }), details: { pageId: '7' } },
      { ...when, said: entry('login_cancelled') },
    ])
    const spanish = await logCatalogueIn('es')
    const shown = (line: LogRow) => logTextIn(spanish, line)
    const found = async (search: string) =>
      (await listLogs(db, { limit: 9, search, shown })).rows.map(({ id }) => id)
    expect(await found('pagina CONECTADA nilgiri')).toEqual([1])
    expect(await found('página 7')).toEqual([1])
    expect(await found('inicio de sesión')).toEqual([2])
    expect(await found('page nilgiri')).toEqual([1])
    expect(await found('verbunden')).toEqual([])
    expect((await listLogs(db, { limit: 9, search: 'conectada' })).rows).toEqual([])
  })

  it('is cleared by a new file, while lines are being written', async () => {
    await using store = await openTestStoreOnDisk()
    const { logs } = store
    await appendLogs(logs.db, lines(300))
    const writing = appendLogs(logs.db, lines(200))
    const clearing = logs.clear()
    const after = appendLogs(logs.db, lines(5))
    await Promise.all([writing, clearing, after])
    expect(await logSummary(logs.db, noon)).toMatchObject({ all: 5 })
    expect((await listLogs(logs.db, { limit: 99 })).rows).toHaveLength(5)
    const files = await readdir(store.folder ?? '')
    expect(files.filter((name) => name.endsWith('.old'))).toEqual([])
    await access(join(store.folder ?? '', 'pal-logs.db'))
  })
})

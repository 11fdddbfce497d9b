import { because } from '@pal/core/texts/reason'
import { appendLogs, listLogs, logBytes, logSummary } from '@pal/db/logs/logs'
import {
  dropHandledEvents,
  markEventHandled,
  openWebhookEvents,
  storeWebhookEvent,
} from '@pal/db/messages/webhook-events'
import { writeSettings } from '@pal/db/settings/settings'
import { openTestStore } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { Events } from '../../platform/events.ts'
import { clockAt } from '../../testing/clocks.ts'
import { dropOldEvents, dropOldLogs } from './retention.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 21)

it('keeps the log for 90 days, or as long as the settings say [SE-12]', async () => {
  await using store = openTestStore()
  const clock = clockAt(() => now)
  const parts = { store, events: new Events(clock), clock }
  await appendLogs(
    store.logs.db,
    Array.from({ length: 1_200 }, (_, n) => ({
      at: now - (n < 1_100 ? 91 : 20) * day,
      level: 'info',
      category: 'ai',
      said: because('earlier_text', { text: `line ${n}` }),
    })),
  )
  await dropOldLogs(parts)
  expect((await logSummary(store.logs.db, now)).all).toBe(100)
  await store.transaction((tx) => writeSettings(tx, { data: { logDays: 7 } }, now))
  await dropOldLogs(parts)
  expect((await logSummary(store.logs.db, now)).all).toBe(0)
  parts.events.close()
})

it('keeps the log within its size, and drops the oldest lines for it [SE-12, LG-06]', async () => {
  await using store = openTestStore()
  const clock = clockAt(() => now)
  const parts = { store, events: new Events(clock), clock }
  const lines = Array.from({ length: 5_000 }, (_, n) => ({
    at: now - 5_000 + n,
    level: 'warn' as const,
    category: 'webhook' as const,
    said: because('earlier_text', { text: `line ${n} ${'x'.repeat(200)}` }),
  }))
  await appendLogs(store.logs.db, lines)
  const most = 600_000
  expect(await logBytes(store.logs.db)).toBeGreaterThan(most)
  await dropOldLogs(parts, most)
  expect(await logBytes(store.logs.db)).toBeLessThanOrEqual(most)
  const { all } = await logSummary(store.logs.db, now)
  expect(all).toBeGreaterThan(500)
  const { rows } = await listLogs(store.logs.db, { limit: 1 })
  expect(rows[0]?.message).toContain('line 4999')
  parts.events.close()
})

it('drops what Facebook sent once it was acted upon and is old; what is open and what may come again stays [SE-12, FB-06]', async () => {
  await using store = openTestStore()
  const clock = clockAt(() => now)
  const event = (eventKey: string, daysAgo: number) => ({
    pageId: '9',
    psid: '7',
    kind: 'delivery',
    eventKey,
    body: {},
    receivedAt: now - daysAgo * day,
  })
  const keys = async () =>
    (await store.db.selectFrom('webhook_events').select('event_key').orderBy('id').execute()).map(
      ({ event_key }) => event_key,
    )
  await store.transaction(async (tx) => {
    await storeWebhookEvent(tx, event('open', 200))
    for (let n = 0; n < 1_100; n++) {
      const id = await storeWebhookEvent(tx, event(`old ${n}`, 91))
      await markEventHandled(tx, id ?? 0, now)
    }
    const id = await storeWebhookEvent(tx, event('young', 5))
    await markEventHandled(tx, id ?? 0, now)
  })
  await dropOldEvents({ store, clock })
  expect(await keys()).toEqual(['open', 'young'])
  // A log of one day does not make what Facebook delivers again count as new.
  await store.transaction((tx) => writeSettings(tx, { data: { logDays: 1 } }, now))
  await dropOldEvents({ store, clock })
  expect(await keys()).toEqual(['open', 'young'])
  expect(await storeWebhookEvent(store.db, event('young', 0))).toBeNull()
  expect(await openWebhookEvents(store.db, 10)).toMatchObject([{ event_key: 'open' }])
  expect(await dropHandledEvents(store.db, { before: now, after: 0, most: 1 })).toBe(1)
})

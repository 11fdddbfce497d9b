import { appendLogs, logSummary } from '@pal/db/logs/logs'
import { writeSettings } from '@pal/db/settings/settings'
import { openTestStore } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { Events } from '../../platform/events.ts'
import { clockAt } from '../../testing/clocks.ts'
import { dropOldLogs } from './retention.ts'

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
      message: `line ${n}`,
    })),
  )
  await dropOldLogs(parts)
  expect((await logSummary(store.logs.db, now)).all).toBe(100)
  await store.transaction((tx) => writeSettings(tx, { data: { logDays: 7 } }, now))
  await dropOldLogs(parts)
  expect((await logSummary(store.logs.db, now)).all).toBe(0)
  parts.events.close()
})

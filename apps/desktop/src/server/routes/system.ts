import { openApiDocument } from '@pal/core/contract/openapi'
import { listLogs, logSummary } from '@pal/db/logs'
import { queueStatus } from '@pal/db/queue'

import { dashboardStats } from '../../services/dashboard.ts'
import { logAnswer } from '../../services/export/logs-file.ts'
import { systemStatus } from '../../services/system-status.ts'
import { readIdCursor } from '../cursors.ts'
import { notYet, type Handlers } from '../handlers.ts'
import type { Parts } from './parts.ts'

export function systemRoutes(parts: Parts) {
  const { version, cookie, store, events, log, now } = parts
  return {
    'dashboard.stats': () => dashboardStats(store.db),
    'queue.status': () => queueStatus(store.db, now()),
    'system.status': () => systemStatus(parts),
    'logs.list': async ({ query, next }) => {
      await log.flush()
      const { rows, nextBeforeId } = await listLogs(store.logs.db, {
        limit: query.limit,
        filter: query.filter,
        search: query.search,
        beforeId: readIdCursor(query.cursor),
      })
      next(nextBeforeId === null ? null : String(nextBeforeId))
      return rows.map(logAnswer)
    },
    'logs.summary': async () => {
      await log.flush()
      return logSummary(store.logs.db, now())
    },
    'logs.clear': async () => {
      await log.clear()
      return { success: true }
    },
    'analytics.get': notYet('Analytics'),
    'agent.preview': notYet('The test chat'),
    'events.stream': ({ signal }) => events.stream(signal),
    'openapi.get': () => openApiDocument(version, cookie),
  } satisfies Partial<Handlers>
}

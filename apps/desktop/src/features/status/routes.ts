import { openApiDocument } from '@pal/core/contract/openapi/openapi'
import { isoTime } from '@pal/core/domain/iso-time'
import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { queueStatus } from '@pal/db/jobs/queue-status'
import { aboutOf, namesOf } from '@pal/db/logs/log-names'
import { listLogs, logSummary } from '@pal/db/logs/logs'

import type { Model } from '../../agent/model/model.ts'
import { readIdCursor } from '../../http/cursors.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { CallBudget } from '../../messenger/graph/budget.ts'
import type { GraphClient } from '../../messenger/graph/graph.ts'
import type { WebhookPlace } from '../../messenger/webhook/webhook-setup.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import type { LongJobs } from '../../threads/long-jobs.ts'
import { dashboardNeeds, dashboardStats } from './dashboard.ts'
import { logAnswer, showLines } from './logs-file.ts'
import { systemStatus } from './system-status.ts'

export interface SystemParts extends Platform {
  readonly version: string
  readonly cookie: string
  readonly budget: CallBudget
  readonly vault: Vault
  readonly model: Model
  readonly jobs: LongJobs
  readonly webhook: WebhookPlace
  readonly graph: GraphClient
}

export function systemRoutes(parts: SystemParts) {
  const { version, cookie, store, events, log, clock } = parts
  return {
    'dashboard.stats': () => dashboardStats(store.db, clock.now()),
    'dashboard.needs': () => dashboardNeeds(store.db, clock.now()),
    'queue.status': () => queueStatus(store.db, clock.now()),
    'system.status': () => systemStatus(parts),
    'session.get': async ({ session }) => {
      const facts = await session.facts()
      if (!facts) throw new AppError('unauthorized', because('no_session'))
      return { ...facts, openedAt: isoTime(facts.openedAt) }
    },
    'session.end': async ({ body, session }) => {
      await session.end(body.which)
      // Whoever still listens has to show their session again.
      events.disconnect()
      return { success: true }
    },
    'logs.list': async ({ query, next }) => {
      await log.flush()
      const { rows, nextBeforeId } = await listLogs(store.logs.db, {
        limit: query.limit,
        filter: query.filter,
        conversationId: query.conversation,
        search: query.search,
        ...(query.search && {
          shown: await showLines(store.db),
          named: (lines) => namesOf(store.db, lines),
        }),
        beforeId: readIdCursor(query.cursor),
      })
      next(nextBeforeId === null ? null : String(nextBeforeId))
      const about = await aboutOf(store.db, rows)
      return rows.map((row) => ({ ...logAnswer(row), about: about(row) }))
    },
    'logs.summary': async () => {
      await log.flush()
      return logSummary(store.logs.db, clock.now())
    },
    'logs.clear': async () => {
      await log.clear()
      return { success: true }
    },
    'events.stream': ({ signal }) => events.stream(signal),
    'openapi.get': () => openApiDocument(version, cookie),
  } satisfies Partial<Handlers>
}

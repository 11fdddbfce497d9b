import { AppError } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { writtenSince } from '@pal/db/stats/written-since'

import type { Handlers } from '../../http/handlers.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LongJobs } from '../../threads/long-jobs.ts'
import { backupCopy, restoreFromFile } from './backup-copies.ts'
import { backupList, backUp, checkStore, keepPresentStore, restoreAtNextStart } from './backup.ts'

export interface DataParts extends Platform {
  readonly jobs: LongJobs
  /** Ends the program in order and starts it again; null where something else has to. */
  readonly restart: (() => void) | null
}

/** The answer is on its way before its connection is closed. */
const restartAfterMs = 200

export function dataRoutes(parts: DataParts) {
  return {
    'data.backups': async () => ({
      ...(await backupList(parts)),
      restarts: parts.restart !== null,
    }),
    'data.backup': () => backUp(parts, 'manual'),
    'data.restore': ({ body }) => restoreAtNextStart(parts, body.file),
    'data.backupFile': ({ params, range }) => backupCopy(parts, params.file, range),
    'data.restoreFile': (request) => restoreFromFile(parts, request),
    'data.cancelRestore': () => keepPresentStore(parts),
    'data.since': ({ query }) => writtenSince(parts.store.db, Date.parse(query.time)),
    'data.restart': () => {
      const { restart, log, clock } = parts
      if (!restart) throw new AppError('conflict', because('restart_not_possible'))
      log.write('info', 'system', entry('program_starts_again'))
      clock.after(restartAfterMs, restart)
      return {}
    },
    'data.check': () => checkStore(parts),
    'data.jobs': () => ({ jobs: parts.jobs.list() }),
    'data.cancelJob': ({ params }) => {
      parts.jobs.cancel(params.id)
      return {}
    },
  } satisfies Partial<Handlers>
}

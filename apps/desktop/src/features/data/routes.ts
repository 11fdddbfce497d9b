import type { Handlers } from '../../http/handlers.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LongJobs } from '../../threads/long-jobs.ts'
import { backupList, backUp, checkStore, keepPresentStore, restoreAtNextStart } from './backup.ts'

export interface DataParts extends Platform {
  readonly jobs: LongJobs
}

export function dataRoutes(parts: DataParts) {
  return {
    'data.backups': () => backupList(parts),
    'data.backup': () => backUp(parts, 'manual'),
    'data.restore': ({ body }) => restoreAtNextStart(parts, body.file),
    'data.cancelRestore': () => keepPresentStore(parts),
    'data.check': () => checkStore(parts),
    'data.jobs': () => ({ jobs: parts.jobs.list() }),
    'data.cancelJob': ({ params }) => {
      parts.jobs.cancel(params.id)
      return {}
    },
  } satisfies Partial<Handlers>
}

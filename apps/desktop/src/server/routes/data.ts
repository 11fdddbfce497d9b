import {
  backupList,
  backUp,
  checkStore,
  keepPresentStore,
  restoreAtNextStart,
} from '../../services/backup.ts'
import type { Handlers } from '../handlers.ts'
import type { Parts } from './parts.ts'

export function dataRoutes(parts: Parts) {
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

import { backupList, backUp, restoreAtNextStart } from '../../services/backup.ts'
import type { Handlers } from '../handlers.ts'
import type { Parts } from './parts.ts'

export function dataRoutes(parts: Parts) {
  return {
    'data.backups': () => backupList(parts),
    'data.backup': () => backUp(parts, 'manual'),
    'data.restore': ({ body }) => restoreAtNextStart(parts, body.file),
  } satisfies Partial<Handlers>
}

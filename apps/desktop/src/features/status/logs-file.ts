import { isoTime } from '@pal/core/domain/iso-time'
import { type LogFilter, type LogReads, type LogRow, listLogs } from '@pal/db/logs/logs'

import { atOnce } from '../../files/file-stream.ts'
import type { Column } from '../../platform/csv.ts'
import { readDetails } from '../../platform/stored-json.ts'

export async function* logsInFile(
  db: LogReads,
  filter: Pick<LogFilter, 'filter' | 'search'>,
): AsyncGenerator<LogRow[], void, void> {
  let beforeId: number | undefined
  for (;;) {
    const { rows, nextBeforeId } = await listLogs(db, { ...filter, limit: atOnce, beforeId })
    yield rows
    if (nextBeforeId === null) return
    beforeId = nextBeforeId
  }
}

export const logColumns: readonly Column<LogRow>[] = [
  { name: 'id', cell: ({ id }) => id },
  { name: 'timestamp', cell: ({ at }) => isoTime(at) },
  { name: 'level', cell: ({ level }) => level },
  { name: 'category', cell: ({ category }) => category },
  { name: 'message', cell: ({ message }) => message },
  { name: 'details', cell: ({ details }) => details },
]

export function logAnswer({ id, at, level, category, message, details }: LogRow) {
  return {
    id,
    timestamp: isoTime(at),
    level,
    category,
    message,
    details: details === null ? null : readDetails(details),
  }
}

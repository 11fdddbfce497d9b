import { isoTime } from '@pal/core/domain/iso-time'
import { logCatalogueIn } from '@pal/core/texts/log-catalogue'
import { logTextIn } from '@pal/core/texts/log-line'
import { isParams } from '@pal/core/texts/params'
import type { Catalogue } from '@pal/core/texts/reason'
import { type LogFilter, type LogReads, type LogRow, listLogs } from '@pal/db/logs/logs'
import type { Reads } from '@pal/db/schema/reads'
import { readStoredJson } from '@pal/db/schema/stored-json'

import { atOnce } from '../../files/file-stream.ts'
import type { Column } from '../../platform/csv.ts'
import { currentSettings } from '../../platform/settings.ts'
import { readDetails } from '../../platform/stored-json.ts'

/** A line in the language of the seller, which is how it is shown, searched and exported. */
export type ShowLine = (line: LogRow) => string

export async function showLines(db: Reads): Promise<ShowLine> {
  const { company } = await currentSettings(db)
  return shownIn(await logCatalogueIn(company.language))
}

/** A log says the same again and again: what was said lately is not worded anew for a search through thousands. */
const mostKept = 1_000

function shownIn(catalogue: Catalogue): ShowLine {
  if (catalogue.language === 'en') return ({ message }) => message
  const kept = new Map<string, string>()
  return (line) => {
    if (line.code === null) return line.message
    const key = `${line.code} ${line.params ?? ''}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const text = logTextIn(catalogue, line)
    // What could not be said is the line's own message, which another line does not share.
    if (text === line.message) return text
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, text)
    return text
  }
}

export async function* logsInFile(
  db: LogReads,
  filter: Pick<LogFilter, 'filter' | 'conversationId' | 'search' | 'shown' | 'named'>,
): AsyncGenerator<LogRow[], void, void> {
  let beforeId: number | undefined
  for (;;) {
    const { rows, nextBeforeId } = await listLogs(db, { ...filter, limit: atOnce, beforeId })
    yield rows
    if (nextBeforeId === null) return
    beforeId = nextBeforeId
  }
}

export const logColumns = (shown: ShowLine): readonly Column<LogRow>[] => [
  { name: 'id', cell: ({ id }) => id },
  { name: 'timestamp', cell: ({ at }) => isoTime(at) },
  { name: 'level', cell: ({ level }) => level },
  { name: 'category', cell: ({ category }) => category },
  { name: 'message', cell: shown },
  { name: 'details', cell: ({ details }) => details },
]

/** One entry a line, its details indented below it. */
export const logAsText = (shown: ShowLine) => (line: LogRow) => {
  const { at, level, category } = line
  const head = `${isoTime(at)} ${level.toUpperCase().padEnd(5)} ${category.padEnd(8)} ${shown(line)}\n`
  if (line.details === null) return head
  const details = JSON.stringify(readDetails(line.details), null, 2)
  return `${head}${details.replaceAll(/^/gm, '    ')}\n`
}

export function logAnswer({ id, at, level, category, code, params, message, details }: LogRow) {
  const filled = readStoredJson(params)
  return {
    id,
    timestamp: isoTime(at),
    level,
    category,
    code,
    params: isParams(filled) ? filled : null,
    message,
    details: details === null ? null : readDetails(details),
  }
}

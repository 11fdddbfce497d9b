import type { Log } from '@pal/core/contract/system'

import { logText } from './log-text.ts'

/** One entry a line, newest first, its details indented below it. */
export function logsAsText(rows: readonly Log[]): string {
  return rows.map(line).join('')
}

function line(log: Log): string {
  const { timestamp, level, category, details } = log
  const head = `${timestamp} ${level.toUpperCase().padEnd(5)} ${category.padEnd(8)} ${logText(log)}\n`
  if (!details) return head
  return `${head}${JSON.stringify(details, null, 2).replaceAll(/^/gm, '    ')}\n`
}

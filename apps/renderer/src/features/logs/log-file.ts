import type { Log } from '@pal/core/contract/system'

/** One entry a line, newest first, its details indented below it. */
export function logsAsText(rows: readonly Log[]): string {
  return rows.map(line).join('')
}

function line({ timestamp, level, category, message, details }: Log): string {
  const head = `${timestamp} ${level.toUpperCase().padEnd(5)} ${category.padEnd(8)} ${message}\n`
  if (!details) return head
  return `${head}${JSON.stringify(details, null, 2).replaceAll(/^/gm, '    ')}\n`
}

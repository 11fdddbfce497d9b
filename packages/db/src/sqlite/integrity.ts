import { stat } from 'node:fs/promises'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import Sqlite from 'better-sqlite3'

/**
 * Up to this size the whole file is looked through at every start. Of a larger one only what grows
 * neither with the customers nor with the days is, so that a start takes as long after years as on the
 * first day; the daily backup looks through all of it.
 */
const wholeUpTo = 16 * 1024 * 1024

const growing = new RegExp(
  `^(${[
    'messages',
    'message_search\\w*',
    'conversations',
    'conversation_(search|short)\\w*',
    'customers',
    'caller_(search|short)\\w*',
    'campaign_conversations',
    'orders',
    'order_(lines|events|search\\w*)',
    'attachments',
    'decision_log',
    'webhook_events',
    'rollup_\\w+',
    'erased_customers',
    'logs',
  ].join('|')})$`,
)

/** What is wrong with a database that was opened for reading; null when nothing was found. */
export async function quickLook(raw: Sqlite.Database, path: string): Promise<string | null> {
  const { size } = await stat(path)
  try {
    if (size <= wholeUpTo) return verdict(raw.pragma('quick_check(1)', { simple: true }))
    for (const table of tablesOf(raw)) {
      if (growing.test(table)) continue
      const found = verdict(raw.pragma(`quick_check('${table}')`, { simple: true }))
      if (found !== null) return found
      await yieldToEventLoop()
    }
    return null
  } catch (error) {
    return reasonOf(error)
  }
}

/** Every table and index of a file, one after the other; null when all is well. */
export async function checkIntegrity(path: string, watch?: Watch): Promise<string | null> {
  try {
    const raw = new Sqlite(path, { readonly: true, fileMustExist: true })
    try {
      const tables = tablesOf(raw)
      for (const [n, table] of tables.entries()) {
        watch?.(n / tables.length)
        const found = verdict(raw.pragma(`integrity_check('${table}')`, { simple: true }))
        if (found !== null) return found
        await yieldToEventLoop()
      }
      return null
    } finally {
      raw.close()
    }
  } catch (error) {
    return reasonOf(error)
  }
}

/** Hears how much is done, from 0 to 1, and may throw to end the work. */
export type Watch = (share: number) => void

export function isDamage(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)
}

function tablesOf(raw: Sqlite.Database): string[] {
  return raw
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%''%'")
    .pluck()
    .all()
    .map(String)
}

function verdict(answer: unknown): string | null {
  return answer === 'ok' ? null : String(answer)
}

/** Only damage is a verdict; a full disk or a missing right is the caller's to tell. */
function reasonOf(error: unknown): string {
  if (isDamage(error) && error instanceof Error) return error.message
  throw error
}

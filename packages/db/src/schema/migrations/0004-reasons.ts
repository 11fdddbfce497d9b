import type Sqlite from 'better-sqlite3'

const columns = [
  ['messages', 'state_reason'],
  ['conversations', 'needs_human_reason'],
  ['pages', 'state_reason'],
  ['pages', 'sending_stopped_reason'],
  ['pages', 'policy_notice'],
  ['scheduled_replies', 'problem'],
  ['decision_log', 'error'],
  ['jobs', 'last_error'],
] as const

/**
 * Why something failed or waits was stored as an English sentence, and is a code with what fills its
 * sentence from here on. What stands there already has one code for all; its words are kept.
 */
export function reasons(raw: Sqlite.Database): void {
  for (const [table, column] of columns) {
    raw.exec(
      `UPDATE ${table} SET ${column} =
         json_object('code', 'earlier_text', 'params', json_object('text', ${column}))
       WHERE ${column} IS NOT NULL`,
    )
  }
}

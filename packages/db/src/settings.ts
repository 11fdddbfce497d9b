import { count, counter } from './counters.ts'
import type { Reads, Tx } from './reads.ts'

/** What is stored, by tab; the caller parses it, for an older version may have written it. */
export async function readSettings(db: Reads): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['tab', 'value']).execute()
  return Object.fromEntries(rows.map(({ tab, value }) => [tab, JSON.parse(value) as unknown]))
}

/** Replaces whole tabs. Every save has a number, which the agent's receipts name. */
export async function writeSettings(
  tx: Tx,
  tabs: Readonly<Record<string, unknown>>,
  now: number,
): Promise<number> {
  for (const [tab, content] of Object.entries(tabs)) {
    const value = JSON.stringify(content)
    await tx
      .insertInto('settings')
      .values({ tab, value, updated_at: now })
      .onConflict((on) => on.column('tab').doUpdateSet({ value, updated_at: now }))
      .execute()
  }
  await count(tx, { 'settings.version': 1 })
  return settingsVersion(tx)
}

export async function settingsVersion(db: Reads): Promise<number> {
  return counter(db, 'settings.version')
}

import type { Reads, Tx } from '../schema/reads.ts'
import { count, counter } from '../stats/counters.ts'

/** Kept beside the settings, as the window's look is; it is none, and is read by itself. */
const draftPlace = 'launch_draft'

/** What is stored, by tab; the caller parses it, for an older version may have written it. */
export async function readSettings(db: Reads): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom('settings')
    .select(['tab', 'value'])
    .where('tab', '!=', draftPlace)
    .execute()
  return Object.fromEntries(rows.map(({ tab, value }) => [tab, JSON.parse(value) as unknown]))
}

/** What the agent answers follows from these. */
const answering: readonly string[] = ['company', 'ai', 'tactics', 'flow']

/** Replaces whole tabs. A save that changes what the agent answers has a number, which its receipts name. */
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
  if (Object.keys(tabs).some((tab) => answering.includes(tab))) {
    await count(tx, { 'settings.version': 1 })
  }
  return settingsVersion(tx)
}

export async function settingsVersion(db: Reads): Promise<number> {
  return counter(db, 'settings.version')
}

/** The campaign that was begun and not launched, as JSON text. */
export async function keptLaunchDraft(db: Reads): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('tab', '=', draftPlace)
    .executeTakeFirst()
  return row?.value ?? null
}

export async function keepLaunchDraft(tx: Tx, draft: object | null, now: number): Promise<void> {
  if (draft) await writeSettings(tx, { [draftPlace]: draft }, now)
  else await tx.deleteFrom('settings').where('tab', '=', draftPlace).execute()
}

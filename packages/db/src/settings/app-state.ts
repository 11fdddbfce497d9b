import type { AppStateKey } from '../schema/literals.ts'
import type { Reads, Writes } from '../schema/reads.ts'
import { readStoredJson } from '../schema/stored-json.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

/** What is kept under a key; the caller parses it, for an older version may have written it. */
export async function readAppState(db: Reads, key: AppStateKey): Promise<unknown> {
  return readStoredJson(await appStateText(db, key)) ?? null
}

/** The same as JSON text. */
export async function appStateText(db: Reads, key: AppStateKey): Promise<string | null> {
  const [row] = await byKey(db, { key })
  return row?.value ?? null
}

const byKey = preparedQuery((db: Reads, { key }: { key: AppStateKey }) =>
  db.selectFrom('app_state').select('value').where('key', '=', key),
)

export async function writeAppState(
  db: Writes,
  key: AppStateKey,
  content: unknown,
  now: number,
): Promise<void> {
  const value = JSON.stringify(content)
  await db
    .insertInto('app_state')
    .values({ key, value, updated_at: now })
    .onConflict((on) => on.column('key').doUpdateSet({ value, updated_at: now }))
    .execute()
}

export async function removeAppState(db: Writes, key: AppStateKey): Promise<void> {
  await db.deleteFrom('app_state').where('key', '=', key).execute()
}

/** When Facebook last delivered something to the webhook; null: never. */
export async function lastWebhookContact(db: Reads): Promise<number | null> {
  const at = await readAppState(db, 'webhook_contact')
  return typeof at === 'number' ? at : null
}

export async function noteWebhookContact(db: Writes, at: number): Promise<void> {
  await writeAppState(db, 'webhook_contact', at, at)
}

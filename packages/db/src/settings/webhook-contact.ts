import type { Reads, Writes } from '../schema/reads.ts'

const key = 'webhook_contact'

/** When Facebook last delivered something to the webhook; null: never. */
export async function lastWebhookContact(db: Reads): Promise<number | null> {
  const row = await db
    .selectFrom('store_meta')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? Number(row.value) : null
}

export async function noteWebhookContact(db: Writes, at: number): Promise<void> {
  const value = String(at)
  await db
    .insertInto('store_meta')
    .values({ key, value })
    .onConflict((on) => on.column('key').doUpdateSet({ value }))
    .execute()
}

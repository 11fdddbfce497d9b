import type { Selectable } from 'kysely'

import type { Reads, Writes } from '../schema/reads.ts'
import type { SecretsTable } from '../schema/schema.ts'

export type SealedSecret = Selectable<SecretsTable>

export async function saveSecret(db: Writes, secret: SealedSecret): Promise<void> {
  const { id, ...rest } = secret
  await db
    .insertInto('secrets')
    .values(secret)
    .onConflict((on) => on.column('id').doUpdateSet(rest))
    .execute()
}

export async function sealedSecret(db: Reads, id: string): Promise<SealedSecret | undefined> {
  return db.selectFrom('secrets').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Everything of the secrets but the secrets. */
export async function secretHints(db: Reads): Promise<Omit<SealedSecret, 'sealed'>[]> {
  return db
    .selectFrom('secrets')
    .select(['id', 'backend', 'key_id', 'hint', 'updated_at'])
    .orderBy('id')
    .execute()
}

export async function removeSecret(db: Writes, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('secrets').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function sealedSecrets(db: Reads): Promise<SealedSecret[]> {
  return db.selectFrom('secrets').selectAll().orderBy('id').execute()
}

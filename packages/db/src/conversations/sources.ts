import type { Selectable } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { ConversationSourcesTable } from '../schema/schema.ts'

export type SourceRow = Selectable<ConversationSourcesTable>

/** Told twice it is the same. */
export async function keepSource(tx: Tx, source: SourceRow): Promise<void> {
  await tx
    .insertInto('conversation_sources')
    .values(source)
    .onConflict((on) => on.doNothing())
    .execute()
}

/** The first is what brought them. */
export async function sourcesOf(db: Reads, conversationId: number): Promise<SourceRow[]> {
  return db
    .selectFrom('conversation_sources')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('at')
    .execute()
}

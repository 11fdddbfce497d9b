import type { Selectable } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { ConversationSummariesTable } from '../schema/schema.ts'

export type SummaryRow = Selectable<ConversationSummariesTable>

/** With an empty text where the seller took it away: what it held is not summarised again. */
export async function summaryOf(
  db: Reads,
  conversationId: number,
): Promise<SummaryRow | undefined> {
  return db
    .selectFrom('conversation_summaries')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
}

export async function keepSummary(tx: Tx, summary: SummaryRow): Promise<void> {
  const { conversation_id: _, ...changed } = summary
  await tx
    .insertInto('conversation_summaries')
    .values(summary)
    .onConflict((on) => on.column('conversation_id').doUpdateSet(changed))
    .execute()
}

/** The agent forgets it; false where there is none. */
export async function forgetSummary(tx: Tx, conversationId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('conversation_summaries')
    .set({ text: '' })
    .where('conversation_id', '=', conversationId)
    .where('text', '!=', '')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Place {
  readonly sent_at: number
  readonly id: number
}

/** What was said after one moment and before another, the oldest first. */
export async function saidBetween(
  db: Reads,
  conversationId: number,
  {
    after,
    before,
    limit,
  }: { readonly after: Place; readonly before: Place; readonly limit: number },
) {
  return db
    .selectFrom('messages')
    .select(['id', 'author', 'text', 'sent_at'])
    .where('conversation_id', '=', conversationId)
    .where((eb) => eb(eb.refTuple('sent_at', 'id'), '>', eb.tuple(after.sent_at, after.id)))
    .where((eb) => eb(eb.refTuple('sent_at', 'id'), '<', eb.tuple(before.sent_at, before.id)))
    .where((eb) => eb.or([eb('state', 'is', null), eb('state', '!=', 'failed')]))
    .orderBy('sent_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

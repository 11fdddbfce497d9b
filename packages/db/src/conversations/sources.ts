import type { Insertable, Selectable } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { ConversationSourcesTable } from '../schema/schema.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

export type SourceRow = Selectable<ConversationSourcesTable>

/** Stored twice it is the same. */
export async function keepSource(
  tx: Tx,
  source: Insertable<ConversationSourcesTable>,
): Promise<void> {
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

/** What a conversation begins from. */
export interface Background {
  /** What was said before the messages that are still read, in a few sentences; empty where none is kept. */
  readonly summary: string
  /** What brought the customer last; null where nothing tells. */
  readonly source: Pick<SourceRow, 'kind' | 'title' | 'ref' | 'words'> | null
}

/** Read at once: every turn asks for it. */
export async function backgroundOf(db: Reads, conversationId: number): Promise<Background> {
  const [row] = await backgrounds(db, { conversationId })
  const { kind = null, title = null, ref = null, words = null } = row ?? {}
  return { summary: row?.text ?? '', source: kind === null ? null : { kind, title, ref, words } }
}

const backgrounds = preparedQuery((db: Reads, { conversationId }: { conversationId: number }) =>
  db
    .selectFrom('conversations')
    .leftJoin('conversation_summaries as summary', 'summary.conversation_id', 'conversations.id')
    .leftJoin('conversation_sources as source', 'source.conversation_id', 'conversations.id')
    .select(['summary.text', 'source.kind', 'source.title', 'source.ref', 'source.words'])
    .where('conversations.id', '=', conversationId)
    .orderBy('source.at', 'desc')
    .limit(1),
)

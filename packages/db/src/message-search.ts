import { sql } from 'kysely'

import type { Reads } from './reads.ts'
import { messageTerms } from './search-terms.ts'

export interface FoundMessage {
  id: number
  conversation_id: number
}

/**
 * Messages that hold every word, newest stored first. How long this takes has no bound, so on a
 * large store it belongs on the worker thread.
 */
export async function searchMessages(
  db: Reads,
  query: string,
  page: { limit: number; beforeId?: number | undefined },
): Promise<FoundMessage[]> {
  const terms = messageTerms(query)
  if (terms === null) return []
  const { beforeId } = page
  return db
    .selectFrom('message_search')
    .select(['rowid as id', 'conversation_id'])
    .where(sql<boolean>`message_search match ${terms}`)
    .$if(beforeId !== undefined, (found) => found.where('rowid', '<', beforeId ?? 0))
    .orderBy('rowid', 'desc')
    .limit(page.limit)
    .execute()
}

/** Every conversation with such a message, each once. */
export async function searchConversationsByText(db: Reads, query: string): Promise<number[]> {
  const terms = messageTerms(query)
  if (terms === null) return []
  const rows = await db
    .selectFrom('message_search')
    .select('conversation_id')
    .distinct()
    .where(sql<boolean>`message_search match ${terms}`)
    .execute()
  return rows.map((row) => row.conversation_id)
}

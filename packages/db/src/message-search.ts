import { sql } from 'kysely'

import { compiledOnce } from './compiled-once.ts'
import {
  type ConversationFilter,
  conversationsByName,
  type ListedConversation,
  listConversations,
} from './conversation-list.ts'
import type { Reads } from './reads.ts'
import { messageTerms, saysAll } from './search-terms.ts'

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

export interface SearchBounds {
  /** So many matches are all looked up. */
  matches: number
  /** So many messages are read in search of a page of conversations that hold frequent words. */
  messages: number
}

const usual: SearchBounds = { matches: 10_000, messages: 20_000 }

/**
 * The list of conversations, by names and by what was written in them. Looking up every match of a
 * word that nearly every conversation holds would take seconds: past a bound the conversations are
 * gone through instead, newest first, until the page is full.
 */
export async function searchConversations(
  db: Reads,
  filter: ConversationFilter & { search: string },
  bounds: SearchBounds = usual,
): Promise<ListedConversation[]> {
  const terms = messageTerms(filter.search)
  if (terms === null) return listConversations(db, filter)
  const newest = await matches(db, { terms, limit: bounds.matches + 1 })
  const holding = new Set(newest.map((row) => row.conversation_id))
  if (newest.length > bounds.matches) {
    const page = await goThrough(db, filter, { holding, most: bounds.messages })
    if (page) return page
    // Many messages of few conversations, all far back.
    const all = await searchConversationsByText(db, filter.search)
    return listConversations(db, { ...filter, found: all })
  }
  return listConversations(db, { ...filter, found: [...holding] })
}

const matches = compiledOnce((db: Reads, { terms, limit }: { terms: string; limit: number }) =>
  db
    .selectFrom('message_search')
    .select('conversation_id')
    .where(sql<boolean>`message_search match ${terms}`)
    .orderBy('rowid', 'desc')
    .limit(limit),
)

const lookAt = 200

/** Null when more than `most` messages would have to be read. */
async function goThrough(
  db: Reads,
  { search, ...filter }: ConversationFilter & { search: string },
  { holding, most }: { holding: ReadonlySet<number>; most: number },
): Promise<ListedConversation[] | null> {
  const named = new Set(await conversationsByName(db, search))
  const says = saysAll(search)
  const found: ListedConversation[] = []
  let { before } = filter
  let read = 0
  for (;;) {
    const some = await listConversations(db, { ...filter, before, limit: lookAt })
    for (const row of some) {
      if (read > most) return null
      let holds = named.has(row.id) || holding.has(row.id)
      if (!holds) {
        const said = await texts(db, { id: row.id, limit: most })
        read += said.length
        holds = said.some(({ text }) => says(text))
      }
      if (holds) found.push(row)
      if (found.length === filter.limit) return found
    }
    const last = some.at(-1)
    if (!last || some.length < lookAt) return found
    before = { at: last.last_activity_at, id: last.id }
  }
}

const texts = compiledOnce((db: Reads, { id, limit }: { id: number; limit: number }) =>
  db
    .selectFrom('messages')
    .select('text')
    .where('conversation_id', '=', id)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
)

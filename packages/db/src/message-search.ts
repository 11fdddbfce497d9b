import { sql } from 'kysely'

import { compiledOnce } from './compiled-once.ts'
import {
  type ConversationFilter,
  conversationsByName,
  type ListedConversation,
  listConversations,
} from './conversation-list.ts'
import { wordsOf } from './normalise.ts'
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
  /** So many of the newest messages are read before the index is asked. */
  first: number
  /** So many matches are all looked up. */
  matches: number
  /** So many messages are read in search of a page where there are more matches than that. */
  messages: number
}

const usual: SearchBounds = { first: 2_000, matches: 10_000, messages: 20_000 }

/** The index keeps the beginnings of words from so many letters on; shorter ones it gathers anew. */
const keptBeginning = 3

/**
 * The list of conversations, by names and by what was written in them. Looking up every match of a
 * word that nearly every conversation holds would take seconds: such a page is filled sooner by going
 * through the conversations, newest first.
 */
export async function searchConversations(
  db: Reads,
  filter: ConversationFilter & { search: string },
  { first, matches: most, messages }: SearchBounds = usual,
): Promise<ListedConversation[]> {
  const terms = messageTerms(filter.search)
  if (terms === null) return listConversations(db, filter)
  const named = new Set(await conversationsByName(db, filter.search))
  const page = await goThrough(db, filter, { holding: named, most: first })
  if (page) return page
  const last = wordsOf(filter.search).at(-1) ?? ''
  if ([...last].length >= keptBeginning) {
    const newest = await matches(db, { terms, limit: most + 1 })
    const found = newest.map((row) => row.conversation_id)
    if (found.length <= most)
      return listConversations(db, { ...filter, found: [...new Set(found)] })
    for (const id of found) named.add(id)
  }
  return (
    (await goThrough(db, filter, { holding: named, most: messages })) ??
    // Many messages of few conversations, all far back.
    listConversations(db, { ...filter, found: await searchConversationsByText(db, filter.search) })
  )
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

/** A page of those that hold the words or are known to; null when more than `most` messages had to be read. */
async function goThrough(
  db: Reads,
  { search, ...filter }: ConversationFilter & { search: string },
  { holding, most }: { holding: ReadonlySet<number>; most: number },
): Promise<ListedConversation[] | null> {
  const says = saysAll(search)
  const found: ListedConversation[] = []
  let { before } = filter
  let read = 0
  for (;;) {
    const some = await listConversations(db, { ...filter, before, limit: lookAt })
    for (const row of some) {
      let holds = holding.has(row.id)
      if (!holds) {
        const said = await texts(db, { id: row.id, limit: most + 1 })
        read += said.length
        holds = said.some(({ text }) => says(text))
        // Not all of them may have been read.
        if (!holds && read > most) return null
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

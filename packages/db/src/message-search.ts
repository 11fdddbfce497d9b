import { sql } from 'kysely'

import { compiledOnce } from './compiled-once.ts'
import {
  type ConversationFilter,
  conversationsByName,
  type ListedConversation,
  listConversations,
} from './conversation-list.ts'
import type { Reads } from './reads.ts'
import { messageTerms, roughMessageTerms, saysAll } from './search-terms.ts'

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
  /** So many of the newest matches are looked up first, ... */
  first: number
  /** ... and so many each time after. */
  matches: number
  /** So many messages are read in between; twice as many each time after. */
  messages: number
}

const usual: SearchBounds = { first: 1_000, matches: 50_000, messages: 10_000 }

/**
 * The list of conversations, by names and by what was written in them. Looking up every match of a
 * word that nearly every conversation holds would take seconds, and so would reading all messages in
 * search of words that few hold: it is the newest matches and the newest conversations in turn, until
 * the page is full or there are no more matches.
 */
export async function searchConversations(
  db: Reads,
  filter: ConversationFilter & { search: string },
  bounds: SearchBounds = usual,
): Promise<ListedConversation[]> {
  const { search } = filter
  const terms = messageTerms(search)
  if (terms === null) return listConversations(db, filter)
  const named = await conversationsByName(db, search)
  const known: Known = { holding: new Set(named), without: new Set(), down: noneYet, newest: 0 }
  const rough = roughMessageTerms(search)
  if (!rough) {
    // The index keeps no beginnings as short as this; it gathers all such words, if it must.
    return (
      (await goThrough(db, filter, { known, most: bounds.messages * 2 })) ??
      listConversations(db, { ...filter, found: await searchConversationsByText(db, search) })
    )
  }
  let next = { ...rough, limit: bounds.first }
  for (let { messages: most } = bounds; ; most *= 2) {
    await addMatches(db, known, { search, ...next })
    if (known.down === 0 && known.holding.size <= sortedAtOnce) {
      return listConversations(db, { ...filter, found: [...known.holding] })
    }
    const page = await goThrough(db, filter, { known, most })
    if (page) return page
    // To gather a beginning takes less than to read very many messages.
    const manyLeft = known.newest - known.down < known.down / 10
    next = manyLeft
      ? { terms, exact: true, limit: bounds.matches }
      : { ...rough, limit: bounds.matches }
  }
}

/** More than so many conversations are sooner found among the newest than sorted. */
const sortedAtOnce = 2_000

/** What has come out of a search so far. */
interface Known {
  /** Conversations with a message that holds the words, or a name. */
  readonly holding: Set<number>
  /** Those of which every message is known not to hold them. */
  readonly without: Set<number>
  /** Whichever message from this id on holds the words, its conversation is known. */
  down: number
  /** The newest message that may hold the words. */
  newest: number
}

const noneYet = Number.MAX_SAFE_INTEGER

/** Goes on with the next newest messages that hold the words. */
async function addMatches(
  db: Reads,
  known: Known,
  { search, terms, exact, limit }: { search: string; terms: string; exact: boolean; limit: number },
): Promise<void> {
  const rows = await matches(db, { terms, below: known.down, limit })
  known.newest ||= rows[0]?.id ?? 0
  known.down = rows.length < limit ? 0 : (rows.at(-1)?.id ?? 0)
  if (exact) {
    for (const row of rows) known.holding.add(row.conversation_id)
    return
  }
  const open = rows.filter(
    ({ conversation_id: of }) => !known.holding.has(of) && !known.without.has(of),
  )
  const says = saysAll(search)
  for (let at = 0; at < open.length; at += readAtOnce) {
    const ids = JSON.stringify(open.slice(at, at + readAtOnce).map(({ id }) => id))
    for (const { conversation_id: of, text } of await written(db, { ids })) {
      if (!known.holding.has(of) && says(text)) known.holding.add(of)
    }
  }
}

const readAtOnce = 1_000

const matches = compiledOnce(
  (db: Reads, { terms, below, limit }: { terms: string; below: number; limit: number }) =>
    db
      .selectFrom('message_search')
      .select(['rowid as id', 'conversation_id'])
      .where(sql<boolean>`message_search match ${terms}`)
      .where('rowid', '<', below)
      .orderBy('rowid', 'desc')
      .limit(limit),
)

const written = compiledOnce((db: Reads, { ids }: { ids: string }) =>
  db
    .selectFrom('messages')
    .select(['conversation_id', 'text'])
    .where(sql<boolean>`id in (select value from json_each(${ids}))`),
)

const lookAt = 100
const glance = 20

/** A page of those that hold the words; null when more than `most` messages would have to be read. */
async function goThrough(
  db: Reads,
  { search, ...filter }: ConversationFilter & { search: string },
  { known: { holding, without, down }, most }: { known: Known; most: number },
): Promise<ListedConversation[] | null> {
  const says = saysAll(search)
  const found: ListedConversation[] = []
  let { before } = filter
  let left = most
  for (;;) {
    const some = await listConversations(db, { ...filter, before, limit: lookAt })
    for (const row of some) {
      if (down > 0 && !holding.has(row.id) && !without.has(row.id)) {
        let holds = false
        // Most that hold the words do so in their newest messages; some have thousands.
        for (const limit of [glance, left + 1]) {
          const said = await texts(db, { id: row.id, below: down, limit })
          holds = said.some(({ text }) => says(text))
          if (holds || said.length < limit) break
          if (limit > left) return null
        }
        left -= holds ? glance : Math.max(row.message_count, glance)
        ;(holds ? holding : without).add(row.id)
      }
      if (holding.has(row.id)) found.push(row)
      if (found.length === filter.limit) return found
      if (left <= 0) return null
    }
    const last = some.at(-1)
    if (!last || some.length < lookAt) return found
    before = { at: last.last_activity_at, id: last.id }
  }
}

const texts = compiledOnce(
  (db: Reads, { id, below, limit }: { id: number; below: number; limit: number }) =>
    db
      .selectFrom('messages')
      .select('text')
      .where('conversation_id', '=', id)
      .where('id', '<', below)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
)

import { sql } from 'kysely'

import {
  type ConversationFilter,
  conversationsByName,
  listConversations,
} from '../../conversations/conversation-list.ts'
import type { Reads } from '../../schema/reads.ts'
import { messageTerms, roughMessageTerms, saysAll } from '../../search/search-terms.ts'
import { preparedQuery } from '../../sqlite/prepared-query.ts'
import {
  ConversationSearch,
  type FoundConversation,
  type MatchState,
} from './conversation-search.ts'

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
  matches: number
  /** ... and about so many messages are read for what those leave open; eight times as many after. */
  messages: number
  /** More conversations than these are sooner found among the newest than sorted. */
  sorted: number
}

export interface SearchSteps {
  bounds?: SearchBounds
  /** Called between two steps; a search that nobody waits for any more ends by what it throws. */
  between?: () => Promise<void>
}

const usual: SearchBounds = { matches: 1_000, messages: 12_000, sorted: 2_000 }
const growth = 8

/**
 * The list of conversations, by names and notes and by what was written in them. Looking up every match of a
 * word that nearly every conversation holds would take seconds, and so would reading all messages in
 * search of words that few hold: it is the newest matches and the newest conversations in turn, until
 * the page is full or there are no more matches.
 */
export async function searchConversations(
  db: Reads,
  filter: ConversationFilter & { search: string },
  { bounds = usual, between = noPause }: SearchSteps = {},
): Promise<FoundConversation[]> {
  const { search, ...narrow } = filter
  const terms = messageTerms(search)
  if (terms === null) {
    const rows = await listConversations(db, filter)
    return rows.map((row) => ({ ...row, hit: null }))
  }
  const named = new Set(await conversationsByName(db, search))
  const { sorted } = bounds
  const walk = new ConversationSearch(db, narrow, { named, says: saysAll(search), sorted })
  let { matches: limit, messages: most } = bounds
  const rough = roughMessageTerms(search)
  // To gather a beginning that the index does not keep takes long where it is frequent; where few of
  // those that a shorter one finds hold it, it is not.
  let sure = rough?.exact === true
  let heard = nothingYet(sure)
  for (;;) {
    const asked = sure ? terms : rough?.terms
    if (asked !== undefined) await hear(db, heard, { terms: asked, limit })
    if (await walk.next(heard, heard.sure && heard.down === 0 ? Infinity : most)) {
      return walk.withHits(heard)
    }
    await between()
    const few = walk.found.length < filter.limit / 4
    if (!sure && (few || rough?.shortened !== false)) {
      sure = true
      heard = nothingYet(sure)
      continue
    }
    limit *= growth
    most *= growth
  }
}

function nothingYet(sure: boolean): MatchState {
  return { by: new Map(), down: Number.MAX_SAFE_INTEGER, sure }
}

function noPause(): Promise<void> {
  return Promise.resolve()
}

/**
 * Continues with the next newest messages that may hold the words. Where few of them go far back, the
 * rest of them takes less than to ask conversations for their older messages.
 */
async function hear(
  db: Reads,
  heard: MatchState,
  { terms, limit }: { terms: string; limit: number },
): Promise<void> {
  if (heard.down === 0) return
  const rows = await matches(db, { terms, below: heard.down, limit })
  for (const { id, conversation_id: of } of rows) {
    const there = heard.by.get(of)
    if (there) there.push(id)
    else heard.by.set(of, [id])
  }
  const [newest, oldest] = [rows[0]?.id ?? 0, rows.at(-1)?.id ?? 0]
  heard.down = rows.length < limit ? 0 : oldest
  if (newest - heard.down > newest * farBack) {
    await hear(db, heard, { terms, limit: limit * growth })
  }
}

const farBack = 1 / 3

const matches = preparedQuery(
  (db: Reads, { terms, below, limit }: { terms: string; below: number; limit: number }) =>
    db
      .selectFrom('message_search')
      .select(['rowid as id', 'conversation_id'])
      .where(sql<boolean>`message_search match ${terms}`)
      .where('rowid', '<', below)
      .orderBy('rowid', 'desc')
      .limit(limit),
)

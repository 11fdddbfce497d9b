import type { ConversationStage, ConversationStatus } from '@pal/core/domain/entities'
import { type Selectable, sql } from 'kysely'

import { counters } from './counters.ts'
import type { Reads } from './reads.ts'
import type { ConversationsTable } from './schema.ts'
import { nameTerms } from './search-terms.ts'

/** A conversation as the lists show it. */
export interface ListedConversation extends Selectable<ConversationsTable> {
  psid: string
  customer_name: string | null
  page_name: string
  campaign_name: string | null
}

export interface ConversationFilter {
  limit: number
  /** The last row of the page before. */
  before?: { at: number; id: number } | undefined
  status?: ConversationStatus | undefined
  stage?: ConversationStage | 'live' | undefined
  campaignId?: number | undefined
  pageId?: string | undefined
  /** In customers' names and phones. */
  search?: string | undefined
  /** Beside those that `search` finds: what the search in the messages found. */
  found?: readonly number[] | undefined
}

/** Newest activity first, all filters together. */
export async function listConversations(
  db: Reads,
  filter: ConversationFilter,
): Promise<ListedConversation[]> {
  const { before, status, stage, campaignId, pageId } = filter
  const search = filter.search?.trim() || undefined
  let query = selectListed(db)
    .orderBy('conversations.last_activity_at', 'desc')
    .orderBy('conversations.id', 'desc')
    .limit(filter.limit)
  if (before) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('conversations.last_activity_at', 'conversations.id'),
        '<',
        eb.tuple(before.at, before.id),
      ),
    )
  }
  if (status) query = query.where('conversations.status', '=', status)
  // Word for word the condition of the index of live conversations; `in` would choose another.
  if (stage === 'live') query = query.where(live)
  else if (stage) query = query.where('conversations.stage', '=', stage)
  if (campaignId !== undefined) query = query.where('conversations.campaign_id', '=', campaignId)
  if (pageId !== undefined) query = query.where('conversations.page_id', '=', pageId)
  if (search !== undefined || filter.found !== undefined) {
    query = query.where(foundBy(search ?? '', filter.found))
  }
  return query.execute()
}

export async function listedConversation(
  db: Reads,
  id: number,
): Promise<ListedConversation | undefined> {
  return selectListed(db).where('conversations.id', '=', id).executeTakeFirst()
}

export interface ConversationMeta {
  total: number
  active: number
  unread: number
  /** In which the agent asks for the person. */
  needPerson: number
  /** Goes up with every change of any conversation. */
  version: number
  lastActivityAt: number | null
}

export async function conversationMeta(db: Reads): Promise<ConversationMeta> {
  const counted = await counters(db)
  const newest = await db
    .selectFrom('conversations')
    .select('last_activity_at')
    .orderBy('last_activity_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { waiting } = await db
    .selectFrom('conversations')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('attention', 'is not', null)
    .executeTakeFirstOrThrow()
  return {
    needPerson: waiting,
    total: counted.get('conversations.total') ?? 0,
    active: counted.get('conversations.status.active') ?? 0,
    unread: counted.get('conversations.unread') ?? 0,
    version: counted.get('conversations.version') ?? 0,
    lastActivityAt: newest?.last_activity_at ?? null,
  }
}

export const live = sql<boolean>`conversations.stage not in ('initial', 'completed')`

/** By the customer's name or phone, or one of those found otherwise. */
export function foundBy(search: string, found: readonly number[] = []) {
  return sql<boolean>`conversations.id in (
    ${byName(search)} union select value from json_each(${JSON.stringify(found)})
  )`
}

export function selectListed(db: Reads) {
  return db
    .selectFrom('conversations')
    .innerJoin('customers', 'customers.id', 'conversations.customer_id')
    .innerJoin('pages', 'pages.id', 'conversations.page_id')
    .leftJoin('campaigns', 'campaigns.id', 'conversations.campaign_id')
    .selectAll('conversations')
    .select([
      'customers.psid',
      'customers.name as customer_name',
      'pages.name as page_name',
      'campaigns.name as campaign_name',
    ])
}

function byName(search: string) {
  const terms = nameTerms(search)
  const parts = sql`select rowid from conversation_search
    where conversation_search match ${terms?.parts}`
  const beginnings = sql`select rowid from conversation_short
    where conversation_short match ${terms?.beginnings}`
  if (!terms) return sql`select null where false`
  if (!terms.beginnings) return parts
  if (!terms.parts) return beginnings
  return sql`select rowid from (${parts} intersect ${beginnings})`
}

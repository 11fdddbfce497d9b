import type { ConversationStage, ConversationStatus } from '@pal/core/domain/entities'
import { type Selectable, sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import type { ConversationsTable } from '../schema/schema.ts'
import { nameTerms } from '../search/search-terms.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { counter } from '../stats/counters.ts'
import {
  answerDraftedAt,
  inPeriod,
  type PeriodFilter,
  type PeriodValues,
  periodValues,
  waitsForSeller,
} from './period-filter.ts'

const shown = [
  'id',
  'customer_id',
  'page_id',
  'thread_id',
  'campaign_id',
  'platform',
  'stage',
  'status',
  'last_message',
  'last_message_at',
  'last_customer_at',
  'can_reply',
  'can_reply_at',
  'last_activity_at',
  'message_count',
  'unread_count',
  'handler',
  'takeover_until',
  'other_app_at',
  'needs_human_reason',
  'needs_human_at',
  'waiting_since',
  'note',
  'tags',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ConversationsTable)[]

/** A conversation as the lists show it. */
export interface ListedConversation extends Pick<
  Selectable<ConversationsTable>,
  (typeof shown)[number]
> {
  psid: string
  customer_name: string | null
  /** As Facebook tells it. */
  profile_name: string | null
  page_name: string
  campaign_name: string | null
  /** Since when an answer to the customer waits for the seller's yes. */
  drafted_at: number | null
}

export interface ConversationFilter extends PeriodFilter {
  limit: number
  /** The last row of the page before. */
  before?: { at: number; id: number } | undefined
  status?: ConversationStatus | undefined
  stage?: ConversationStage | 'live' | undefined
  /** Goes from the newest on whatever is asked for: for who reads many pages of one list. */
  down?: boolean | undefined
  /** In customers' names and phones, and in the seller's notes and tags. */
  search?: string | undefined
  /** Beside those that `search` finds: what the search in the messages found. */
  found?: readonly number[] | undefined
}

/** Newest activity first, all filters together. */
export async function listConversations(
  db: Reads,
  { limit, before, status, stage, search, found, down, ...period }: ConversationFilter,
): Promise<ListedConversation[]> {
  const words = search?.trim() ?? ''
  const few = !down && (await isSmallCampaign(db, period))
  const sorted = found !== undefined || few || (!down && isLookedUp(period)) ? 1 : undefined
  const values: ListValues = {
    limit,
    status,
    ...periodValues(period),
    sorted,
    ...(words !== '' || found !== undefined ? foundValues(words, found) : nothingFound),
    beforeAt: before?.at,
    beforeId: before?.id,
    live: stage === 'live' ? 1 : undefined,
    stage: stage === 'live' ? undefined : stage,
  }
  const settled = sorted ? [] : await listed(db, { ...values, settled: 1 })
  return settled.length > 0 ? settled : listed(db, values)
}

const nothingFound: FoundValues = { found: undefined, parts: undefined, beginnings: undefined }

/** Few are picked out by these; by anything else it is as quick to go down the list. */
function isLookedUp({ from, event = 'begun', needsHuman }: PeriodFilter): boolean {
  return needsHuman !== undefined || (from !== undefined && event === 'begun')
}

/** To sort so many takes less than to go down the list to those of a campaign of long ago. */
const fewMembers = 5_000

async function isSmallCampaign(db: Reads, { campaignId, event }: PeriodFilter): Promise<boolean> {
  if (campaignId === undefined || (event !== undefined && event !== 'begun')) return false
  const [beyond] = await memberBeyond(db, { campaignId, skip: fewMembers })
  return beyond === undefined
}

const memberBeyond = preparedQuery(
  (db: Reads, { campaignId, skip }: { campaignId: number; skip: number }) =>
    db
      .selectFrom('campaign_conversations')
      .select('conversation_id')
      .where('campaign_id', '=', campaignId)
      .limit(1)
      .offset(skip),
)

/** How many conversations these filters leave; a search is not counted. */
export async function countConversations(
  db: Reads,
  { status, stage, ...period }: Pick<ConversationFilter, 'status' | 'stage' | keyof PeriodFilter>,
): Promise<number> {
  const down = !isLookedUp(period)
  const { rows } = await db
    .selectFrom(down ? byActivity() : 'conversations')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where((eb) => eb.and(inPeriod(periodValues(period), down)))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'active'))
    .$if(stage === 'live', (query) => query.where(live))
    .$if(stage !== undefined && stage !== 'live', (query) =>
      query.where('stage', '=', stage as ConversationStage),
    )
    .executeTakeFirstOrThrow()
  return rows
}

interface ListValues extends FoundValues, PeriodValues {
  limit: number
  beforeAt: number | undefined
  beforeId: number | undefined
  status?: ConversationStatus | undefined
  stage: ConversationStage | undefined
  live: 1 | undefined
  /** Those that fit are looked up and sorted, where going down the index would pass too many. */
  sorted: 1 | undefined
  /** Nothing where any conversation has moved in the lists, else the same in less time. */
  settled?: 1 | undefined
}

const listed = preparedQuery((db: Reads, values: ListValues) => {
  const { beforeAt, beforeId, status, stage, sorted, settled } = values
  const down = settled ? 'settled_conversations' : 'conversations_by_activity'
  let query = selectListed(db, sorted ? 'conversations' : down)
    .where((eb) => eb.and(inPeriod(values, sorted === undefined)))
    .orderBy(
      sorted ? sql`+conversations.last_activity_at` : 'conversations.last_activity_at',
      'desc',
    )
    .orderBy('conversations.id', 'desc')
    .limit(values.limit)
  if (beforeAt !== undefined && beforeId !== undefined) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('conversations.last_activity_at', 'conversations.id'),
        '<',
        eb.tuple(beforeAt, beforeId),
      ),
    )
  }
  if (status) query = query.where('conversations.status', '=', status)
  // Word for word the condition of the index of live conversations; `in` would choose another.
  if (values.live) query = query.where(live)
  if (stage) query = query.where('conversations.stage', '=', stage)
  if (values.found !== undefined) query = query.where(foundBy(values))
  return query
})

const oneListed = preparedQuery((db: Reads, { id }: { id: number }) =>
  selectListed(db).where('conversations.id', '=', id),
)

export async function listedConversation(
  db: Reads,
  id: number,
): Promise<ListedConversation | undefined> {
  const [row] = await oneListed(db, { id })
  return row
}

export interface ConversationMeta {
  total: number
  active: number
  unread: number
  /** Whose customers wait for the seller: see `waitsForSeller`. */
  needHuman: number
  /** Goes up with every change of any conversation. */
  version: number
  lastActivityAt: number | null
}

export async function conversationMeta(db: Reads): Promise<ConversationMeta> {
  const [total, active, unread, version] = await Promise.all([
    counter(db, 'conversations.total'),
    counter(db, 'conversations.status.active'),
    counter(db, 'conversations.unread'),
    counter(db, 'conversations.version'),
  ])
  const newest = await db
    .selectFrom('conversations_by_activity')
    .select('last_activity_at')
    .orderBy('last_activity_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { waiting } = await db
    .selectFrom('conversations')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where(waitsForSeller)
    .executeTakeFirstOrThrow()
  return {
    needHuman: waiting,
    total,
    active,
    unread,
    version,
    lastActivityAt: newest?.last_activity_at ?? null,
  }
}

export const live = sql<boolean>`conversations.stage not in ('initial', 'completed')`

/** What `foundBy` takes: whom a search found by their messages, and its words for the name indexes. */
export interface FoundValues {
  /** JSON of ids. */
  found: string | undefined
  parts: string | undefined
  beginnings: string | undefined
}

export function foundValues(search: string, found: readonly number[] = []): FoundValues {
  const terms = nameTerms(search)
  return {
    found: JSON.stringify(found),
    parts: terms?.parts ?? undefined,
    beginnings: terms?.beginnings ?? undefined,
  }
}

/** By the customer's name or phone or the seller's notes, or one of those found otherwise. */
export function foundBy({ found, ...terms }: FoundValues) {
  return sql<boolean>`conversations.id in (
    ${byName(terms)} union select value from json_each(${found})
  )`
}

/** Those whose customer's name or phone is searched for, or what the seller noted of them. */
export async function conversationsByName(db: Reads, search: string): Promise<number[]> {
  const { parts, beginnings } = foundValues(search)
  const rows = await named(db, { parts, beginnings })
  return rows.map(({ id }) => id)
}

const named = preparedQuery((db: Reads, terms: Omit<FoundValues, 'found'>) =>
  db.selectFrom(sql<{ rowid: number }>`(${byName(terms)})`.as('named')).select('named.rowid as id'),
)

type Listed = 'conversations' | 'conversations_by_activity' | 'settled_conversations'

export function selectListed(db: Reads, from: Listed = 'conversations') {
  return db
    .selectFrom(byActivity(from))
    .innerJoin('customers', 'customers.id', 'conversations.customer_id')
    .innerJoin('pages', 'pages.id', 'conversations.page_id')
    .leftJoin('campaigns', 'campaigns.id', 'conversations.campaign_id')
    .select(shown.map((column) => `conversations.${column}` as const))
    .select((eb) => [
      // Whoever has a chat has one.
      eb.ref('customers.psid').$notNull().as('psid'),
      'customers.name as customer_name',
      'customers.profile_name',
      'pages.name as page_name',
      'campaigns.name as campaign_name',
      answerDraftedAt.as('drafted_at'),
    ])
}

/** A view in the place of the table, of which it has every column. */
export function byActivity(view: Listed = 'conversations_by_activity') {
  return `${view} as conversations` as 'conversations'
}

/** The rows of one of the indexes of names. */
export function byName(
  { parts, beginnings }: Omit<FoundValues, 'found'>,
  of: 'conversation' | 'caller' = 'conversation',
) {
  const [whole, begun] = [sql.id(`${of}_search`), sql.id(`${of}_short`)]
  const long = sql`select rowid from ${whole} where ${whole} match ${parts}`
  const short = sql`select rowid from ${begun} where ${begun} match ${beginnings}`
  if (parts === undefined)
    return beginnings === undefined ? sql`select null as rowid where false` : short
  return beginnings === undefined ? long : sql`select rowid from (${long} intersect ${short})`
}

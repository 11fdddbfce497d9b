import { dayMs } from '@pal/core/durations'
import { notFound } from '@pal/core/errors'
import type { Reason } from '@pal/core/texts/reason'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type {
  CampaignConversationsTable,
  ConversationsTable,
  CustomersTable,
} from '../schema/schema.ts'
import { storeReason } from '../schema/stored-reason.ts'
import { indexConversation, indexNewConversation } from '../search/name-index.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { type CounterChanges, count } from '../stats/counters.ts'
import { addFact } from '../stats/rollups.ts'
import { countBegun, countMoved } from '../stats/stage-facts.ts'
import { nameOfProfile } from './fact-sources.ts'

export type ConversationRow = Selectable<ConversationsTable>
export type ConversationChanges = Omit<
  Updateable<ConversationsTable>,
  'id' | 'customer_id' | 'page_id' | 'campaign_id' | 'listed_at' | 'created_at' | 'updated_at'
>

/** By our number, or by Facebook's id of the thread. */
export async function findConversation(
  db: Reads,
  id: number | string,
): Promise<ConversationRow | undefined> {
  const ours = typeof id === 'number' || /^[1-9]\d{0,14}$/.test(id)
  const [row] = await (ours ? byId(db, { id: Number(id) }) : byThread(db, { id }))
  return row
}

const byId = preparedQuery((db: Reads, { id }: { id: number }) =>
  db.selectFrom('conversations').selectAll().where('id', '=', id),
)

const byThread = preparedQuery((db: Reads, { id }: { id: string }) =>
  db
    .selectFrom('conversations')
    .selectAll()
    .where('thread_id', '=', id)
    .where('erasing_since', 'is', null),
)

/** By our number or Facebook's thread id; an unknown one is a 404. */
export async function mustFindConversation(
  db: Reads,
  id: string | number,
): Promise<ConversationRow> {
  const row = await findConversation(db, id)
  if (!row) throw notFound('conversation_not_found')
  return row
}

export async function isBeingErased(db: Reads, id: number): Promise<boolean> {
  return (await beingErased(db, { id })).length > 0
}

const beingErased = preparedQuery((db: Reads, { id }: { id: number }) =>
  db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', id)
    .where('erasing_since', 'is not', null),
)

export interface KnownThread {
  pageId: string
  psid: string
  name?: string | null | undefined
  threadId?: string | null | undefined
  /** Under which a new conversation begins. */
  campaignId?: number | null | undefined
  /** When the customer was first heard of. */
  at: number
  now: number
}

/** The conversation of a customer on a page; the first word makes both. */
export async function ensureConversation(tx: Tx, known: KnownThread): Promise<ConversationRow> {
  const [found] = await ofCustomer(tx, { pageId: known.pageId, psid: known.psid })
  if (!found) return newConversation(tx, known)
  const { name, profile_name, phone9, ...conversation } = found
  if (known.name && profile_name !== known.name) {
    const named = { profile_name: known.name, name: name ?? known.name }
    await tx
      .updateTable('customers')
      .set({ ...named, ...(name === null && nameOfProfile), updated_at: known.now })
      .where('id', '=', conversation.customer_id)
      .execute()
    await indexConversation(tx, conversation, { ...named, phone9 })
  }
  if (known.threadId && conversation.thread_id !== known.threadId) {
    return changeConversation(tx, conversation.id, { thread_id: known.threadId }, known.now)
  }
  return conversation
}

const ofCustomer = preparedQuery((db: Reads, { pageId, psid }: { pageId: string; psid: string }) =>
  db
    .selectFrom('customers')
    .innerJoin('conversations', 'conversations.customer_id', 'customers.id')
    .selectAll('conversations')
    .select(['customers.name', 'customers.profile_name', 'customers.phone9'])
    .where('customers.page_id', '=', pageId)
    .where('customers.psid', '=', psid)
    .where('customers.erasing_since', 'is', null),
)

async function newConversation(tx: Tx, known: KnownThread): Promise<ConversationRow> {
  const name = known.name || null
  const campaign_id = known.campaignId ?? null
  const begun = Math.min(known.at, known.now)
  const stamps = { created_at: known.now, updated_at: known.now }
  const named = { name, profile_name: name, ...(name !== null && nameOfProfile) }
  const customer = { page_id: known.pageId, psid: known.psid, ...named, ...stamps }
  const [made] = await insertCustomer(tx, customer)
  const [row] = made
    ? await insertConversation(tx, {
        customer_id: made.id,
        page_id: known.pageId,
        thread_id: known.threadId || null,
        campaign_id,
        last_activity_at: known.at,
        listed_at: known.at,
        created_at: begun,
        updated_at: known.now,
      })
    : []
  if (!row) throw new Error('A conversation was not kept')
  await indexNewConversation(tx, row.id, { name, profile_name: name, phone9: null })
  await count(tx, {
    'conversations.total': 1,
    'conversations.status.active': 1,
    'conversations.stage.initial': 1,
    'conversations.version': 1,
  })
  await countBegun(tx, begun)
  if (campaign_id !== null) await joinCampaign(tx, row.id, campaign_id, begun)
  return row
}

type Stamps = 'created_at' | 'updated_at'

type NewCustomer = Pick<
  Insertable<CustomersTable>,
  'page_id' | 'psid' | 'name' | 'profile_name' | 'fact_sources' | Stamps
>
const insertCustomer = preparedQuery((tx: Tx, row: NewCustomer) =>
  tx.insertInto('customers').values(row).returning('id'),
)

type FirstValues = Pick<
  Insertable<ConversationsTable>,
  | 'customer_id'
  | 'page_id'
  | 'thread_id'
  | 'campaign_id'
  | 'last_activity_at'
  | 'listed_at'
  | Stamps
>

const insertConversation = preparedQuery((tx: Tx, row: FirstValues) =>
  tx.insertInto('conversations').values(row).returningAll(),
)

/** The one way to change a conversation: what is counted of it moves along. */
export async function changeConversation(
  tx: Tx,
  id: number,
  changes: ConversationChanges,
  now: number,
): Promise<ConversationRow> {
  const { stage, status, unread_count } = changes
  const isCounted = [stage, status, unread_count].some((value) => value !== undefined)
  const [before] = isCounted ? await countedOf(tx, { id }) : []
  const [row] = await update(tx, { id, ...changes, updated_at: now })
  if (!row) throw notFound('conversation_not_found')
  const old = before ?? row
  await count(tx, {
    'conversations.version': 1,
    'conversations.unread': row.unread_count - old.unread_count,
    ...moved('conversations.stage', old.stage, row.stage),
    ...moved('conversations.status', old.status, row.status),
  })
  if (before) await countMoved(tx, row.created_at, before, row)
  return row
}

const countedOf = preparedQuery((db: Reads, { id }: { id: number }) =>
  db.selectFrom('conversations').select(['stage', 'status', 'unread_count']).where('id', '=', id),
)

const update = preparedQuery(
  (tx: Tx, { id, ...changes }: ConversationChanges & { id: number; updated_at: number }) =>
    tx.updateTable('conversations').set(changes).where('id', '=', id).returningAll(),
)

/** Puts a conversation under a campaign; one that it left keeps having had it. */
export async function attachCampaign(
  tx: Tx,
  conversation: Pick<ConversationRow, 'id' | 'campaign_id'>,
  campaignId: number,
  now: number,
): Promise<void> {
  if (conversation.campaign_id === campaignId) return
  await tx
    .updateTable('conversations')
    .set({ campaign_id: campaignId, updated_at: now })
    .where('id', '=', conversation.id)
    .execute()
  await joinCampaign(tx, conversation.id, campaignId, now)
}

async function joinCampaign(tx: Tx, id: number, campaignId: number, now: number): Promise<void> {
  const membership = { campaign_id: campaignId, conversation_id: id, since: now }
  if ((await insertMembership(tx, membership)).length === 0) return
  await count(tx, { [`campaign.${campaignId}.conversations`]: 1, 'conversations.version': 1 })
  await addFact(tx, { at: now, campaignId, conversations: 1, grain: 'campaign' })
}

const insertMembership = preparedQuery((tx: Tx, row: Insertable<CampaignConversationsTable>) =>
  tx
    .insertInto('campaign_conversations')
    .values(row)
    .onConflict((on) => on.columns(['campaign_id', 'conversation_id']).doNothing())
    .returning('since'),
)

interface StillWaiting {
  readonly pageId?: string
  /** Whoever wrote last before that may not be answered any more. */
  readonly since: number
}

const waitingAtOnce = 200

/**
 * Whose customers still wait for the agent, and may still be answered, whether or not they have
 * ordered before; the longest quiet first, in parts.
 */
export async function* waitingConversations(
  db: Reads,
  { pageId, since }: StillWaiting,
): AsyncGenerator<readonly ConversationRow[], void, void> {
  for (let after = { at: since, id: 0 }; ;) {
    const rows = await db
      .selectFrom('conversations_by_activity')
      .selectAll()
      .where((eb) => eb(eb.refTuple('last_activity_at', 'id'), '>', eb.tuple(after.at, after.id)))
      .where('last_customer_at', '>=', since)
      .where('waiting_since', 'is not', null)
      .where('handler', '=', 'agent')
      .$if(pageId !== undefined, (query) => query.where('page_id', '=', pageId ?? ''))
      .orderBy('last_activity_at')
      .orderBy('id')
      .limit(waitingAtOnce)
      .execute()
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < waitingAtOnce) return
    after = { at: last.last_activity_at, id: last.id }
  }
}

/** As it begins, and once what was in it is ordered. */
export const noCart = '[]'

export const noHumanNeeded = {
  needs_human_reason: null,
  needs_human_at: null,
} as const satisfies ConversationChanges

/** The customer did something that opens Facebook's window again. False where that is known. */
export async function noteCustomerAct(
  tx: Tx,
  id: number,
  { at, now }: { at: number; now: number },
): Promise<boolean> {
  const row = await findConversation(tx, id)
  if (!row) throw notFound('conversation_not_found')
  if (at <= (row.last_customer_at ?? 0)) return false
  await changeConversation(tx, id, { last_customer_at: at }, now)
  return true
}

export const needsHuman = (why: Reason, now: number): ConversationChanges => ({
  needs_human_reason: storeReason(why),
  needs_human_at: now,
})

/** The seller has seen to it; the agent continues as before. */
export async function humanNoLongerNeeded(tx: Tx, id: number, now: number): Promise<void> {
  await changeConversation(tx, id, noHumanNeeded, now)
}

export async function markConversationSeen(tx: Tx, id: number, now: number): Promise<void> {
  const row = await findConversation(tx, id)
  if (!row) throw notFound('conversation_not_found')
  if (row.unread_count > 0) await changeConversation(tx, id, { unread_count: 0 }, now)
}

/** Without a word from the customer since then, and without an order, a conversation is abandoned. */
export async function abandonSilent(
  tx: Tx,
  { silentSince, now, most = 200 }: { silentSince: number; now: number; most?: number },
): Promise<number[]> {
  const lastDay = sql<number>`last_customer_at / ${sql.lit(dayMs)}`
  const silent = await tx
    .selectFrom('conversations')
    .select('id')
    // Word for word what the index is of.
    .where(sql<boolean>`status = 'active'`)
    .where(lastDay, '<=', Math.floor(silentSince / dayMs))
    .where('last_customer_at', '<=', silentSince)
    .limit(most)
    .execute()
  for (const { id } of silent) await changeConversation(tx, id, { status: 'abandoned' }, now)
  return silent.map(({ id }) => id)
}

function moved<P extends 'conversations.stage' | 'conversations.status'>(
  prefix: P,
  from: string,
  to: string,
): CounterChanges {
  return from === to ? {} : { [`${prefix}.${from}`]: -1, [`${prefix}.${to}`]: 1 }
}

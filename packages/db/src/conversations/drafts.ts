import { humanAgentWindowMs } from '@pal/core/constants'
import { type Insertable, type Selectable, sql } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { DraftsTable } from '../schema/schema.ts'
import { readStoredFields } from '../schema/stored-json.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { changeConversation } from './conversations.ts'
import { tellsOfOrders } from './order-news.ts'

export type DraftRow = Selectable<DraftsTable>
export type NewDraft = Omit<Insertable<DraftsTable>, 'id' | 'state' | 'settled_at'>

/**
 * Worded, and left to the seller. A conversation has one at a time: an older one is out of date. A
 * correction is kept beside it, until it is sent or another correction takes its place, and so is what
 * tells of orders.
 */
export async function keepDraft(tx: Tx, draft: NewDraft): Promise<number> {
  const { kind, conversation_id: there, created_at: now } = draft
  await (kind === 'correction' ? outdateCorrection(tx, there, now) : outdateDraft(tx, there, now))
  const { id } = await tx
    .insertInto('drafts')
    .values(draft)
    .returning('id')
    .executeTakeFirstOrThrow()
  await changeConversation(tx, draft.conversation_id, {}, draft.created_at)
  return id
}

/** What answers the customer goes before what tells of orders, and that before what corrects an earlier answer. */
export async function openDraft(db: Reads, conversationId: number): Promise<DraftRow | undefined> {
  const rows = await openOnes(db, { conversationId })
  const others = rows.filter(({ kind }) => kind !== 'correction')
  return (
    others.find(({ about }) => readStoredFields(about)['kind'] !== 'order') ?? others[0] ?? rows[0]
  )
}

const openOnes = preparedQuery((db: Reads, { conversationId }: { conversationId: number }) =>
  db
    .selectFrom('drafts')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'open'),
)

/** Also what became of the earlier ones; the oldest first. */
export async function draftsOf(db: Reads, conversationId: number): Promise<DraftRow[]> {
  return db
    .selectFrom('drafts')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('id')
    .execute()
}

export async function draftById(db: Reads, id: number): Promise<DraftRow | undefined> {
  return db.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** An answer that leaves the customer to a human: it comes with a hand-off. */
export const handsOver = sql<boolean>`(
  drafts.kind = 'answer' and drafts.outcome ->> '$.outcome.handOver' is not null
)`

/**
 * Those that wait for a yes, oldest first. A held one comes with a customer who needs a human, and so does
 * one that hands over; a correction, and what tells of an order, comes from the seller.
 */
export async function draftsToApproveAfter(db: Reads, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('drafts')
    .select('id')
    .where('id', '>', after)
    .where('state', '=', 'open')
    .where('kind', 'in', ['answer', 'follow_up'])
    .where((eb) => eb.not(handsOver))
    .where((eb) => eb.not(tellsOfOrders))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What became of it; false where that was settled before. */
export async function settleDraft(
  tx: Tx,
  { id, conversation_id }: Pick<DraftRow, 'id' | 'conversation_id'>,
  { state, now }: { readonly state: 'sent' | 'edited' | 'discarded'; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('drafts')
    .set({ state, settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  await changeConversation(tx, conversation_id, {}, now)
  return numUpdatedRows > 0n
}

/**
 * What nobody sent while Facebook took it from a human is not offered any more; what follows up stays, for
 * whoever calls. Answers in which conversations.
 */
export async function endDrafts(tx: Tx, now: number): Promise<number[]> {
  const over = await tx
    .selectFrom('drafts')
    .innerJoin('conversations', 'conversations.id', 'drafts.conversation_id')
    .select(['drafts.id', 'drafts.conversation_id'])
    .where('drafts.state', '=', 'open')
    .where((eb) => eb.or([eb('drafts.kind', '!=', 'follow_up'), tellsOfOrders]))
    .where('conversations.last_customer_at', '<=', now - humanAgentWindowMs)
    .execute()
  for (const { id, conversation_id } of over) {
    await tx
      .updateTable('drafts')
      .set({ state: 'outdated', settled_at: now })
      .where('id', '=', id)
      .execute()
    await changeConversation(tx, conversation_id, {}, now)
  }
  return over.map(({ conversation_id }) => conversation_id)
}

/** Something else was said since: what was worded before no longer fits. */
export async function outdateDraft(tx: Tx, conversationId: number, now: number): Promise<void> {
  await outdate(tx, { conversationId, now })
}

const outdate = preparedQuery(
  (tx: Tx, { conversationId, now }: { conversationId: number; now: number }) =>
    tx
      .updateTable('drafts')
      .set({ state: 'outdated', settled_at: now })
      .where('conversation_id', '=', conversationId)
      .where('state', '=', 'open')
      .where('kind', '!=', 'correction')
      .where((eb) => eb.not(tellsOfOrders)),
)

/** What came with a hand-off, or was held for one: the agent answers there after all. Which ones. */
export async function withdrawHandOff(
  tx: Tx,
  conversationId: number,
  now: number,
): Promise<readonly number[]> {
  const withdrawn = await tx
    .updateTable('drafts')
    .set({ state: 'outdated', settled_at: now })
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'open')
    .where((eb) => eb.or([eb('kind', '=', 'held'), handsOver]))
    .returning('id')
    .execute()
  return withdrawn.map(({ id }) => id)
}

/** The agent does not answer there after all, and nothing else was worded since. */
export async function reopenDrafts(
  tx: Tx,
  conversationId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const open = await openDraft(tx, conversationId)
  if (open?.kind === 'answer' || open?.kind === 'held') return
  await tx
    .updateTable('drafts')
    .set({ state: 'open', settled_at: null })
    .where('id', 'in', ids)
    .where('state', '=', 'outdated')
    .execute()
}

async function outdateCorrection(tx: Tx, conversationId: number, now: number): Promise<void> {
  await tx
    .updateTable('drafts')
    .set({ state: 'outdated', settled_at: now })
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'open')
    .where('kind', '=', 'correction')
    .execute()
}

/** Of these conversations: which were given this very correction, or have one waiting. */
export async function correctedWith(
  db: Reads,
  conversationIds: readonly number[],
  text: string,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('drafts')
    .select('conversation_id')
    .where('conversation_id', 'in', conversationIds)
    .where('kind', '=', 'correction')
    .where('state', 'in', ['open', 'sent'])
    .where('text', '=', text)
    .execute()
  return new Set(rows.map(({ conversation_id }) => conversation_id))
}

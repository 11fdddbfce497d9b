import { findConversation } from '../conversations/conversations.ts'
import { reviewTrust } from '../conversations/draft-trust.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { addFact } from '../stats/rollups.ts'
import { isOut, type MessageRow, messagesOf } from './messages.ts'

const looksAt = 60
/** The reply was the last turn, or the customer has answered it once. */
const turnsBack = 2

type Place = Pick<MessageRow, 'id' | 'sent_at'>

/**
 * A human takes over from the agent, by a message or without one: the agent's latest reply counts as
 * corrected if it is within the last two turns before that.
 */
export async function correctReply(
  tx: Tx,
  conversationId: number,
  by: Place | null,
  now: number,
): Promise<void> {
  const conversation = await findConversation(tx, conversationId)
  if (conversation?.handler !== 'agent') return
  const before = by === null ? undefined : { at: by.sent_at, id: by.id }
  const rows = await messagesOf(tx, conversationId, { limit: looksAt, before })
  const reply = latestReply(rows)
  const fresh = reply.filter(({ corrected_by }) => corrected_by === null)
  await mark(tx, fresh, { by: by?.id ?? 0, campaignId: conversation.campaign_id })
  for (const id of new Set(fresh.flatMap(({ decision_id }) => decision_id ?? []))) {
    await reviewTrust(tx, id, now)
  }
}

/** The seller put other words in place of a draft: a reply of the agent that was corrected. */
export async function correctDraft(tx: Tx, messages: readonly MessageRow[]): Promise<void> {
  for (const { id, text } of messages) {
    if (text === '') continue
    await tx.updateTable('messages').set({ corrected_by: id }).where('id', '=', id).execute()
  }
}

/** What was taken for a human's message was none. */
export async function takeBackCorrections(
  tx: Tx,
  { id, conversation_id }: Pick<MessageRow, 'id' | 'conversation_id'>,
): Promise<void> {
  const rows = await correctedBy(tx, conversation_id, id)
  if (rows.length === 0) return
  const campaignId = (await findConversation(tx, conversation_id))?.campaign_id ?? null
  await mark(tx, rows, { by: null, campaignId })
}

/** All messages of the agent's latest reply, if it is recent enough. */
function latestReply(rows: readonly MessageRow[]): MessageRow[] {
  const seen = rows.filter((row) => sideOf(row) !== null)
  let turns = 0
  let side: string | null = null
  for (const row of seen.toReversed()) {
    if (sideOf(row) !== side) turns += 1
    if (turns > turnsBack) return []
    side = sideOf(row)
    if (side === 'agent') return rows.filter((other) => isPartOf(row, other))
  }
  return []
}

/** Whose turn a message belongs to; null for what the customer has not got, or a program sent. */
function sideOf({ author, state }: MessageRow): 'customer' | 'agent' | 'human' | null {
  if (author === 'customer') return 'customer'
  if (author === 'automation' || state === 'failed' || state === 'queued') return null
  return author === 'agent' ? 'agent' : 'human'
}

function isPartOf(reply: MessageRow, row: MessageRow): boolean {
  if (row.id === reply.id) return true
  return (
    reply.decision_id !== null && row.decision_id === reply.decision_id && row.state !== 'failed'
  )
}

async function mark(
  tx: Tx,
  replies: readonly MessageRow[],
  { by, campaignId }: { by: number | null; campaignId: number | null },
): Promise<void> {
  for (const reply of replies) {
    await tx
      .updateTable('messages')
      .set({ corrected_by: by })
      .where('conversation_id', '=', reply.conversation_id)
      .where('sent_at', '=', reply.sent_at)
      .where('id', '=', reply.id)
      .execute()
    // What is still on its way is counted when it is known to be out.
    if (!isOut(reply)) continue
    await addFact(tx, { at: reply.sent_at, campaignId, corrected_replies: by === null ? -1 : 1 })
  }
}

async function correctedBy(db: Reads, conversationId: number, id: number): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('corrected_by', '=', id)
    .where('id', '!=', id)
    .execute()
}

import { because, type Reason } from '@pal/core/texts/reason'

import { changeConversation, findConversation } from '../conversations/conversations.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { unsettled } from './messages.ts'
import { advanceSend } from './outgoing.ts'

/** What is held up for less is about to go out. */
const heldMs = 10_000

/** Why what the agent was to say is taken back. */
const causes = {
  /** The agent does not talk over a human with what it could not say before. */
  taken_over: { reason: because('send_taken_over') },
  /** The next answer is one to all of it. */
  superseded: {
    reason: because('send_superseded'),
    heldMs,
  },
  stale: {
    reason: because('send_stale'),
    heldMs,
  },
}

/** Answers the ids of what does not go out. */
export async function cancelReplies(
  tx: Tx,
  conversationId: number,
  cause: keyof typeof causes,
  now: number,
): Promise<ReadonlySet<number>> {
  return withdrawUnsent(tx, conversationId, { ...causes[cause], now })
}

interface Withdrawal {
  /** For the person who reads it in the chat. */
  readonly reason: Reason
  readonly now: number
  /** Only what has waited for so long: the rest is just about to go out. */
  readonly heldMs?: number
}

/**
 * What the agent was to say and Facebook has surely not got is taken back: it was held up, and
 * something has come between. What tells of an order or corrects something stays, and the rest of what is partly out.
 * Answers the ids of what was taken back.
 */
export async function withdrawUnsent(
  tx: Tx,
  conversationId: number,
  { reason, now, heldMs = 0 }: Withdrawal,
): Promise<ReadonlySet<number>> {
  const acts = Map.groupBy(await unsentOf(tx, conversationId), actOf)
  const withdrawn = new Set<number>()
  let answers = 0
  for (const parts of acts.values()) {
    const whole = parts.every(({ state }) => state === 'queued')
    const order = parts.some(
      ({ order_id, order_event_id, correction_draft_id }) =>
        order_id !== null || order_event_id !== null || correction_draft_id !== null,
    )
    const held = parts.every(({ created_at }) => now - created_at >= heldMs)
    if (!whole || order || !held) continue
    for (const { id } of parts) {
      await advanceSend(tx, id, 'cancelled', { reason, now })
      withdrawn.add(id)
    }
    answers += Number(parts.some(({ author }) => author === 'agent'))
  }
  const conversation = answers > 0 ? await findConversation(tx, conversationId) : undefined
  if (conversation) {
    const answers_in_row = Math.max(0, conversation.answers_in_row - answers)
    await changeConversation(tx, conversationId, { answers_in_row }, now)
  }
  return withdrawn
}

/** Whether there is anything that might be taken back. */
export async function hasUnsent(db: Reads, conversationId: number): Promise<boolean> {
  return (await firstUnsent(db, { conversationId })).length > 0
}

const firstUnsent = preparedQuery((db: Reads, { conversationId }: { conversationId: number }) =>
  db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('author', 'in', ['agent', 'automation'])
    .where('state', '=', 'queued')
    .where(unsettled)
    .limit(1),
)

/** With the parts of the same answers that are out. */
async function unsentOf(db: Reads, conversationId: number) {
  const select = () =>
    db
      .selectFrom('messages')
      .leftJoin('decision_log', 'decision_log.id', 'messages.decision_id')
      .select([
        'messages.id',
        'state',
        'author',
        'decision_id',
        'created_at',
        'decision_log.order_id',
        'order_event_id',
        'correction_draft_id',
      ])
      .where('messages.conversation_id', '=', conversationId)
      .where('author', 'in', ['agent', 'automation'])
      .orderBy('messages.id')
  const waiting = await select().where('state', '=', 'queued').where(unsettled).execute()
  const known = new Set(waiting.map(({ id }) => id))
  const decisions = waiting.flatMap(({ decision_id }) => decision_id ?? [])
  if (decisions.length === 0) return waiting
  const others = await select().where('decision_id', 'in', decisions).execute()
  return [...waiting, ...others.filter(({ id }) => !known.has(id))]
}

/** The messages of one answer come from one decision. */
const actOf = ({ id, decision_id }: { id: number; decision_id: number | null }) =>
  decision_id === null ? `message ${id}` : `decision ${decision_id}`

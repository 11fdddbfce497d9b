import { statesBefore } from '@pal/core/messages/send-machine'

import { changeConversation, type ConversationRow } from '../conversations/conversations.ts'
import type { Tx } from '../schema/reads.ts'
import type { MessageRow } from './messages.ts'

/** Delivered or read, up to the moment that Facebook names. */
export async function markSeenByCustomer(
  tx: Tx,
  conversationId: number,
  { state, until, now }: { state: 'delivered' | 'read'; until: number; now: number },
): Promise<number> {
  await keepSeenUntil(tx, conversationId, { state, until })
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ state })
    // The customer's telephone tells it every time: older ones were reported before.
    .where('id', 'in', (db) =>
      db
        .selectFrom('messages')
        .select('id')
        .where('conversation_id', '=', conversationId)
        .where('sent_at', '<=', until)
        .orderBy('sent_at', 'desc')
        .limit(100),
    )
    .where('direction', '=', 'out')
    .where('state', 'in', statesBefore(state))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await changeConversation(tx, conversationId, {}, now)
  return Number(numUpdatedRows)
}

/** For what Facebook has already and is not stored as sent: it may answer later than the customer reads. */
async function keepSeenUntil(
  tx: Tx,
  conversationId: number,
  { state, until }: { readonly state: 'delivered' | 'read'; readonly until: number },
): Promise<void> {
  const column = `${state}_until` as const
  await tx
    .updateTable('conversations')
    .set({ [column]: until })
    .where('id', '=', conversationId)
    .where((eb) => eb.or([eb(column, 'is', null), eb(column, '<', until)]))
    .execute()
}

/** The customer's telephone may have told of it before Facebook told us that it is out. */
export async function markIfSeen(
  tx: Tx,
  { id, sent_at }: MessageRow,
  { read_until, delivered_until }: ConversationRow,
): Promise<void> {
  const state =
    sent_at <= (read_until ?? 0) ? 'read' : sent_at <= (delivered_until ?? 0) ? 'delivered' : null
  if (state === null) return
  await tx
    .updateTable('messages')
    .set({ state })
    .where('id', '=', id)
    .where('state', 'in', statesBefore(state))
    .execute()
}

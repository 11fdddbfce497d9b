import type { Selectable } from 'kysely'

import { changeConversation } from '../conversations/conversations.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import type { ScheduledRepliesTable } from '../schema/schema.ts'

export type ScheduledReply = Selectable<ScheduledRepliesTable>

interface NewScheduledReply {
  readonly conversationId: number
  readonly text: string
  readonly sendAt: number
  readonly clientId: string | null
  readonly now: number
}

/** Asked for twice with the same client id, it is one; the time asked for last counts. */
export async function scheduleReply(tx: Tx, reply: NewScheduledReply): Promise<ScheduledReply> {
  const { conversationId, text, sendAt, clientId, now } = reply
  const known =
    clientId === null
      ? undefined
      : await tx
          .updateTable('scheduled_replies')
          .set({ send_at: sendAt, problem: null })
          .where('conversation_id', '=', conversationId)
          .where('client_id', '=', clientId)
          .returningAll()
          .executeTakeFirst()
  const row =
    known ??
    (await tx
      .insertInto('scheduled_replies')
      .values({
        conversation_id: conversationId,
        text,
        send_at: sendAt,
        client_id: clientId,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow())
  await changeConversation(tx, conversationId, {}, now)
  return row
}

/** What is scheduled under a client id. */
export async function scheduledUnder(
  db: Reads,
  conversationId: number,
  clientId: string,
): Promise<ScheduledReply | undefined> {
  return db
    .selectFrom('scheduled_replies')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

export async function scheduledReply(db: Reads, id: number): Promise<ScheduledReply | undefined> {
  return db.selectFrom('scheduled_replies').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The next one first. */
export async function scheduledReplies(
  db: Reads,
  conversationId: number,
): Promise<ScheduledReply[]> {
  return db
    .selectFrom('scheduled_replies')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('send_at')
    .orderBy('id')
    .execute()
}

/** Sent, or called off. */
export async function dropScheduledReply(
  tx: Tx,
  { id, conversation_id }: ScheduledReply,
  now: number,
): Promise<void> {
  await tx.deleteFrom('scheduled_replies').where('id', '=', id).execute()
  await changeConversation(tx, conversation_id, {}, now)
}

/** It stays to be seen, with why it could not go out. */
export async function refuseScheduledReply(
  tx: Tx,
  { id, conversation_id }: ScheduledReply,
  problem: string,
  now: number,
): Promise<void> {
  await tx.updateTable('scheduled_replies').set({ problem }).where('id', '=', id).execute()
  await changeConversation(tx, conversation_id, {}, now)
}

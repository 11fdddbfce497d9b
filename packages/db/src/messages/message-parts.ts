import type { Reads } from '../schema/reads.ts'
import { type MessageRow, unsettled } from './messages.ts'

/** All messages that one reply took, in order. */
export async function partsOf(db: Reads, message: MessageRow): Promise<MessageRow[]> {
  const { conversation_id: conversationId, client_id: clientId } = message
  if (message.scheduled_reply_id !== null) {
    return db
      .selectFrom('messages')
      .selectAll()
      .where('conversation_id', '=', conversationId)
      .where('scheduled_reply_id', '=', message.scheduled_reply_id)
      .orderBy('part')
      .execute()
  }
  return clientId === null ? [message] : partsUnder(db, conversationId, clientId)
}

/** The later parts of a text whose earlier part did not go out: with a hole in it, it says something else. */
export async function laterParts(db: Reads, message: MessageRow): Promise<MessageRow[]> {
  if (replyKeyOf(message) === null) return []
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', message.conversation_id)
    .where('state', '=', 'queued')
    .where(unsettled)
    .where('id', '>', message.id)
    .orderBy('id')
    .execute()
  return rows.filter((row) => replyKeyOf(row) === replyKeyOf(message))
}

/** What was to go out at once under a client id, its parts in order; nothing when the id is new. */
export async function partsUnder(
  db: Reads,
  conversationId: number,
  clientId: string,
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('client_id', '=', clientId)
    .where('scheduled_reply_id', 'is', null)
    .orderBy('part')
    .execute()
}

/** What was scheduled under a client id and became a message since, its parts in order. */
export async function sentAsScheduled(
  db: Reads,
  conversationId: number,
  clientId: string,
): Promise<{ readonly replyId: number; readonly messages: readonly MessageRow[] } | null> {
  const messages = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('scheduled_reply_id', 'is not', null)
    .where('client_id', '=', clientId)
    .orderBy('scheduled_reply_id')
    .orderBy('part')
    .execute()
  const replyId = messages[0]?.scheduled_reply_id ?? null
  return replyId === null ? null : { replyId, messages }
}

/** The same for all messages of one reply; null for a message that is a whole reply without an id. */
export function replyKeyOf({
  client_id,
  scheduled_reply_id,
}: Pick<MessageRow, 'client_id' | 'scheduled_reply_id'>): string | null {
  return scheduled_reply_id === null ? client_id : `scheduled-reply-${scheduled_reply_id}`
}

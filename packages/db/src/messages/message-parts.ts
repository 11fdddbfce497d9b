import type { Reads } from '../schema/reads.ts'
import { type MessageRow, unsettled } from './messages.ts'

/** The parts of a long text are told by this mark behind the client id that they share. */
export const partMark = '#'

/** The later parts of a text whose earlier part did not go out: with a hole in it, it says something else. */
export async function laterParts(db: Reads, message: MessageRow): Promise<MessageRow[]> {
  const base = baseOf(message)
  if (base === null) return []
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', message.conversation_id)
    .where('state', '=', 'queued')
    .where(unsettled)
    .where('id', '>', message.id)
    .orderBy('id')
    .execute()
  return rows.filter(({ client_id }) => client_id?.startsWith(`${base}${partMark}`))
}

/** What was stored under a client id, its parts in order; nothing when the id is new. */
export async function partsUnder(
  db: Reads,
  conversationId: number,
  clientId: string,
): Promise<MessageRow[]> {
  const parts = `${clientId}${partMark}`
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('client_id', '>=', clientId)
    .where('client_id', '<', `${parts}:`)
    .orderBy('id')
    .execute()
  return rows.filter(
    ({ client_id: id }) => id === clientId || /^#\d+$/.test(id?.slice(clientId.length) ?? ''),
  )
}

/** What was scheduled under a client id and became a message since, its parts in order. */
export async function sentAsScheduled(
  db: Reads,
  conversationId: number,
  clientId: string,
): Promise<{ readonly replyId: number; readonly messages: readonly MessageRow[] } | null> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('client_id', '>=', 'scheduled:')
    .where('client_id', '<', 'scheduled;')
    .orderBy('id')
    .execute()
  const messages = rows.filter((row) => scheduledId(row)?.clientId === clientId)
  const replyId = messages[0] && scheduledId(messages[0])?.replyId
  return replyId === undefined ? null : { replyId, messages }
}

/** Under which a scheduled reply becomes a message; it tells which one it was, asked for by whom. */
export function scheduledClientId(replyId: number, clientId: string | null): string {
  return clientId === null ? `scheduled:${replyId}` : `scheduled:${replyId}:${clientId}`
}

function scheduledId(row: MessageRow): { replyId: number; clientId: string } | null {
  const [, replyId, clientId] = /^scheduled:(\d+):(.+)$/s.exec(baseOf(row) ?? '') ?? []
  return clientId === undefined ? null : { replyId: Number(replyId), clientId }
}

/** The id that all parts of what was said at once share. */
export function baseOf({ client_id }: MessageRow): string | null {
  return client_id?.replace(/#\d+$/, '') ?? null
}

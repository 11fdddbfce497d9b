import { type Insertable, type Selectable, sql } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { MessagesTable } from '../schema/schema.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { nextId } from '../stats/counters.ts'
import { reindexMessage } from './message-index.ts'

export type MessageRow = Selectable<MessagesTable>
export type NewMessage = Omit<Insertable<MessagesTable>, 'id'>

/** Word for word the condition of the index that holds these few messages only. */
export const unsettled = sql<boolean>`state in ('queued', 'sending', 'unknown')`

/** Whether a message of the page has surely reached Facebook. */
export function isOut({ state }: Pick<MessageRow, 'state'>): boolean {
  return state === 'sent' || state === 'delivered' || state === 'read'
}

/** Also a draft of the agent's that the seller reworded: it is a correction of itself. */
export function isAgentReply({
  id,
  author,
  corrected_by,
}: Pick<MessageRow, 'id' | 'author' | 'corrected_by'>): boolean {
  return author === 'agent' || corrected_by === id
}

/** What a list shows of the last message. */
export function excerpt(text: string): string {
  const most = 200
  const characters = Array.from(text.slice(0, 2 * most))
  return characters.length <= most ? text : characters.slice(0, most).join('')
}

/** The newest `limit` messages before a point, oldest of them first. */
export async function messagesOf(
  db: Reads,
  conversationId: number,
  page: { limit: number; before?: { at: number; id: number } | undefined },
): Promise<MessageRow[]> {
  const { limit, before } = page
  const rows = await newest(db, {
    conversationId,
    limit,
    beforeAt: before?.at,
    beforeId: before?.id,
  })
  return rows.toReversed()
}

/** Those that a conversation began with, in order. */
export async function firstMessagesOf(
  db: Reads,
  conversationId: number,
  limit: number,
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('sent_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

interface NewestMessages {
  conversationId: number
  limit: number
  beforeAt: number | undefined
  beforeId: number | undefined
}

const newest = preparedQuery((db: Reads, values: NewestMessages) => {
  const { conversationId, limit, beforeAt, beforeId } = values
  const query = db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (beforeAt === undefined || beforeId === undefined) return query
  return query.where((eb) => eb(eb.refTuple('sent_at', 'id'), '<', eb.tuple(beforeAt, beforeId)))
})

export async function messageById(db: Reads, id: number): Promise<MessageRow | undefined> {
  const [message] = await byId(db, { id })
  return message
}

const byId = preparedQuery((db: Reads, { id }: { id: number }) =>
  db.selectFrom('messages').selectAll().where('id', '=', id),
)

export async function messageByMid(
  db: Reads,
  pageId: string,
  mid: string,
): Promise<MessageRow | undefined> {
  const [message] = await byMid(db, { pageId, mid })
  return message
}

const byMid = preparedQuery((db: Reads, { pageId, mid }: { pageId: string; mid: string }) =>
  db.selectFrom('messages').selectAll().where('page_id', '=', pageId).where('mid', '=', mid),
)

/** A message and those that were stored after it for the same moment, in the order of their ids. */
export async function messagesOfMoment(
  db: Reads,
  { id, conversation_id, sent_at }: Pick<MessageRow, 'id' | 'conversation_id' | 'sent_at'>,
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversation_id)
    .where('sent_at', '=', sent_at)
    .where('id', '>=', id)
    .orderBy('id')
    .execute()
}

/** When somebody typed in Facebook's own inbox for the last time; null: never. */
export async function lastTypedInInbox(db: Reads, conversationId: number): Promise<number | null> {
  const row = await db
    .selectFrom('messages')
    .select('sent_at')
    .where('conversation_id', '=', conversationId)
    .where('author', '=', 'inbox')
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sent_at ?? null
}

/**
 * What the customer wrote that was stored after a message: by id, for the clocks of two machines
 * differ. Looks at the newest 200.
 */
export async function customerMessagesAfter(
  db: Reads,
  conversationId: number,
  afterId: number,
): Promise<MessageRow[]> {
  const rows = await messagesOf(db, conversationId, { limit: 200 })
  return rows.filter(({ id, direction }) => direction === 'in' && id > afterId)
}

/** The row alone; what is counted of it is the caller's. `MessageIndexing` makes it searchable. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const id = await nextId(tx, 'messages')
  await insert(tx, { ...message, id })
  return id
}

const insert = preparedQuery((tx: Tx, row: Insertable<MessagesTable>) =>
  tx.insertInto('messages').values(row),
)

/** A list of Facebook's tells a tap as its text alone; its webhook tells the button later. */
export async function setTapped(tx: Tx, { id }: Pick<MessageRow, 'id'>, tapped: string) {
  await tx
    .updateTable('messages')
    .set({ tapped })
    .where('id', '=', id)
    .where('direction', '=', 'in')
    .where('tapped', 'is', null)
    .execute()
}

/** The customer changed the text of a message after sending it. */
export async function editMessage(
  tx: Tx,
  message: Pick<MessageRow, 'id' | 'conversation_id'>,
  text: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ text, edited_at: now })
    .where('id', '=', message.id)
    .execute()
  await reindexMessage(tx, { ...message, text })
}

/** An emoji, or null when the customer took it back. */
export async function setReaction(
  tx: Tx,
  { id, conversation_id, sent_at }: Pick<MessageRow, 'id' | 'conversation_id' | 'sent_at'>,
  reaction: string | null,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ reaction })
    .where('conversation_id', '=', conversation_id)
    .where('sent_at', '=', sent_at)
    .where('id', '=', id)
    .execute()
}

type Answer = Pick<MessageRow, 'id' | 'conversation_id' | 'sent_at'>

/** How long a customer had waited for what this message answers. */
export async function setResponse(tx: Tx, message: Answer, response_ms: number): Promise<void> {
  const { id, conversation_id, sent_at } = message
  await writeResponse(tx, { id, conversation_id, sent_at, response_ms })
}

const writeResponse = preparedQuery(
  (tx: Tx, { id, conversation_id, sent_at, response_ms }: Answer & { response_ms: number }) =>
    tx
      .updateTable('messages')
      .set({ response_ms })
      .where('conversation_id', '=', conversation_id)
      .where('sent_at', '=', sent_at)
      .where('id', '=', id),
)

/** Facebook said later that a program sent it, and no human. */
export async function setAutomation(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('messages').set({ author: 'automation' }).where('id', '=', id).execute()
}

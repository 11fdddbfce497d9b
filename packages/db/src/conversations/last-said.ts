import type { MessageAuthor, SendState } from '@pal/core/domain/entities'
import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

/**
 * What the customers of these conversations wrote last, its first 200 characters; a conversation without
 * a word of theirs is missing.
 */
export async function lastSaid(
  db: Reads,
  conversationIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (conversationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('conversations')
    .where('id', 'in', conversationIds)
    .select((eb) => [
      'id',
      eb
        .selectFrom('messages')
        .whereRef('messages.conversation_id', '=', 'conversations.id')
        .where('messages.direction', '=', 'in')
        .where('messages.text', '!=', '')
        .orderBy('messages.sent_at', 'desc')
        .orderBy('messages.id', 'desc')
        .limit(1)
        .select(sql<string>`substr(messages.text, 1, 200)`.as('text'))
        .as('said'),
    ])
    .execute()
  return new Map(rows.flatMap(({ id, said }) => (said === null ? [] : [[id, said] as const])))
}

/** Who wrote the last message of a conversation, and what became of the last one to the customer. */
export interface LastMessages {
  readonly author: MessageAuthor | null
  readonly state: SendState | null
}

/** Of each of these conversations. */
export async function lastMessages(
  db: Reads,
  conversationIds: readonly number[],
): Promise<ReadonlyMap<number, LastMessages>> {
  const rows = await lastOf(db, { ids: JSON.stringify(conversationIds) })
  return new Map(rows.map(({ id, ...last }) => [id, last]))
}

const lastOf = preparedQuery((db: Reads, { ids }: { ids: string }) =>
  db
    .selectFrom('conversations')
    .where(sql<boolean>`id in (select value from json_each(${ids}))`)
    .select((eb) => [
      'id',
      eb
        .selectFrom('messages')
        .whereRef('messages.conversation_id', '=', 'conversations.id')
        .whereRef('messages.sent_at', '=', 'conversations.last_message_at')
        .orderBy('messages.id', 'desc')
        .limit(1)
        .select('messages.author')
        .as('author'),
      eb
        .selectFrom('messages')
        .whereRef('messages.conversation_id', '=', 'conversations.id')
        .where('messages.direction', '=', 'out')
        .orderBy('messages.sent_at', 'desc')
        .orderBy('messages.id', 'desc')
        .limit(1)
        .select('messages.state')
        .as('state'),
    ]),
)

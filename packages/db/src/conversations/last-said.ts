import type { MessageAuthor } from '@pal/core/domain/entities'
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

/** Who wrote the last message of each of these conversations; one without any is missing. */
export async function lastAuthors(
  db: Reads,
  conversationIds: readonly number[],
): Promise<ReadonlyMap<number, MessageAuthor>> {
  const rows = await authorsOf(db, { ids: JSON.stringify(conversationIds) })
  return new Map(rows.flatMap(({ id, author }) => (author === null ? [] : [[id, author] as const])))
}

const authorsOf = preparedQuery((db: Reads, { ids }: { ids: string }) =>
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
    ]),
)

import { sql } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import { indexConversation } from '../search/name-index.ts'
import { changeConversation, type ConversationRow } from './conversations.ts'

interface Notes {
  readonly note?: string | null | undefined
  readonly tags?: readonly string[] | undefined
}

/** What the seller writes down about a conversation; what is left out stays. */
export async function annotate(
  tx: Tx,
  id: number,
  { note, tags }: Notes,
  now: number,
): Promise<ConversationRow> {
  const changes = {
    ...(note !== undefined && { note }),
    ...(tags !== undefined && { tags: JSON.stringify(tags) }),
  }
  const row = await changeConversation(tx, id, changes, now)
  const customer = await tx
    .selectFrom('customers')
    .select(['name', 'profile_name', 'phone9'])
    .where('id', '=', row.customer_id)
    .executeTakeFirstOrThrow()
  // Of somebody who is being erased nothing is to be found again.
  if (row.erasing_since === null) await indexConversation(tx, row, customer)
  return row
}

const mostTags = 50

/** The tags in use, the most used first. */
export async function usedTags(
  db: Reads,
): Promise<{ readonly tag: string; readonly conversations: number }[]> {
  return (
    db
      .selectFrom([
        'conversations',
        sql<{ value: string }>`json_each(conversations.tags)`.as('tag'),
      ])
      .select((eb) => ['tag.value as tag', eb.fn.countAll<number>().as('conversations')])
      // Word for word the condition of the index of tagged conversations.
      .where(sql<boolean>`conversations.tags <> '[]'`)
      .where('conversations.erasing_since', 'is', null)
      .groupBy('tag.value')
      .orderBy('conversations', 'desc')
      .orderBy('tag.value')
      .limit(mostTags)
      .execute()
  )
}

import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import type { CampaignConversationsTable } from '../schema/schema.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import type { ConversationRow } from './conversations.ts'

/** By Facebook's id of its thread, on one page. */
export async function conversationByThread(
  db: Reads,
  pageId: string,
  threadId: string,
): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where('page_id', '=', pageId)
    .where('erasing_since', 'is', null)
    .executeTakeFirst()
}

export async function conversationOfCustomer(
  db: Reads,
  customerId: number,
): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

/** Under which campaigns a conversation ever was, and since when. */
export async function campaignsOfConversation(
  db: Reads,
  conversationId: number,
): Promise<CampaignConversationsTable[]> {
  return db
    .selectFrom('campaign_conversations')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('since')
    .execute()
}

/** The pages of those of them whose customer's name is not known, and whose thread was never read. */
export async function pagesOfUnnamed(db: Reads, ids: Iterable<number>): Promise<string[]> {
  const rows = await unnamed(db, { ids: JSON.stringify([...ids]) })
  return rows.map(({ page_id }) => page_id)
}

const unnamed = preparedQuery((db: Reads, { ids }: { ids: string }) =>
  db
    .selectFrom('conversations')
    .innerJoin('customers', 'customers.id', 'conversations.customer_id')
    .select('conversations.page_id')
    .distinct()
    .where(sql<boolean>`conversations.id in (select value from json_each(${ids}))`)
    .where('conversations.thread_updated_at', 'is', null)
    .where('customers.profile_name', 'is', null),
)

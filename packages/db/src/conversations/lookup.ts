import type { Reads } from '../schema/reads.ts'
import type { CampaignConversationsTable } from '../schema/schema.ts'
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

import type { Selectable } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { TacticMessagesSentTable } from '../schema/schema.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

interface UsedTacticMessages {
  conversationId: number
  campaignId: number
  texts: readonly string[]
  /** The message that they are in. */
  message: { readonly created_at: number }
}

/** A tactic message counts once in each conversation, however often it is sent there. */
export async function countMessagesUsed(tx: Tx, used: UsedTacticMessages): Promise<void> {
  const { conversationId, campaignId, texts, message } = used
  if (texts.length === 0) return
  const fresh = await tx
    .insertInto('tactic_messages_sent')
    .values(
      texts.map((text) => ({
        conversation_id: conversationId,
        campaign_id: campaignId,
        text,
        at: message.created_at,
      })),
    )
    .onConflict((on) => on.columns(['conversation_id', 'text']).doNothing())
    .returning('text')
    .execute()
  for (const { text } of fresh) {
    await tx
      .insertInto('tactic_message_stats')
      .values({ campaign_id: campaignId, text, sent: 1 })
      .onConflict((on) =>
        on
          .columns(['campaign_id', 'text'])
          .doUpdateSet((eb) => ({ sent: eb('tactic_message_stats.sent', '+', 1) })),
      )
      .execute()
  }
}

/** The message never reached the customer: what it was to hold for the first time was not sent. */
export async function uncountMessagesUsed(tx: Tx, messageId: number): Promise<void> {
  const message = await tx
    .selectFrom('messages')
    .select(['conversation_id', 'created_at'])
    .where('id', '=', messageId)
    .where('author', '=', 'agent')
    .where('text', '!=', '')
    .executeTakeFirst()
  if (!message) return
  const rows = await tx
    .deleteFrom('tactic_messages_sent')
    .where('conversation_id', '=', message.conversation_id)
    .where('at', '=', message.created_at)
    .returning(['campaign_id', 'text', 'sold'])
    .execute()
  for (const { campaign_id, text, sold } of rows) {
    await tx
      .updateTable('tactic_message_stats')
      .set((eb) => ({ sent: eb('sent', '-', 1), sold: eb('sold', '-', sold) }))
      .where('campaign_id', '=', campaign_id)
      .where('text', '=', text)
      .execute()
  }
}

/** The customer bought: every tactic message that was sent before has sold, once. */
export async function countMessagesSold(tx: Tx, conversationId: number): Promise<void> {
  const rows = await tx
    .updateTable('tactic_messages_sent')
    .set({ sold: 1 })
    .where('conversation_id', '=', conversationId)
    .where('sold', '=', 0)
    .returning(['campaign_id', 'text'])
    .execute()
  await addSold(tx, rows, 1)
}

/** An order was cancelled: a tactic message has sold no more, unless another order that is not cancelled came after it. */
export async function uncountMessagesSold(tx: Tx, conversationId: number): Promise<void> {
  const rows = await tx
    .updateTable('tactic_messages_sent')
    .set({ sold: 0 })
    .where('conversation_id', '=', conversationId)
    .where('sold', '=', 1)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.conversation_id', '=', 'tactic_messages_sent.conversation_id')
            .whereRef('orders.created_at', '>', 'tactic_messages_sent.at')
            .where('orders.status', '!=', 'cancelled'),
        ),
      ),
    )
    .returning(['campaign_id', 'text'])
    .execute()
  await addSold(tx, rows, -1)
}

async function addSold(
  tx: Tx,
  rows: readonly { campaign_id: number; text: string }[],
  by: 1 | -1,
): Promise<void> {
  for (const { campaign_id, text } of rows) {
    await tx
      .updateTable('tactic_message_stats')
      .set((eb) => ({ sold: eb('sold', '+', by) }))
      .where('campaign_id', '=', campaign_id)
      .where('text', '=', text)
      .execute()
  }
}

/** What is known of each tactic message in one campaign. */
export async function tacticStatsOf(
  db: Reads,
  campaignId: number,
): Promise<Map<string, { sent: number; sold: number }>> {
  const rows = await db
    .selectFrom('tactic_message_stats')
    .select(['text', 'sent', 'sold'])
    .where('campaign_id', '=', campaignId)
    .execute()
  return new Map(rows.map(({ text, sent, sold }) => [text, { sent, sold }]))
}

/** Which tactic messages a conversation was sent, the first one first. */
export async function tacticMessagesSentTo(
  db: Reads,
  conversationId: number,
): Promise<Selectable<TacticMessagesSentTable>[]> {
  return db
    .selectFrom('tactic_messages_sent')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('at')
    .execute()
}

export async function tacticMessagesUsedIn(
  db: Reads,
  conversationId: number,
): Promise<Set<string>> {
  const rows = await usedIn(db, { conversationId })
  return new Set(rows.map(({ text }) => text))
}

const usedIn = preparedQuery((db: Reads, { conversationId }: { conversationId: number }) =>
  db
    .selectFrom('tactic_messages_sent')
    .select('text')
    .where('conversation_id', '=', conversationId),
)

/** Every tactic message that was sent, over all campaigns. */
export async function tacticStatSums(
  db: Reads,
): Promise<{ text: string; sent: number; sold: number }[]> {
  return db
    .selectFrom('tactic_message_stats')
    .select((eb) => [
      'text',
      eb.fn.sum<number>('sent').as('sent'),
      eb.fn.sum<number>('sold').as('sold'),
    ])
    .groupBy('text')
    .having((eb) => eb(eb.fn.sum<number>('sent'), '>', 0))
    .orderBy('text')
    .execute()
}

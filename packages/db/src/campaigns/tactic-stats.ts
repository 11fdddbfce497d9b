import type { Reads, Tx } from '../schema/reads.ts'

interface UsedTacticMessages {
  conversationId: number
  campaignId: number
  lines: readonly string[]
  /** The message that says them. */
  message: { readonly created_at: number }
}

/** A line counts once in each conversation, however often it is said there. */
export async function countMessagesUsed(tx: Tx, said: UsedTacticMessages): Promise<void> {
  const { conversationId, campaignId, lines, message } = said
  if (lines.length === 0) return
  const fresh = await tx
    .insertInto('lines_said')
    .values(
      lines.map((line) => ({
        conversation_id: conversationId,
        campaign_id: campaignId,
        line,
        at: message.created_at,
      })),
    )
    .onConflict((on) => on.columns(['conversation_id', 'line']).doNothing())
    .returning('line')
    .execute()
  for (const { line } of fresh) {
    await tx
      .insertInto('tactic_lines')
      .values({ campaign_id: campaignId, line, said: 1 })
      .onConflict((on) =>
        on
          .columns(['campaign_id', 'line'])
          .doUpdateSet((eb) => ({ said: eb('tactic_lines.said', '+', 1) })),
      )
      .execute()
  }
}

/** The message never reached the customer: what it was to say for the first time was not said. */
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
    .deleteFrom('lines_said')
    .where('conversation_id', '=', message.conversation_id)
    .where('at', '=', message.created_at)
    .returning(['campaign_id', 'line', 'sold'])
    .execute()
  for (const { campaign_id, line, sold } of rows) {
    await tx
      .updateTable('tactic_lines')
      .set((eb) => ({ said: eb('said', '-', 1), sold: eb('sold', '-', sold) }))
      .where('campaign_id', '=', campaign_id)
      .where('line', '=', line)
      .execute()
  }
}

/** The customer bought: every line that was said before has sold, once. */
export async function countMessagesSold(tx: Tx, conversationId: number): Promise<void> {
  const rows = await tx
    .updateTable('lines_said')
    .set({ sold: 1 })
    .where('conversation_id', '=', conversationId)
    .where('sold', '=', 0)
    .returning(['campaign_id', 'line'])
    .execute()
  await addSold(tx, rows, 1)
}

/** An order was cancelled: a line has sold no more, unless another order that stands came after it. */
export async function uncountMessagesSold(tx: Tx, conversationId: number): Promise<void> {
  const rows = await tx
    .updateTable('lines_said')
    .set({ sold: 0 })
    .where('conversation_id', '=', conversationId)
    .where('sold', '=', 1)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.conversation_id', '=', 'lines_said.conversation_id')
            .whereRef('orders.created_at', '>', 'lines_said.at')
            .where('orders.status', '!=', 'cancelled'),
        ),
      ),
    )
    .returning(['campaign_id', 'line'])
    .execute()
  await addSold(tx, rows, -1)
}

async function addSold(
  tx: Tx,
  rows: readonly { campaign_id: number; line: string }[],
  by: 1 | -1,
): Promise<void> {
  for (const { campaign_id, line } of rows) {
    await tx
      .updateTable('tactic_lines')
      .set((eb) => ({ sold: eb('sold', '+', by) }))
      .where('campaign_id', '=', campaign_id)
      .where('line', '=', line)
      .execute()
  }
}

/** What is known of each line in one campaign. */
export async function tacticStatsOf(
  db: Reads,
  campaignId: number,
): Promise<Map<string, { said: number; sold: number }>> {
  const rows = await db
    .selectFrom('tactic_lines')
    .select(['line', 'said', 'sold'])
    .where('campaign_id', '=', campaignId)
    .execute()
  return new Map(rows.map(({ line, said, sold }) => [line, { said, sold }]))
}

export async function tacticMessagesUsedIn(
  db: Reads,
  conversationId: number,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('lines_said')
    .select('line')
    .where('conversation_id', '=', conversationId)
    .execute()
  return new Set(rows.map(({ line }) => line))
}

/** Every line that was said, over all campaigns. */
export async function tacticStatSums(
  db: Reads,
): Promise<{ line: string; said: number; sold: number }[]> {
  return db
    .selectFrom('tactic_lines')
    .select((eb) => [
      'line',
      eb.fn.sum<number>('said').as('said'),
      eb.fn.sum<number>('sold').as('sold'),
    ])
    .groupBy('line')
    .having((eb) => eb(eb.fn.sum<number>('said'), '>', 0))
    .orderBy('line')
    .execute()
}

import type { Reads } from '../schema/reads.ts'

/** Whether a human of the shop wrote to the customer for the order that is being taken now. */
export async function helpedByHuman(db: Reads, conversationId: number): Promise<boolean> {
  const last = await db
    .selectFrom('orders')
    .select(['created_at', 'source_message_id'])
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { created_at: since = 0, source_message_id: yes = null } = last ?? {}
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('author', 'in', ['human', 'inbox'])
    // What never reached the customer has helped nobody.
    .where('state', '!=', 'failed')
    // By the customer's yes, where it is known: the clocks of two machines differ.
    .$if(yes !== null, (query) => query.where('id', '>', yes))
    .$if(yes === null, (query) => query.where('sent_at', '>', since))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

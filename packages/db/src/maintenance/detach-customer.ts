import { notFound } from '@pal/core/errors'
import { sql } from 'kysely'

import { markErased } from '../conversations/tombstones.ts'
import { forgetCommenter } from '../pages/comments.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { removeCaller } from '../search/name-index.ts'

const atOnce = 200

const ofConversation = [
  'jobs',
  'scheduled_replies',
  'task_marks',
  'drafts',
  'stated_facts',
  'conversation_sources',
  'conversation_summaries',
  'answer_examples',
  'rehearsal_conversations',
] as const

/**
 * From here on nobody is found by this PSID or thread: whatever the customer writes while the rest is
 * still being deleted begins a new conversation, and no job continues with the old one.
 */
export async function detachCustomer(tx: Tx, customerId: number, now: number): Promise<void> {
  const customer = await tx
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!customer) throw notFound('customer_not_found')
  if (customer.erasing_since !== null) return
  const { page_id: pageId, psid, created_at: since } = customer
  await markErased(tx, { pageId, psid, row: { id: customerId, createdAt: since }, since, now })
  await tx
    .updateTable('customers')
    .set({ erasing_since: now })
    .where('id', '=', customerId)
    .execute()
  const conversation = await tx
    .selectFrom('conversations')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!conversation) {
    for (const { id, createdAt } of await ordersFiledAnew(tx, customerId))
      await markErased(tx, { pageId, psid, order: { id, createdAt }, since: createdAt, now })
    return removeCaller(tx, customerId)
  }
  const { id } = conversation
  await tx
    .updateTable('conversations')
    .set({ handler: 'human', erasing_since: now })
    .where('id', '=', id)
    .execute()
  await deleteWork(tx, id)
  for (const index of ['conversation_search', 'conversation_short'] as const) {
    await tx.deleteFrom(index).where('rowid', '=', id).execute()
  }
}

/** What the program keeps about a conversation to go on with it. */
export async function deleteWork(tx: Tx, conversationId: number): Promise<void> {
  for (const table of ofConversation) {
    await tx.deleteFrom(table).where('conversation_id', '=', conversationId).execute()
  }
  await forgetCommenter(tx, conversationId)
}

/** Those whose number was put right: in older backups they may be somebody else's. */
function ordersFiledAnew(db: Reads, customerId: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'created_at as createdAt'])
    .where('customer_id', '=', customerId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_events')
          .select('order_events.id')
          .whereRef('order_id', '=', 'orders.id')
          .where('kind', '=', 'edited')
          .where(sql<boolean>`detail ->> 'customerPhone' is not null`),
      ),
    )
    .execute()
}

export interface DetachedCustomer {
  readonly id: number
  readonly page_id: string
  /** Null of whoever had no chat. */
  readonly psid: string | null
  readonly name: string | null
  readonly profileName: string | null
  readonly phone: string | null
  readonly conversationId: number | null
  readonly threadId: string | null
}

/** Whoever was taken out and still has rows, in parts. */
export async function* detachedCustomers(
  db: Reads,
): AsyncGenerator<DetachedCustomer[], void, void> {
  for (let after = 0; ;) {
    const rows: DetachedCustomer[] = await db
      .selectFrom('customers')
      .leftJoin('conversations', 'conversations.customer_id', 'customers.id')
      .select([
        'customers.id',
        'customers.page_id',
        'customers.psid',
        'customers.name',
        'customers.profile_name as profileName',
        'customers.phone',
        'conversations.id as conversationId',
        'conversations.thread_id as threadId',
      ])
      .where('customers.erasing_since', 'is not', null)
      .where('customers.id', '>', after)
      .orderBy('customers.id')
      .limit(atOnce)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}

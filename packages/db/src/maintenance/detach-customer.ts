import { notFound } from '@pal/core/errors'

import { markErased } from '../conversations/tombstones.ts'
import type { Reads, Tx } from '../schema/reads.ts'

/** Stands before the PSID of whoever is being erased, so that no message finds them any more. */
const prefix = 'erasing:'
const afterPrefix = 'erasing;'
const atOnce = 200

/**
 * From here on nobody is found by this PSID or thread: whatever the customer writes while the rest is
 * still being deleted begins a new conversation, and no job goes on with the old one.
 */
export async function detachCustomer(tx: Tx, customerId: number, now: number): Promise<void> {
  const customer = await tx
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!customer) throw notFound('The customer')
  if (customer.psid.startsWith(prefix)) return
  const { page_id: pageId, psid, created_at: since } = customer
  await markErased(tx, { pageId, psid, since, now })
  await tx
    .updateTable('customers')
    .set({ psid: `${prefix}${customerId}:${psid}` })
    .where('id', '=', customerId)
    .execute()
  const conversation = await tx
    .selectFrom('conversations')
    .select(['id', 'thread_id'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!conversation) return
  const { id, thread_id } = conversation
  await tx
    .updateTable('conversations')
    .set({ handler: 'person', ...(thread_id && { thread_id: `${prefix}${id}:${thread_id}` }) })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('jobs').where('conversation_id', '=', id).execute()
  await tx.deleteFrom('scheduled_replies').where('conversation_id', '=', id).execute()
  await tx.deleteFrom('answer_examples').where('conversation_id', '=', id).execute()
  for (const index of ['conversation_search', 'conversation_short'] as const) {
    await tx.deleteFrom(index).where('rowid', '=', id).execute()
  }
}

export interface DetachedCustomer {
  readonly id: number
  readonly page_id: string
  readonly psid: string
  readonly name: string | null
  readonly phone: string | null
  readonly conversationId: number | null
  readonly threadId: string | null
}

/** Whoever was taken out and still has rows, in parts; with the ids that Facebook calls them by. */
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
        'customers.phone',
        'conversations.id as conversationId',
        'conversations.thread_id as threadId',
      ])
      // Page by page, or the index of PSIDs would not serve.
      .where('customers.page_id', 'in', (eb) => eb.selectFrom('pages').select('pages.id'))
      .where('customers.psid', '>=', prefix)
      .where('customers.psid', '<', afterPrefix)
      .where('customers.id', '>', after)
      .orderBy('customers.id')
      .limit(atOnce)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => ({
      ...row,
      psid: withoutPrefix(row.psid),
      threadId: row.threadId === null ? null : withoutPrefix(row.threadId),
    }))
    after = last.id
  }
}

function withoutPrefix(text: string): string {
  return text.replace(/^erasing:\d+:/, '')
}

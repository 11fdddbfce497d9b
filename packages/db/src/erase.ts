import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises'

import { AppError, notFound } from '@pal/core/errors'
import { sql } from 'kysely'

import { count, type CounterChanges } from './counters.ts'
import type { Store } from './database.ts'
import type { Tx } from './reads.ts'

const indexes = [
  'message_search',
  'conversation_search',
  'conversation_short',
  'order_search',
  'order_short',
] as const

/**
 * Takes a customer out of the store with all that belongs to them. What was counted by the hour and
 * the day stays: those sums name nobody, and the past is not to look as if it had not been.
 */
export async function eraseCustomer(store: Store, customerId: number): Promise<void> {
  await store.transaction((tx) => eraseRows(tx, customerId))
  await purgeDeleted(store)
}

/**
 * Deleted entries stay in a search index until its parts are merged, and deleted pages in the
 * write-ahead log until it is cut. In pieces, so that nobody waits for the whole of it.
 */
export async function purgeDeleted(store: Store): Promise<void> {
  const { raw } = store
  const changes = raw.prepare('SELECT total_changes()').pluck()
  for (const index of indexes) {
    const merge = raw.prepare(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', ?)`)
    // The negative number begins a merge of everything; two changes or more mean it goes on.
    for (let pages = -64, before = -2; Number(changes.get()) - before >= 2; pages = 64) {
      before = await store.db.connection().execute(() => {
        const at = Number(changes.get())
        merge.run(pages)
        return Promise.resolve(at)
      })
      await breathe()
    }
  }
  for (let tries = 0; tries < 20; tries++) {
    if (cutLog(store)) return
    await pause(250)
  }
  throw new AppError(
    'unavailable',
    'What was erased is gone from the tables, but a long read keeps it in the write-ahead log. Try again in a moment.',
  )
}

/** False while somebody still reads an older state of the store. */
function cutLog({ raw }: Store): boolean {
  const [row] = raw.prepare('PRAGMA wal_checkpoint(TRUNCATE)').raw().all()
  return Array.isArray(row) && row[0] === 0
}

async function eraseRows(tx: Tx, customerId: number): Promise<void> {
  const customer = await tx
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!customer) throw notFound('The customer')
  const conversation = await tx
    .selectFrom('conversations')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  await tx
    .deleteFrom('webhook_events')
    .where('page_id', '=', customer.page_id)
    .where((eb) =>
      eb.or([
        eb('psid', '=', customer.psid),
        sql<boolean>`instr(body, ${JSON.stringify(customer.psid)}) > 0`,
      ]),
    )
    .execute()
  if (conversation) {
    const { id } = conversation
    await tx.deleteFrom('agent_receipts').where('conversation_id', '=', id).execute()
    await eraseOrders(tx, customerId)
    await tx.deleteFrom('jobs').where('conversation_id', '=', id).execute()
    await sql`delete from message_search where rowid in
      (select id from messages where conversation_id = ${id})`.execute(tx)
    await tx.deleteFrom('messages').where('conversation_id', '=', id).execute()
    const campaigns = await tx
      .deleteFrom('campaign_conversations')
      .where('conversation_id', '=', id)
      .returning('campaign_id')
      .execute()
    for (const index of ['conversation_search', 'conversation_short'] as const) {
      await tx.deleteFrom(index).where('rowid', '=', id).execute()
    }
    await tx.deleteFrom('conversations').where('id', '=', id).execute()
    await count(tx, {
      'conversations.total': -1,
      'conversations.unread': -conversation.unread_count,
      [`conversations.status.${conversation.status}`]: -1,
      [`conversations.stage.${conversation.stage}`]: -1,
      'conversations.version': 1,
    })
    for (const { campaign_id } of campaigns) {
      await count(tx, { [`campaign.${campaign_id}.conversations`]: -1 })
    }
  }
  await tx.deleteFrom('customers').where('id', '=', customerId).execute()
}

async function eraseOrders(tx: Tx, customerId: number): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'status', 'ai_points', 'currency', 'total_minor', 'campaign_id'])
    .where('customer_id', '=', customerId)
    .execute()
  for (const { id, ...order } of orders) {
    await tx.deleteFrom('order_events').where('order_id', '=', id).execute()
    await tx.deleteFrom('order_lines').where('order_id', '=', id).execute()
    for (const index of ['order_search', 'order_short'] as const) {
      await tx.deleteFrom(index).where('rowid', '=', id).execute()
    }
    await tx
      .updateTable('orders')
      .set({ likely_double_of: null })
      .where('likely_double_of', '=', id)
      .execute()
    const changes: CounterChanges = {
      'orders.total': -1,
      'orders.points': -order.ai_points,
      [`orders.status.${order.status}`]: -1,
      [`campaign.${order.campaign_id}.orders`]: -1,
    }
    if (order.status !== 'cancelled') changes[`revenue.${order.currency}`] = -order.total_minor
    await count(tx, changes)
  }
  await tx.deleteFrom('orders').where('customer_id', '=', customerId).execute()
}

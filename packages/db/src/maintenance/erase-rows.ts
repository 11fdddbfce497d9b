import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { revenueOf } from '../customers/customer-orders.ts'
import { productPicturesAmong } from '../messages/product-pictures.ts'
import type { Tx } from '../schema/reads.ts'
import { attachmentPath, fileNames } from '../sqlite/store-files.ts'
import { count } from '../stats/counters.ts'
import { takeBackBegun } from '../stats/stage-facts.ts'
import { deleteWork } from './detach-customer.ts'
import type { EraseOptions } from './erase-options.ts'
import type { Store } from './store.ts'

/** Rows deleted in one transaction: a few milliseconds of it. */
const messagesAtOnce = 75
const rowsAtOnce = 100
const ordersAtOnce = 20

/** What was written in a customer's conversation, in parts; the conversation itself stays for now. */
export async function eraseConversation(
  store: Store,
  customerId: number,
  { onProgress }: Pick<EraseOptions, 'onProgress'>,
): Promise<void> {
  const conversation = await store.db
    .selectFrom('conversations')
    .select(['id', 'message_count'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!conversation) return
  const { id, message_count: of } = conversation
  await inParts(store, async (tx) => {
    const rows = await tx
      .selectFrom('decision_log')
      .select('id')
      .where('conversation_id', '=', id)
      .limit(rowsAtOnce)
      .execute()
    const ids = rows.map((row) => row.id)
    if (ids.length > 0) await tx.deleteFrom('decision_log').where('id', 'in', ids).execute()
    return ids.length
  })
  await eraseFiles(store, id)
  let done = 0
  await inParts(store, async (tx) => {
    const deleted = await eraseMessages(tx, id)
    done += deleted
    onProgress?.({ step: 'rows', done, of: Math.max(of, done) })
    return deleted
  })
}

/**
 * The rest of a customer, when nothing refers to it any more. Their conversation stays counted, as
 * their orders do, unless their whole page goes with all its sums.
 */
export async function eraseLastRows(
  store: Store,
  customerId: number,
  withPage: boolean,
): Promise<void> {
  while ((await withoutForeignKeys(store, (tx) => eraseOrders(tx, customerId))) > 0)
    await yieldToEventLoop()
  await store.transaction(async (tx) => {
    const conversation = await tx
      .selectFrom('conversations')
      .selectAll()
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    if (conversation) {
      const { id } = conversation
      const campaigns = await tx
        .deleteFrom('campaign_conversations')
        .where('conversation_id', '=', id)
        .returning('campaign_id')
        .execute()
      await deleteWork(tx, id)
      await tx.deleteFrom('tactic_messages_sent').where('conversation_id', '=', id).execute()
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
      if (withPage) await takeBackBegun(tx, conversation.created_at, conversation)
    }
    await tx.deleteFrom('customer_revenue').where('customer_id', '=', customerId).execute()
    await tx.deleteFrom('customers').where('id', '=', customerId).execute()
  })
}

/**
 * Not every column that refers to an order or a product has an index, so each deletion would look
 * through all rows for who still refers to it. Whoever calls this deletes those first.
 */
export async function withoutForeignKeys<T>(
  store: Store,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return store.db.connection().execute(async (connection) => {
    store.raw.pragma('foreign_keys = OFF')
    try {
      return await connection.transaction().execute(work)
    } finally {
      store.raw.pragma('foreign_keys = ON')
    }
  })
}

/** One transaction a part, with a breath in between, until a part finds nothing left. */
export async function inParts(store: Store, part: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await store.transaction(part)) > 0) await yieldToEventLoop()
}

async function eraseMessages(tx: Tx, conversationId: number): Promise<number> {
  const rows = await tx
    .selectFrom('messages')
    .select(['sent_at', 'id'])
    .where('conversation_id', '=', conversationId)
    .orderBy('sent_at')
    .orderBy('id')
    .limit(messagesAtOnce)
    .execute()
  const last = rows.at(-1)
  if (!last) return 0
  const ids = rows.map(({ id }) => id)
  await tx.deleteFrom('message_search').where('rowid', 'in', ids).execute()
  await tx
    .deleteFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where((eb) => eb(eb.refTuple('sent_at', 'id'), '<=', eb.tuple(last.sent_at, last.id)))
    .execute()
  return rows.length
}

/**
 * The file first: a row without its file is deleted the next time, a file without a row never. The
 * picture of a product that was sent is the shop's own.
 */
async function eraseFiles(store: Store, conversationId: number): Promise<void> {
  for (;;) {
    const rows = await store.db
      .selectFrom('attachments')
      .select(['id', 'file'])
      .where('conversation_id', '=', conversationId)
      .limit(rowsAtOnce)
      .execute()
    if (rows.length === 0) return
    const files = rows.flatMap(({ file }) => file ?? [])
    const shops = await productPicturesAmong(store.db, files)
    for (const file of files) {
      if (shops.has(file) || store.folder === null) continue
      const path = attachmentPath(join(store.folder, fileNames.attachments), file)
      if (path !== null) await rm(path, { force: true })
    }
    const ids = rows.map(({ id }) => id)
    await store.db.deleteFrom('attachments').where('id', 'in', ids).execute()
  }
}

async function eraseOrders(tx: Tx, customerId: number): Promise<number> {
  const orders = await tx
    .selectFrom('orders')
    .select([
      'id',
      'status',
      'ai_points',
      'currency',
      'total_minor',
      'returned_minor',
      'campaign_id',
      'conversation_id',
      'decided_by',
    ])
    .where('customer_id', '=', customerId)
    .limit(ordersAtOnce)
    .execute()
  if (orders.length === 0) return 0
  for (const { id, ...order } of orders) {
    await tx.deleteFrom('order_events').where('order_id', '=', id).execute()
    await tx
      .deleteFrom('order_return_lines')
      .where((eb) =>
        eb(
          'return_id',
          'in',
          eb.selectFrom('order_returns').select('id').where('order_id', '=', id),
        ),
      )
      .execute()
    await tx.deleteFrom('order_returns').where('order_id', '=', id).execute()
    await tx.deleteFrom('order_lines').where('order_id', '=', id).execute()
    await tx.deleteFrom('order_search').where('rowid', '=', id).execute()
    const ofChat = order.conversation_id === null ? 0 : -1
    const ofAgent = order.decided_by === 'agent' ? -1 : 0
    await count(tx, {
      'orders.total': -1,
      'orders.chat': ofChat,
      'orders.agent': ofAgent,
      'orders.points': -order.ai_points,
      [`orders.status.${order.status}`]: -1,
      [`campaign.${order.campaign_id}.orders`]: -1,
      [`campaign.${order.campaign_id}.chat_orders`]: ofChat,
      [`revenue.${order.currency}`]: -revenueOf(order),
      [`revenue_agent.${order.currency}`]: ofAgent * revenueOf(order),
    })
    await tx.deleteFrom('orders').where('id', '=', id).execute()
  }
  return orders.length
}

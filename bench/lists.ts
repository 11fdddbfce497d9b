import {
  conversationMeta,
  listConversations,
  listedConversation,
} from '@pal/db/conversations/conversation-list'
import { listCustomers } from '@pal/db/customers/customer-list'
import { queueStatus } from '@pal/db/jobs/queue-status'
import { listLogs, logSummary } from '@pal/db/logs/logs'
import type { Store } from '@pal/db/maintenance/store'
import { messagesOf } from '@pal/db/messages/messages'
import { listOrders } from '@pal/db/orders/order-list'
import { linesOf, ordersOfCustomer } from '@pal/db/orders/orders'
import { campaignCounts, dashboardCounts } from '@pal/db/stats/stats'

import { Random } from './seed/random.ts'
import { storyEnd } from './seed/story.ts'

const limit = 50
const random = new Random(5)
const day = 24 * 3_600_000

async function ordersWithLines(store: Store, filter: Parameters<typeof listOrders>[1]) {
  const rows = await listOrders(store.db, filter)
  return linesOf(
    store.db,
    rows.map(({ id }) => id),
  )
}

/** A conversation of any but the largest, another one each round. */
function anyConversation({ raw }: Store, round: number): number {
  const { n } = raw.prepare('SELECT max(id) AS n FROM conversations').get() as { n: number }
  return 2 + random.at(0, round).below(n - 1)
}

/** Every read of the product that has a bound, as its routes ask for it. */
export const lists: Record<string, (store: Store, round: number) => Promise<unknown>> = {
  'dashboard figures': ({ db }) => dashboardCounts(db),
  'cards of the campaigns': ({ db }) => campaignCounts(db, [41, 42, 43, 44, 45], storyEnd),
  'newest conversations': ({ db }) => listConversations(db, { limit }),
  'live conversations': ({ db }) => listConversations(db, { limit: 4, stage: 'live' }),
  'conversations by status': ({ db }) => listConversations(db, { limit, status: 'abandoned' }),
  'conversations by stage': ({ db }) => listConversations(db, { limit, stage: 'exploring' }),
  'conversations, in sum': ({ db }) => conversationMeta(db),
  'a conversation': (store, round) => listedConversation(store.db, anyConversation(store, round)),
  'messages of a conversation': (store, round) =>
    messagesOf(store.db, anyConversation(store, round), { limit }),
  'messages of the largest conversation': ({ db }) => messagesOf(db, 1, { limit }),
  'newest orders': (store) => ordersWithLines(store, { limit }),
  'orders by status': (store) => ordersWithLines(store, { limit, status: 'cancelled' }),
  'orders by status and month': (store) =>
    ordersWithLines(store, { limit, status: 'delivered', from: storyEnd - 30 * day }),
  'orders of a customer': (store, round) =>
    ordersOfCustomer(store.db, anyConversation(store, round), 20),
  'customers by last order': ({ db }) => listCustomers(db, { limit, sort: 'last_order' }),
  'customers by orders': ({ db }) => listCustomers(db, { limit, sort: 'orders' }),
  'newest log lines': ({ logs }) => listLogs(logs.db, { limit: 200 }),
  'log lines of the AI': ({ logs }) => listLogs(logs.db, { limit: 200, filter: 'ai' }),
  'errors in the log': ({ logs }) => listLogs(logs.db, { limit: 200, filter: 'errors' }),
  'log in sum': ({ logs }) => logSummary(logs.db, storyEnd),
  'queue in sum': ({ db }) => queueStatus(db, storyEnd),
}

import { changeConversation } from '@pal/db/conversations/conversations'
import { appendLogs } from '@pal/db/logs/logs'
import type { Store } from '@pal/db/maintenance/store'
import { adoptEcho } from '@pal/db/messages/echoes'
import { ingestInbound } from '@pal/db/messages/inbound'
import { insertOutgoing, markSending, markSent } from '@pal/db/messages/outgoing'
import { setOrderStatus } from '@pal/db/orders/moves'
import { placeOrder } from '@pal/db/orders/place-order'

import { midOf, pageName, psidOf, threadOf } from './load-conversations.ts'
import { logLine } from './load-logs.ts'
import { Random } from './random.ts'
import { setStage } from './setting.ts'
import {
  abandonedAfter,
  authors,
  campaignAt,
  currency,
  kinds,
  orderOf,
  personOf,
  productId,
  productOf,
  type Size,
  storyEnd,
  type Story,
  tellStory,
} from './story.ts'
import { sentence } from './words.ts'

/** The same story, but every event goes through the product's own functions, one after the other. */
export async function replay(store: Store, size: Size): Promise<void> {
  const story = tellStory(size)
  const random = new Random(size.seed)
  await setStage(store)
  for (let id = 1; id <= size.messages; id++) {
    activate(store, story.sentAt[id] ?? 0)
    await say(store, story, random, id)
    const order = story.orderOn[id] ?? 0
    if (order > 0) await buy(store, story, random, { order, message: id })
  }
  for (let order = 1; order <= size.orders; order++) {
    const placedAt = story.sentAt[story.messageOf[order] ?? 0] ?? 0
    for (const { to, at } of orderOf(random, order, placedAt).moves) {
      await store.transaction((tx) => setOrderStatus(tx, order, { to, actor: 'human', now: at }))
    }
  }
  for (let id = 1; id <= size.conversations; id++) await end(store, random, id)
  const lines = Array.from({ length: size.logs }, (_, at) => logLine(random, at + 1, size.logs))
  await appendLogs(store.logs.db, lines)
}

/** The campaigns are all there from the start; which one a page has depends on the moment. */
function activate(store: Store, at: number): void {
  const active = Array.from({ length: 10 }, (_, page) => campaignAt(page + 1, at))
  const marks = active.join(', ')
  store.raw
    .exec(`UPDATE campaigns SET status = 'completed' WHERE status = 'active' AND id NOT IN (${marks});
    UPDATE campaigns SET status = 'active' WHERE status <> 'active' AND id IN (${marks})`)
}

async function say(store: Store, story: Story, random: Random, id: number): Promise<void> {
  const conversationId = story.conversationOf[id] ?? 0
  const now = story.sentAt[id] ?? 0
  const { page, name } = personOf(random, conversationId)
  const { text } = sentence(random.at(kinds.text, id))
  const author = authors[story.authorOf[id] ?? 0] ?? 'customer'
  const who = {
    pageId: pageName(page),
    psid: psidOf(conversationId),
    threadId: threadOf(conversationId),
    customerName: name,
  }
  const message = { mid: midOf(id), text, sentAt: now, now }
  await store.transaction(async (tx) => {
    if (author === 'customer') return ingestInbound(tx, { ...who, ...message })
    if (author === 'inbox') return adoptEcho(tx, { ...who, ...message })
    const out = await insertOutgoing(tx, { conversationId, author, text, now })
    await markSending(tx, out.message.id, now)
    return markSent(tx, out.message.id, { mid: midOf(id), now })
  })
}

async function buy(
  store: Store,
  story: Story,
  random: Random,
  { order, message }: { order: number; message: number },
): Promise<void> {
  const conversationId = story.conversationOf[message] ?? 0
  const now = story.sentAt[message] ?? 0
  const { page, name, phone, address } = personOf(random, conversationId)
  const campaignId = campaignAt(page, now)
  const { lines, deliveryMinor, discountMinor, aiPoints } = orderOf(random, order, now)
  await store.transaction((tx) =>
    placeOrder(tx, {
      campaignId,
      conversationId,
      currency,
      customer: { name, phone, address },
      lines: lines.map(({ index, quantity }) => {
        const product = productOf(campaignId, index)
        return {
          productId: productId(campaignId, index),
          name: product.name,
          quantity,
          unitPriceMinor: product.priceMinor,
          productType: 'main' as const,
        }
      }),
      discountMinor,
      deliveryMinor,
      aiPoints,
      decidedBy: 'agent',
      sourceMessageId: message,
      now,
    }),
  )
}

async function end(store: Store, random: Random, id: number): Promise<void> {
  await store.transaction(async (tx) => {
    const row = await tx
      .selectFrom('conversations')
      .select(['status', 'last_activity_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (row.status === 'converted') return
    const { stage } = personOf(random, id)
    if (stage !== 'initial') await changeConversation(tx, id, { stage }, row.last_activity_at)
    const at = row.last_activity_at + abandonedAfter
    if (at <= storyEnd) await changeConversation(tx, id, { status: 'abandoned' }, at)
  })
}

import type {
  Conversation,
  ConversationDetail,
  Message,
  ScheduledReply,
} from '@pal/core/contract/conversations'
import type { PageConversation } from '@pal/core/contract/facebook'
import { isoTime } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import { notFound } from '@pal/core/errors'
import { catalogueOf } from '@pal/db/campaigns/products'
import {
  listedConversation,
  type ListedConversation,
} from '@pal/db/conversations/conversation-list'
import { findConversation, type ConversationRow } from '@pal/db/conversations/conversations'
import { customerById } from '@pal/db/conversations/customers'
import { costOfConversation } from '@pal/db/conversations/decision-log'
import { type AttachmentRow, attachmentsOf } from '@pal/db/messages/attachments'
import { replyKeyOf } from '@pal/db/messages/message-parts'
import type { MessageRow } from '@pal/db/messages/messages'
import {
  scheduledReplies,
  type ScheduledReply as ScheduledReplyRow,
} from '@pal/db/messages/scheduled-replies'
import { ordersOfCustomer } from '@pal/db/orders/orders'
import type { Reads } from '@pal/db/schema/reads'

import { readCart } from '../../agent/turn/cart.ts'
import { humanWindowClosesAt, windowClosesAt } from '../../messenger/outbox/reply-window.ts'
import { currentSettings } from '../../platform/settings.ts'
import { readAttachments } from '../../platform/stored-json.ts'

const isoOrNull = (at: number | null) => (at === null ? null : isoTime(at))

/** By our number or Facebook's thread id; an unknown one is a 404. */
export async function mustFindConversation(
  db: Reads,
  id: string | number,
): Promise<ConversationRow> {
  const row = await findConversation(db, id)
  if (!row) throw notFound('The conversation')
  return row
}

export function conversationAnswer(row: ListedConversation): Conversation {
  return {
    id: row.id,
    customerId: row.psid,
    customerName: customerName(row),
    lastMessage: row.last_message,
    lastMessageAt: isoOrNull(row.last_message_at),
    updatedAt: isoTime(row.updated_at),
    campaignId: row.campaign_id,
    campaignName: row.campaign_name,
    platform: row.platform,
    stage: row.stage,
    status: row.status,
    lastActivity: isoTime(row.last_activity_at),
    pageId: row.page_id,
    pageName: row.page_name,
    threadId: row.thread_id,
    handler: row.handler,
    takeoverUntil: isoOrNull(row.takeover_until),
    otherApp: row.other_app_at !== null,
    unreadCount: row.unread_count,
    messageCount: row.message_count,
    needsHumanReason: row.needs_human_reason,
    windowClosesAt: isoOrNull(windowClosesAt(row)),
  }
}

export function pageConversationAnswer(row: ListedConversation): PageConversation {
  return {
    // What Facebook calls the thread, where it is known; both find it.
    id: row.thread_id ?? String(row.id),
    conversationId: row.id,
    customer_name: customerName(row),
    pageName: row.page_name,
    message_count: row.message_count,
    updated_time: isoTime(row.last_activity_at),
  }
}

const customerName = (row: ListedConversation) => row.customer_name ?? `Customer ${row.psid}`

/** With what became of the files that came with them. */
export async function messageAnswers(db: Reads, rows: readonly MessageRow[]): Promise<Message[]> {
  const withFiles = rows.flatMap(({ id, attachments }) => (attachments === null ? [] : id))
  const files = await attachmentsOf(db, withFiles)
  return rows.map((row) => messageAnswer(row, files.get(row.id)))
}

export function messageAnswer(row: MessageRow, files: readonly AttachmentRow[] = []): Message {
  const at = isoTime(row.sent_at)
  return {
    id: String(row.id),
    conversationId: row.conversation_id,
    sender: row.author,
    from_customer: row.direction === 'in',
    text: row.text,
    content: row.text,
    timestamp: at,
    createdAt: at,
    state: row.state,
    stateReason: row.state_reason,
    attachments: readAttachments(row.attachments).map(({ type, name, url }, position) => {
      const file = files.find((one) => one.position === position)
      const { id = null, state = null, reason = null, size = null, mime = null } = file ?? {}
      return { type, name, url, id, state, reason, size, mime }
    }),
    reaction: row.reaction,
    replyKey: replyKeyOf(row),
  }
}

export function scheduledAnswer({
  id,
  text,
  problem,
  send_at,
}: Pick<ScheduledReplyRow, 'id' | 'text' | 'problem' | 'send_at'>): ScheduledReply {
  return { id, text, problem, sendAt: isoTime(send_at) }
}

const shownOrders = 20

export async function conversationDetail(db: Reads, id: string): Promise<ConversationDetail> {
  const conversation = await mustFindConversation(db, id)
  const [listed, customer, orders, cost, scheduled, { flow }] = await Promise.all([
    listedConversation(db, conversation.id),
    customerById(db, conversation.customer_id),
    ordersOfCustomer(db, conversation.customer_id, shownOrders),
    costOfConversation(db, conversation.id),
    scheduledReplies(db, conversation.id),
    currentSettings(db),
  ])
  if (!listed || !customer) throw notFound('The conversation')
  const products =
    conversation.campaign_id === null ? [] : await catalogueOf(db, conversation.campaign_id)
  const names = new Map(products.map((product) => [product.id, product.name]))
  return {
    ...conversationAnswer(listed),
    collected: { name: customer.name, phone: customer.phone, address: customer.address },
    cart: readCart(conversation.cart).items.flatMap(({ productId, quantity }) => {
      const name = names.get(productId)
      return name === undefined ? [] : [{ productId, name, quantity }]
    }),
    orders: orders.map((order) => ({
      id: order.id,
      orderId: order.number,
      totalAmount: toMajor(order.total_minor),
      currency: order.currency,
      status: order.status,
    })),
    aiCost: cost.micros / 1_000_000,
    unpricedAnswers: cost.unpriced,
    humanWindowClosesAt: isoOrNull(humanWindowClosesAt(conversation, flow)),
    scheduled: scheduled.map(scheduledAnswer),
  }
}

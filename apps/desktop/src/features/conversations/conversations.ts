import type { Conversation, ConversationDetail, Message } from '@pal/core/contract/conversations'
import { isoTime, isoTimeOrNull } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import { notFound } from '@pal/core/errors'
import { answerOf, because } from '@pal/core/texts/reason'
import { catalogueOf } from '@pal/db/campaigns/products'
import { listedConversation } from '@pal/db/conversations/conversation-list'
import { mustFindConversation } from '@pal/db/conversations/conversations'
import { customerById } from '@pal/db/conversations/customers'
import { costOfConversation } from '@pal/db/conversations/decision-log'
import { openDraft } from '@pal/db/conversations/drafts'
import { lastMessages, lastSaid } from '@pal/db/conversations/last-said'
import { closedEarly, humanWindowClosesAt } from '@pal/db/conversations/reply-window'
import { type SourceRow, sourcesOf } from '@pal/db/conversations/sources'
import { summaryOf } from '@pal/db/conversations/summaries'
import { customerOrders } from '@pal/db/customers/customer-orders'
import { attachmentsOf } from '@pal/db/messages/attachments'
import type { MessageRow } from '@pal/db/messages/messages'
import { scheduledReplies } from '@pal/db/messages/scheduled-replies'
import { ordersOfCustomer } from '@pal/db/orders/orders'
import { whyNothingGoesOut } from '@pal/db/pages/pages'
import type { Reads } from '@pal/db/schema/reads'
import { isKeptToRehearse } from '@pal/db/turns/rehearsable'

import { currentSettings } from '../../platform/settings.ts'
import { readCart } from '../../platform/stored-cart.ts'
import { factOrigins } from './fact-origins.ts'
import {
  type Found,
  presentConversation,
  presentDraft,
  presentMessage,
  presentReason,
  presentScheduled,
} from './present.ts'

/** With what became of the files that came with them. */
export async function messageAnswers(db: Reads, rows: readonly MessageRow[]): Promise<Message[]> {
  const withFiles = rows.flatMap(({ id, attachments }) => (attachments === null ? [] : id))
  const files = await attachmentsOf(db, withFiles)
  return rows.map((row) => presentMessage(row, files.get(row.id)))
}

/** As the lists show them. What was said last is looked up for those that are shown only: a list may sort thousands. */
export async function conversationAnswers(
  db: Reads,
  rows: readonly Found[],
  search = '',
): Promise<Conversation[]> {
  const waiting = rows.filter((row) => row.needs_human_reason !== null || row.drafted_at !== null)
  const [last, said] = await Promise.all([
    lastMessages(
      db,
      rows.map(({ id }) => id),
    ),
    lastSaid(
      db,
      waiting.map(({ id }) => id),
    ),
  ])
  return rows.map((row) => ({
    ...presentConversation(row, search),
    lastMessageFrom: last.get(row.id)?.author ?? null,
    lastReplyState: last.get(row.id)?.state ?? null,
    waitingWords: said.get(row.id) ?? null,
  }))
}

/** It brings what is known of the phone numbers of all countries, which a start does without. */
const numbers = () => import('@pal/db/customers/same-phone')

const shownOrders = 20

export async function conversationDetail(
  db: Reads,
  id: string,
  now: number,
): Promise<ConversationDetail> {
  const conversation = await mustFindConversation(db, id)
  const { samePhoneOrders } = await numbers()
  const [
    listed,
    customer,
    orders,
    cost,
    scheduled,
    drafted,
    sources,
    summary,
    { flow, company },
    cut,
  ] = await Promise.all([
    listedConversation(db, conversation.id),
    customerById(db, conversation.customer_id),
    ordersOfCustomer(db, conversation.customer_id, shownOrders),
    costOfConversation(db, conversation.id),
    scheduledReplies(db, conversation.id),
    openDraft(db, conversation.id),
    sourcesOf(db, conversation.id),
    summaryOf(db, conversation.id),
    currentSettings(db),
    whyNothingGoesOut(db, conversation.page_id),
  ])
  if (!listed || !customer) throw notFound('conversation_not_found')
  const [answer] = await conversationAnswers(db, [listed])
  if (!answer) throw notFound('conversation_not_found')
  const { campaign_id: campaignId } = conversation
  const products = campaignId === null ? [] : await catalogueOf(db, campaignId)
  const names = new Map(products.map((product) => [product.id, product.name]))
  return {
    ...answer,
    note: conversation.note,
    collected: {
      name: customer.name,
      phone: customer.phone,
      address: customer.address,
      deliveryNote: conversation.delivery_note || null,
    },
    collectedFrom: await factOrigins(db, customer),
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
      createdAt: isoTime(order.created_at),
      here: order.conversation_id === conversation.id,
    })),
    customerOrders: await customerOrders(db, customer.id),
    samePhone: await samePhoneOrders(db, customer, {
      company,
      currency: orders[0]?.currency ?? company.defaultCurrency,
    }),
    advance: presentReason(
      orders.find((order) => order.advance_reason !== null)?.advance_reason ?? null,
    ),
    aiCost: cost.micros / 1_000_000,
    unpricedAnswers: cost.unpriced,
    humanWindowClosesAt: isoTimeOrNull(humanWindowClosesAt(conversation, flow)),
    cannotReply: cut && answerOf(cut),
    closedEarly: closedEarly(conversation, now) ? answerOf(because('answer_not_allowed')) : null,
    scheduled: scheduled.map(presentScheduled),
    draft: drafted ? presentDraft(drafted) : null,
    summary:
      summary && summary.text !== '' ? { text: summary.text, upTo: isoTime(summary.up_to) } : null,
    keptToRehearse: campaignId === null ? null : await isKeptToRehearse(db, conversation.id),
    cameBy: sources[0] ? presentSource(sources[0]) : null,
  }
}

function presentSource({ kind, ref, title, words, at }: SourceRow): ConversationDetail['cameBy'] {
  return { kind, ref, title, words, at: isoTime(at) }
}

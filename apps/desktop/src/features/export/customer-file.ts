import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { isoTime, isoTimeOrNull } from '@pal/core/domain/iso-time'
import { tacticMessagesSentTo } from '@pal/db/campaigns/tactic-stats'
import type { CustomerRow } from '@pal/db/conversations/customers'
import { type DecisionLogRow, decisionLogsAfter } from '@pal/db/conversations/decision-log'
import { draftsOf } from '@pal/db/conversations/drafts'
import { factSources } from '@pal/db/conversations/fact-sources'
import { campaignsOfConversation, conversationOfCustomer } from '@pal/db/conversations/lookup'
import { sourcesOf } from '@pal/db/conversations/sources'
import { factsStatedTo } from '@pal/db/conversations/stated-facts'
import { summaryOf } from '@pal/db/conversations/summaries'
import { attachmentsOf } from '@pal/db/messages/attachments'
import { messagesAfter } from '@pal/db/messages/conversation-export'
import type { MessageRow } from '@pal/db/messages/messages'
import { scheduledReplies } from '@pal/db/messages/scheduled-replies'
import { eventsOfCustomer } from '@pal/db/messages/webhook-events'
import { linesOf, type OrderRow, ordersOfCustomerAfter } from '@pal/db/orders/orders'
import { returnsOf } from '@pal/db/orders/returns'
import { commentsOf } from '@pal/db/pages/comments'
import { pageById } from '@pal/db/pages/pages'
import type { Reads } from '@pal/db/schema/reads'
import { readTags } from '@pal/db/schema/stored-tags'
import { keptToRehearse } from '@pal/db/turns/rehearsable'

import { exportedJson, readAttachments, readQuickReplies } from '../../platform/stored-json.ts'
import { presentReason } from '../conversations/present.ts'
import { orderHistory } from '../orders/order-history.ts'
import { presentDetails, presentOrder, presentReturn } from '../orders/present.ts'
import { shownFact } from '../recall/shown-fact.ts'

const atOnce = 200

/** Everything that is stored of a customer, in the words of the program, as one JSON text in pieces. */
export async function* customerFile(
  db: Reads,
  customer: CustomerRow,
  now: number,
): AsyncGenerator<string, void, void> {
  const { psid, page_id: pageId, name, phone, address, language } = customer
  const { profile_name: profileName } = customer
  const page = await pageById(db, pageId)
  const conversation = await conversationOfCustomer(db, customer.id)
  const known = {
    customerId: psid,
    pageId,
    pageName: page?.name ?? null,
    name,
    profileName,
    phone,
    address,
    knownFrom: factSources(customer),
    language,
    createdAt: isoTime(customer.created_at),
    updatedAt: isoTime(customer.updated_at),
  }
  yield `{"exportedAt":${JSON.stringify(isoTime(now))},\n"customer":${JSON.stringify(known)},\n"conversation":`
  if (conversation) {
    const { id, thread_id, stage, status, handler, cart, needs_human_reason } = conversation
    const { no_follow_ups_since: noFollowUpsSince } = conversation
    const summary = await summaryOf(db, id)
    yield JSON.stringify({
      id,
      threadId: thread_id,
      stage,
      status,
      handler,
      needsHumanReason: presentReason(needs_human_reason),
      noFollowUpsSince: isoTimeOrNull(noFollowUpsSince),
      summary: summary
        ? {
            text: summary.text,
            upTo: isoTime(summary.up_to),
            madeAt: isoTime(summary.made_at),
          }
        : null,
      keptToRehearseSince: isoTimeOrNull(await keptToRehearse(db, id)),
      note: conversation.note,
      tags: readTags(conversation),
      cart: exportedJson(cart),
      deliveryNote: conversation.delivery_note,
      messageCount: conversation.message_count,
      lastActivity: isoTime(conversation.last_activity_at),
      createdAt: isoTime(conversation.created_at),
    })
  } else yield 'null'
  yield* list('orders', ordersOf(db, customer.id))
  const id = conversation?.id ?? 0
  yield* list('messages', messagesOf(db, id))
  yield* list('scheduledReplies', scheduledOf(db, id))
  yield* list('drafts', draftsIn(db, id))
  yield* list('sources', sourcesIn(db, id))
  yield* list('comments', commentsIn(db, id))
  yield* list('statedFacts', factsStatedIn(db, id))
  yield* list('decisions', decisionsOf(db, id))
  yield* list('campaigns', campaignsOf(db, id))
  yield* list('tacticMessages', tacticMessagesOf(db, id))
  yield* list('events', psid === null ? none() : eventsOf(db, { pageId, psid }))
  yield '\n}\n'
}

/** Whoever has no chat. */
async function* none(): AsyncGenerator<[], void, void> {}

async function* list(name: string, parts: AsyncIterable<readonly unknown[]>) {
  let separator = ''
  yield `,\n"${name}":[`
  for await (const part of parts) {
    let piece = ''
    for (const item of part) {
      piece += `${separator}\n${JSON.stringify(item)}`
      separator = ','
    }
    yield piece
    await yieldToEventLoop()
  }
  yield ']'
}

/** Each part is read from behind the last row of the one before. */
async function* inParts<Row>(read: (last: Row | undefined) => Promise<readonly Row[]>) {
  for (let rows = await read(undefined); rows.length > 0; rows = await read(rows.at(-1))) yield rows
}

async function* ordersOf(db: Reads, customerId: number) {
  const parts = inParts<OrderRow>((last) =>
    ordersOfCustomerAfter(db, customerId, { after: last?.id ?? 0, limit: atOnce }),
  )
  for await (const rows of parts) {
    const lines = await linesOf(
      db,
      rows.map(({ id }) => id),
    )
    const answers = []
    for (const row of rows) {
      answers.push({
        ...presentOrder(row, lines.get(row.id) ?? []),
        ...presentDetails(row),
        paidAt: isoTimeOrNull(row.paid_at),
        returnedAt: isoTimeOrNull(row.returned_at),
        returns: (await returnsOf(db, row.id)).map((back) => ({
          ...presentReturn(back),
          actor: back.actor,
        })),
        history: await orderHistory(db, row),
      })
    }
    yield answers
  }
}

async function* messagesOf(db: Reads, conversationId: number) {
  const parts = inParts<MessageRow>((last) =>
    messagesAfter(db, conversationId, {
      limit: atOnce,
      after: last ? { at: last.sent_at, id: last.id } : null,
    }),
  )
  for await (const rows of parts) {
    const files = await attachmentsOf(
      db,
      rows.map(({ id }) => id),
    )
    yield rows.map((row) => ({
      id: row.id,
      facebookId: row.mid,
      sender: row.author,
      text: row.text,
      timestamp: isoTime(row.sent_at),
      editedAt: isoTimeOrNull(row.edited_at),
      replyTo: row.reply_to_mid,
      scheduledFor: isoTimeOrNull(row.scheduled_for),
      state: row.state,
      reaction: row.reaction,
      quickReplies: readQuickReplies(row.quick_replies),
      tapped: row.tapped,
      attachments: readAttachments(row.attachments).map((attachment, position) => {
        const file = files.get(row.id)?.find((kept) => kept.position === position)
        return {
          ...attachment,
          stored: file
            ? {
                state: file.state,
                mime: file.mime,
                size: file.size,
                file: file.file,
                transcript: file.transcript,
              }
            : null,
        }
      }),
    }))
  }
}

async function* scheduledOf(db: Reads, conversationId: number) {
  const rows = await scheduledReplies(db, conversationId)
  yield rows.map(({ text, send_at, created_at }) => ({
    text,
    sendAt: isoTime(send_at),
    createdAt: isoTime(created_at),
  }))
}

/** What was worded for them and waited for the seller. */
async function* draftsIn(db: Reads, conversationId: number) {
  const rows = await draftsOf(db, conversationId)
  yield rows.map((row) => ({
    kind: row.kind,
    text: row.text,
    reason: presentReason(row.reason),
    subject: row.subject,
    state: row.state,
    createdAt: isoTime(row.created_at),
    settledAt: isoTimeOrNull(row.settled_at),
  }))
}

/** By what they came. */
async function* sourcesIn(db: Reads, conversationId: number) {
  const rows = await sourcesOf(db, conversationId)
  yield rows.map(({ kind, ref, ad_id, title, words, at }) => ({
    kind,
    ref,
    adId: ad_id,
    title,
    words,
    at: isoTime(at),
  }))
}

/** Those for which they were written to. */
async function* commentsIn(db: Reads, conversationId: number) {
  const rows = await commentsOf(db, conversationId)
  yield rows.map(({ id, author_id, at }) => ({ id, authorId: author_id, at: isoTime(at) }))
}

/** What was stated to them of prices, terms, products and cards. */
async function* factsStatedIn(db: Reads, conversationId: number) {
  const rows = await factsStatedTo(db, conversationId)
  yield rows.map(({ kind, product_id, value, text, card, at }) => ({
    kind,
    productId: product_id === 0 ? null : product_id,
    card: card || null,
    value: shownFact({ kind, value: text ?? value }),
    at: isoTime(at),
  }))
}

/** What the agent decided about them, and from which values. */
async function* decisionsOf(db: Reads, conversationId: number) {
  const parts = inParts<DecisionLogRow>((last) =>
    decisionLogsAfter(db, conversationId, { after: last?.id ?? 0, limit: atOnce }),
  )
  for await (const rows of parts) {
    yield rows.map((row) => ({
      id: row.id,
      model: row.model,
      outcome: row.outcome,
      decision: exportedJson(row.decision),
      checks: exportedJson(row.checks),
      said: exportedJson(row.said),
      reviews: exportedJson(row.reviews),
      subject: row.subject,
      orderId: row.order_id,
      startedAt: isoTime(row.started_at),
      finishedAt: isoTimeOrNull(row.finished_at),
    }))
  }
}

/** Which campaigns spoke to them. */
async function* campaignsOf(db: Reads, conversationId: number) {
  const rows = await campaignsOfConversation(db, conversationId)
  yield rows.map(({ campaign_id, since }) => ({
    campaignId: campaign_id,
    since: isoTime(since),
  }))
}

/** What was tried to persuade them, and whether they bought after it. */
async function* tacticMessagesOf(db: Reads, conversationId: number) {
  const rows = await tacticMessagesSentTo(db, conversationId)
  yield rows.map(({ campaign_id, text, at, sold }) => ({
    campaignId: campaign_id,
    text,
    at: isoTime(at),
    bought: sold === 1,
  }))
}

/** What Facebook sent about them beside messages. */
async function* eventsOf(db: Reads, who: { readonly pageId: string; readonly psid: string }) {
  for await (const rows of eventsOfCustomer(db, who)) {
    yield rows.map(({ kind, body, received_at }) => ({
      kind,
      receivedAt: isoTime(received_at),
      body: exportedJson(body),
    }))
  }
}

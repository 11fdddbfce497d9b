import { findDuplicate } from '@pal/core/messages/message-matching'
import { because, type Reason } from '@pal/core/texts/reason'
import { noteCustomerAct } from '@pal/db/conversations/conversations'
import { customerByPsid } from '@pal/db/conversations/customers'
import { conversationOfCustomer } from '@pal/db/conversations/lookup'
import { keepSource } from '@pal/db/conversations/sources'
import { isForgotten } from '@pal/db/conversations/tombstones'
import { pageStates } from '@pal/db/inbox/page-states'
import type { Store } from '@pal/db/maintenance/store'
import { applyEchoTime } from '@pal/db/messages/apply-provider-time'
import { knownMessage, messagesNear } from '@pal/db/messages/candidates'
import { messageById, messageByMid, type MessageRow, setTapped } from '@pal/db/messages/messages'
import { markSeenByCustomer } from '@pal/db/messages/seen'
import { markEventHandled, storeWebhookEvent } from '@pal/db/messages/webhook-events'
import { setPolicyNotice } from '@pal/db/pages/pages'
import type { Tx } from '@pal/db/schema/reads'
import * as z from 'zod/mini'

import { isPlausible, dated } from '../graph/facebook-time.ts'
import { readSource } from '../graph/read-source.ts'
import { ownIdOf } from '../graph/send.ts'
import { fromWebhook, type ThreadMessage } from '../graph/thread-message.ts'
import {
  type MessageEvent,
  type OtherEvent,
  stamp,
  type WebhookBatch,
} from '../graph/webhook-events.ts'
import {
  answerWaiting,
  type Ingested,
  type IngestOptions,
  type Intake,
  newIntake,
  takeIn,
} from './ingest.ts'
import { correctAuthor } from './message-author.ts'
import { applyChanges } from './message-changes.ts'
import { acquireThread, isStandby, releaseThread } from './thread-control.ts'

export interface WebhookOptions {
  readonly quietMs?: number
}

/** Everything of one delivery is on the disk when this returns; a redelivery changes nothing. */
export async function storeWebhookBatch(
  store: Store,
  batch: WebhookBatch,
  now: number,
  options: WebhookOptions = {},
): Promise<Ingested> {
  const messages = batch.messages.map((message) => dated(message, now))
  const others = batch.others.map((event) => dated(event, now))
  const ordered = { messages: messages.toSorted((a, b) => a.at - b.at), others }
  return store.transaction((tx) => takeBatch(tx, ordered, { ...options, now }))
}

interface Batch {
  readonly messages: readonly MessageEvent[]
  readonly others: readonly OtherEvent[]
}

async function takeBatch(
  tx: Tx,
  { messages, others }: Batch,
  options: IngestOptions,
): Promise<Ingested> {
  const { now } = options
  const intake = newIntake()
  const arrived = messages.map(withOwnId)
  const pages = await pageStates(
    tx,
    [...messages, ...others].map(({ pageId }) => pageId),
  )
  const early: OtherEvent[] = []
  for (const { event, message, ownId } of arrived) {
    const { state, page } = pages.get(message.pageId) ?? { state: 'unknown', page: null }
    if (!page) {
      if (state === 'unknown') early.push(asOther(event))
      else intake.refused += 1
      continue
    }
    const known = await knownMessage(tx, message, ownId)
    const near = known ? [] : await messagesNear(tx, message)
    const forgotten = !known && (await isForgotten(tx, message))
    const duplicate = known ? null : findDuplicate(message, near, byWebhook)
    const same = known ?? (duplicate && (await messageById(tx, duplicate.id)))
    if (same) await applyEchoTime(tx, same, message, now)
    if (same && message.tapped) await setTapped(tx, same, message.tapped)
    if (same && (message.standby || same.author === 'inbox')) {
      await correct(tx, same, message, options, intake)
    } else if (!same && !forgotten) {
      const id = await takeIn(tx, { page, message }, options, intake)
      if (!message.fromCustomer) await applyEchoTime(tx, await messageById(tx, id), message, now)
    }
  }
  for (const event of [...early, ...others]) {
    if (pages.get(event.pageId)?.state === 'disconnected') {
      intake.refused += 1
      continue
    }
    const { pageId, psid, kind, key: eventKey, body } = event
    if (psid !== null && (await isForgotten(tx, { ...event, psid, fromCustomer: false }))) continue
    const known = { pageId, psid, kind, eventKey, body, receivedAt: now }
    const id = await storeWebhookEvent(tx, known)
    if (id !== null && (await actUpon(tx, event, options, intake))) {
      await markEventHandled(tx, id, now)
    }
  }
  return intake
}

/** Our own id comes back with the echo of what we sent. */
const withOwnId = (event: MessageEvent) => {
  const message = fromWebhook(event)
  return { event, message, ownId: message.fromCustomer ? null : ownIdOf(message.metadata) }
}

/** Two deliveries of one message come under one id: it is looked for among what was read. */
const byWebhook = {
  source: 'webhook',
  listed: new Set<string>(),
  taken: new Set<number>(),
} as const

/** Webhooks tell better than reading who wrote a message, and who has its thread. */
async function correct(
  tx: Tx,
  same: MessageRow,
  message: ThreadMessage,
  options: IngestOptions,
  intake: Intake,
): Promise<void> {
  const { now } = options
  if (message.standby && (await isStandby(tx, same, message, now))) {
    intake.conversations.add(same.conversation_id)
  }
  if (await correctAuthor(tx, same, message, now)) {
    await answerWaiting(tx, same.conversation_id, options, intake)
  }
}

function asOther(message: MessageEvent): OtherEvent {
  const { kind, pageId, psid, at, mid } = message
  return { kind, pageId, psid, at, key: `${kind}:${pageId}:${mid}`, body: message }
}

const watermark = z.object({ watermark: stamp })
const seen = z.object({ delivery: z.optional(watermark), read: z.optional(watermark) })
const about = z.union([
  z.object({ message_edit: z.object({ mid: z.string() }) }),
  z.object({ reaction: z.object({ mid: z.string() }) }),
])
const taken = z.object({ reaction: z.object({ action: z.string() }) })
const policy = z.object({
  policy_enforcement: z.object({ action: z.string(), reason: z._default(z.string(), '') }),
})

/** True when there is nothing left to do about it. */
async function actUpon(
  tx: Tx,
  event: OtherEvent,
  options: IngestOptions,
  intake: Intake,
): Promise<boolean> {
  switch (event.kind) {
    case 'delivery':
    case 'read':
      return markSeen(tx, event, options.now, intake)
    case 'message_edit':
      return changeMessage(tx, event, options.now, intake)
    case 'reaction':
      await noteAct(tx, event, options.now, intake)
      return changeMessage(tx, event, options.now, intake)
    case 'take_thread_control':
    case 'pass_thread_control':
      return changeOwner(tx, event, options, intake)
    case 'policy_enforcement':
      return noticePolicy(tx, event, intake)
    case 'referral':
      return noteSource(tx, event, options.now, intake)
    case 'postback':
      // Its title was taken in as the customer's message.
      return true
    default:
      return false
  }
}

/** An advertisement or a link has brought them, which opens the window, too. */
async function noteSource(
  tx: Tx,
  event: OtherEvent,
  now: number,
  intake: Intake,
): Promise<boolean> {
  const conversation = await conversationOf(tx, event)
  const source = readSource(event.body)
  if (conversation && source) {
    await keepSource(tx, {
      conversation_id: conversation.id,
      at: Math.min(event.at, now),
      ...source,
    })
    intake.conversations.add(conversation.id)
  }
  return noteAct(tx, event, now, intake)
}

async function conversationOf(
  tx: Tx,
  { pageId, psid }: OtherEvent,
): Promise<{ readonly id: number } | undefined> {
  const customer = psid === null ? undefined : await customerByPsid(tx, pageId, psid)
  if (!customer) return undefined
  return conversationOfCustomer(tx, customer.id)
}

/** Sent to the app that gets the thread, or that loses it. */
async function changeOwner(
  tx: Tx,
  event: OtherEvent,
  options: IngestOptions,
  intake: Intake,
): Promise<boolean> {
  const conversation = await conversationOf(tx, event)
  if (!conversation) return false
  const { id } = conversation
  const { now } = options
  if (event.kind === 'take_thread_control') {
    if (await releaseThread(tx, id, { at: event.at, now })) intake.conversations.add(id)
  } else if (await acquireThread(tx, id, now)) {
    await answerWaiting(tx, id, options, intake)
  }
  return true
}

/** Kept until Facebook takes it back; the status of the system tells of it. */
async function noticePolicy(
  tx: Tx,
  { pageId, body }: OtherEvent,
  intake: Intake,
): Promise<boolean> {
  const parsed = policy.safeParse(body)
  if (!parsed.success) return false
  const { action, reason } = parsed.data.policy_enforcement
  const notice = policyNotice(action, reason.slice(0, 500).toWellFormed())
  if (notice !== null || action === 'unblock') {
    await setPolicyNotice(tx, pageId, notice)
  }
  intake.policy.push({ pageId, action, reason })
  return true
}

function policyNotice(action: string, words: string): Reason | null {
  if (action !== 'block' && action !== 'warning') return null
  if (words === '') return because(action === 'block' ? 'page_blocked' : 'page_warned')
  return because(action === 'block' ? 'page_blocked_saying' : 'page_warned_saying', { words })
}

async function markSeen(tx: Tx, event: OtherEvent, now: number, intake: Intake): Promise<boolean> {
  const marks = seen.safeParse(event.body)
  if (!marks.success) return false
  const { read, delivery } = marks.data
  const watermark = (read ?? delivery)?.watermark
  const row = await conversationOf(tx, event)
  if (watermark === undefined || !row) return false
  const until = isPlausible(watermark, now) ? watermark : event.at
  const state = read ? 'read' : 'delivered'
  const changed = await markSeenByCustomer(tx, row.id, { state, until, now })
  if (changed > 0) intake.conversations.add(row.id)
  return true
}

/** Not only a message opens Facebook's window again. True when it is known whose. */
async function noteAct(tx: Tx, event: OtherEvent, now: number, intake: Intake): Promise<boolean> {
  const conversation = await conversationOf(tx, event)
  const reacted = taken.safeParse(event.body)
  if (!conversation || (reacted.success && reacted.data.reaction.action !== 'react')) return false
  if (await noteCustomerAct(tx, conversation.id, { at: Math.min(event.at, now), now })) {
    intake.conversations.add(conversation.id)
  }
  return true
}

/** It may overtake its message: then it stays open, and is applied when that is stored. */
async function changeMessage(
  tx: Tx,
  { pageId, psid, body }: OtherEvent,
  now: number,
  intake: Intake,
): Promise<boolean> {
  const parsed = about.safeParse(body)
  if (!parsed.success || psid === null) return false
  const { mid } = 'reaction' in parsed.data ? parsed.data.reaction : parsed.data.message_edit
  const message = await messageByMid(tx, pageId, mid)
  if (!message) return false
  if (await applyChanges(tx, message, { psid, now })) {
    intake.conversations.add(message.conversation_id)
  }
  return true
}

import { because, type Reason } from '@pal/core/texts/reason'
import { noteCustomerAct } from '@pal/db/conversations/conversations'
import { customerByPsid } from '@pal/db/conversations/customers'
import { conversationOfCustomer } from '@pal/db/conversations/lookup'
import { erasedUntil, isForgotten } from '@pal/db/conversations/tombstones'
import type { Store } from '@pal/db/maintenance/store'
import { messageByMid } from '@pal/db/messages/messages'
import { markSeenByCustomer } from '@pal/db/messages/outgoing'
import { markEventHandled, storeWebhookEvent } from '@pal/db/messages/webhook-events'
import { pageById, setPolicyNotice } from '@pal/db/pages/pages'
import type { Tx } from '@pal/db/schema/reads'
import * as z from 'zod/mini'

import { isPlausible, dated } from '../graph/facebook-time.ts'
import { fromWebhook } from '../graph/thread-message.ts'
import {
  type MessageEvent,
  type OtherEvent,
  stamp,
  type WebhookBatch,
} from '../graph/webhook-events.ts'
import {
  answerWaiting,
  type Ingested,
  ingestMessages,
  type IngestOptions,
  type Intake,
  newIntake,
} from './ingest.ts'
import { applyChanges } from './message-changes.ts'
import { releaseThread, acquireThread } from './thread-control.ts'

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
  return store.transaction(async (tx) => {
    const intake = newIntake()
    const pages = await pageStates(tx, [...messages, ...others])
    const expected = messages.filter(({ pageId }) => pages.get(pageId) !== 'unknown')
    await ingestMessages(tx, expected.map(fromWebhook), { ...options, now }, intake)
    const early = messages.filter(({ pageId }) => pages.get(pageId) === 'unknown').map(asOther)
    for (const event of [...early, ...others]) {
      if (pages.get(event.pageId) === 'disconnected') {
        intake.refused += 1
        continue
      }
      const { pageId, psid, kind, key: eventKey, body } = event
      if (psid !== null && (await isForgotten(tx, { ...event, psid, fromCustomer: false })))
        continue
      const id = await storeWebhookEvent(tx, {
        pageId,
        psid,
        kind,
        eventKey,
        body,
        receivedAt: now,
      })
      if (id !== null && (await actUpon(tx, event, { ...options, now }, intake))) {
        await markEventHandled(tx, id, now)
      }
    }
    return intake
  })
}

/** `unknown`: its webhook was set up before it was connected here, so what comes is kept for then. */
type PageState = 'connected' | 'disconnected' | 'unknown'

async function pageStates(
  tx: Tx,
  events: readonly { readonly pageId: string }[],
): Promise<Map<string, PageState>> {
  const states = new Map<string, PageState>()
  for (const { pageId } of events) {
    if (states.has(pageId)) continue
    const page = await pageById(tx, pageId)
    const erased = page ? null : await erasedUntil(tx, { pageId, psid: null })
    if (!page) states.set(pageId, erased === null ? 'unknown' : 'disconnected')
    // Whoever has disconnected a page wants nothing of it kept here.
    else states.set(pageId, page.disconnected_at === null ? 'connected' : 'disconnected')
  }
  return states
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
      // Somebody came back by a link.
      return noteAct(tx, event, options.now, intake)
    case 'postback':
      // Its title was taken in as the customer's message.
      return true
    default:
      return false
  }
}

async function conversationOf(
  tx: Tx,
  { pageId, psid }: OtherEvent,
): Promise<{ readonly id: number } | undefined> {
  const customer = psid === null ? undefined : await customerByPsid(tx, pageId, psid)
  if (!customer) return undefined
  return conversationOfCustomer(tx, customer.id)
}

/** Told to the app that gets the thread, or that loses it. */
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
  const told = policy.safeParse(body)
  if (!told.success) return false
  const { action, reason } = told.data.policy_enforcement
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
  const told = (read ?? delivery)?.watermark
  const row = await conversationOf(tx, event)
  if (told === undefined || !row) return false
  const until = isPlausible(told, now) ? told : event.at
  const state = read ? 'read' : 'delivered'
  const changed = await markSeenByCustomer(tx, row.id, { state, until, now })
  if (changed > 0) intake.conversations.add(row.id)
  return true
}

/** Not only a message opens Facebook's window anew. True when it is known whose. */
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
  const told = about.safeParse(body)
  if (!told.success || psid === null) return false
  const { mid } = 'reaction' in told.data ? told.data.reaction : told.data.message_edit
  const message = await messageByMid(tx, pageId, mid)
  if (!message) return false
  if (await applyChanges(tx, message, { psid, now })) {
    intake.conversations.add(message.conversation_id)
  }
  return true
}

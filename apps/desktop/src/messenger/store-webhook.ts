import { changeConversation } from '@pal/db/conversations'
import { customerByPsid } from '@pal/db/customers'
import type { Store } from '@pal/db/database'
import { erasedUntil, isForgotten } from '@pal/db/erased'
import { editMessage, messageByMid } from '@pal/db/messages'
import { markSeenByCustomer } from '@pal/db/outgoing'
import { pageById } from '@pal/db/pages'
import type { Tx } from '@pal/db/reads'
import { markEventHandled, storeWebhookEvent } from '@pal/db/webhook-events'
import * as z from 'zod/mini'

import { type Ingested, ingestMessages, type Intake, newIntake } from './ingest.ts'
import { fromWebhook } from './thread-message.ts'
import type { MessageEvent, OtherEvent, WebhookBatch } from './webhook-events.ts'

export interface WebhookOptions {
  readonly quietMs?: number
}

/** Everything of one delivery is on the disk when this returns; a redelivery changes nothing. */
export async function storeWebhookBatch(
  store: Store,
  { messages, others }: WebhookBatch,
  now: number,
  options: WebhookOptions = {},
): Promise<Ingested> {
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
      if (id !== null && (await actUpon(tx, event, now, intake))) {
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

const watermark = z.object({ watermark: z.number() })
const seen = z.object({ delivery: z.optional(watermark), read: z.optional(watermark) })
const edit = z.object({
  message_edit: z.object({ mid: z.string(), text: z.optional(z.string()) }),
})

/** True when there is nothing left to do about it. */
async function actUpon(tx: Tx, event: OtherEvent, now: number, intake: Intake): Promise<boolean> {
  switch (event.kind) {
    case 'delivery':
    case 'read':
      return markSeen(tx, event, now, intake)
    case 'message_edit':
      return changeText(tx, event, now, intake)
    case 'postback':
      // Its title was taken in as the customer's message.
      return true
    default:
      return false
  }
}

async function markSeen(
  tx: Tx,
  { pageId, psid, body }: OtherEvent,
  now: number,
  intake: Intake,
): Promise<boolean> {
  const told = seen.safeParse(body)
  if (!told.success || psid === null) return false
  const { read, delivery } = told.data
  const until = (read ?? delivery)?.watermark
  const customer = await customerByPsid(tx, pageId, psid)
  if (until === undefined || !customer) return false
  const row = await tx
    .selectFrom('conversations')
    .select('id')
    .where('customer_id', '=', customer.id)
    .executeTakeFirst()
  if (!row) return false
  const state = read ? 'read' : 'delivered'
  const changed = await markSeenByCustomer(tx, row.id, { state, until, now })
  if (changed > 0) intake.conversations.add(row.id)
  return true
}

async function changeText(
  tx: Tx,
  { pageId, body }: OtherEvent,
  now: number,
  intake: Intake,
): Promise<boolean> {
  const told = edit.safeParse(body)
  if (!told.success) return false
  const { mid, text } = told.data.message_edit
  const message = await messageByMid(tx, pageId, mid)
  // An edit may overtake its message: it is kept, and reading the thread brings the new text.
  if (!message || message.direction !== 'in' || text === undefined) return false
  await editMessage(tx, message, text, now)
  await changeConversation(tx, message.conversation_id, {}, now)
  intake.conversations.add(message.conversation_id)
  return true
}

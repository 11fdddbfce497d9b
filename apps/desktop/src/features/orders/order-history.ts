import type { OrderEvent } from '@pal/core/contract/orders'
import { noticeOutcomes, paymentStatuses, type SendState } from '@pal/core/domain/entities'
import { isoTime } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import { courierFiles } from '@pal/core/domain/orders/couriers'
import { returnReasons } from '@pal/core/domain/orders/order-returns'
import { cancelReasons } from '@pal/core/domain/orders/order-status'
import { newsStates } from '@pal/db/conversations/order-news'
import { partsUnder } from '@pal/db/messages/message-parts'
import { sendStatesOf } from '@pal/db/orders/notices'
import { historyOf, type OrderEventRow, type OrderRow } from '@pal/db/orders/orders'
import type { Reads } from '@pal/db/schema/reads'
import * as z from 'zod/mini'

import { column } from '../../platform/stored-json.ts'

const paymentBefore = z.object({
  payment_status: z.enum(paymentStatuses),
  payment_method: z.string(),
  payment_reference: z._default(z.string(), ''),
  paid_minor: z.int(),
  waived_minor: z._default(z.int(), 0),
  paid_at: z.nullable(z.int()),
  slip_printed_at: z.nullable(z.int()),
  courier_file_changed_at: z._default(z.nullable(z.int()), null),
})

/** What an event changed, as its column holds it; amounts are minor units. */
const storedFacts = z.object({
  customerName: z.optional(z.string()),
  customerPhone: z.optional(z.string()),
  customerAddress: z.optional(z.string()),
  deliveryInstructions: z.optional(z.string()),
  paymentStatus: z.optional(z.enum(paymentStatuses)),
  paymentMethod: z.optional(z.string()),
  paymentReference: z.optional(z.string()),
  paidMinor: z.optional(z.int()),
  refundedMinor: z.optional(z.int()),
  undone: z.optional(z.boolean()),
  /** What an undo brings back. */
  before: z.optional(paymentBefore),
  courier: z.optional(z.nullable(z.string())),
  trackingNumber: z.optional(z.nullable(z.string())),
  courierFile: z.optional(z.enum(courierFiles)),
  courierTold: z.optional(z.enum(courierFiles)),
  cancelReason: z.optional(z.enum(cancelReasons)),
  /** Whoever is told that it is cancelled is told that their money comes back. */
  promiseRefund: z.optional(z.boolean()),
  returnReason: z.optional(z.enum(returnReasons)),
  pieces: z.optional(z.int()),
  amountMinor: z.optional(z.int()),
  restocked: z.optional(z.boolean()),
  notice: z.optional(z.enum(noticeOutcomes)),
  /** With which the customer was notified. */
  messageId: z.optional(z.int()),
  /** Of a notice: the event that it tells of. */
  toldEventId: z.optional(z.int()),
  /** A payment that the customer was to be told of and was not yet: what they last knew to be paid. */
  untold: z.optional(z.object({ eventId: z.int(), paidMinor: z.int() })),
  items: z.optional(
    z.array(z.object({ name: z.string(), quantity: z.int(), unitPriceMinor: z.int() })),
  ),
  totalMinor: z.optional(z.int()),
})
export type StoredFacts = z.output<typeof storedFacts>

export const readFacts = column<StoredFacts>(storedFacts, {})

/** The history of an order, with what has become by now of what was to tell the customer of it. */
export async function orderHistory(
  db: Reads,
  { id, conversation_id: conversationId }: Pick<OrderRow, 'id' | 'conversation_id'>,
): Promise<OrderEvent[]> {
  const events = (await historyOf(db, id)).map((row) => ({ row, facts: readFacts(row.detail) }))
  const told = events.flatMap(({ facts }) => facts.messageId ?? [])
  const states = await sendStatesOf(db, told)
  const drafted = await draftedNotices(db, conversationId, events)
  return events.map((event) => presentEvent(event, { states, drafted }))
}

type Outcome = (typeof noticeOutcomes)[number]

interface ReadEvent {
  readonly row: OrderEventRow
  readonly facts: StoredFacts
}

/** What has become of the drafts that the seller was left, by the event that they tell of. */
async function draftedNotices(
  db: Reads,
  conversationId: number | null,
  events: readonly ReadEvent[],
): Promise<ReadonlyMap<number, Outcome>> {
  const notices = events.flatMap(({ facts: { notice, toldEventId } }) =>
    notice && toldEventId !== undefined ? [{ notice, toldEventId }] : [],
  )
  if (conversationId === null || !notices.some(({ notice }) => notice === 'drafted')) {
    return new Map()
  }
  const drafts = await newsStates(db, conversationId)
  const found = new Map<number, Outcome>()
  for (const { notice, toldEventId } of notices) {
    if (notice !== 'drafted') found.set(toldEventId, notice)
    const draft = drafts.get(toldEventId)
    if (!draft) continue
    const wasSent = draft.state === 'sent' || draft.state === 'edited'
    if (!wasSent) found.set(toldEventId, draft.state === 'open' ? 'drafted' : 'not_sent')
    else {
      const parts = await partsUnder(db, conversationId, `draft-${draft.draftId}`)
      const state = parts.at(-1)?.state
      found.set(toldEventId, (state && outcomes[state]) || 'sent')
    }
  }
  // What a later notice says along with its own.
  for (const {
    row,
    facts: { untold },
  } of events.toReversed()) {
    const later = found.get(row.id)
    if (untold && later && found.get(untold.eventId) === 'not_sent') {
      found.set(untold.eventId, later)
    }
  }
  return found
}

/** What is stored as told was queued then: Facebook may not have taken it, or not yet. */
const outcomes: Partial<Record<SendState, Outcome>> = {
  queued: 'waiting',
  sending: 'waiting',
  failed: 'not_sent',
  unknown: 'unknown',
}

interface Notices {
  readonly states: ReadonlyMap<number, SendState | null>
  readonly drafted: ReadonlyMap<number, Outcome>
}

function presentEvent({ row: event, facts: stored }: ReadEvent, told: Notices): OrderEvent {
  const {
    before: _,
    promiseRefund: _promised,
    untold: _untold,
    toldEventId,
    paidMinor,
    refundedMinor,
    amountMinor,
    ...rest
  } = stored
  const { items, totalMinor, messageId, ...facts } = rest
  const state = messageId === undefined ? null : (told.states.get(messageId) ?? null)
  const drafted = facts.notice === 'drafted' && toldEventId !== undefined
  const notice = drafted
    ? (told.drafted.get(toldEventId) ?? 'unknown')
    : ((state && outcomes[state]) ?? facts.notice)
  return {
    id: event.id,
    at: isoTime(event.at),
    kind: event.kind,
    from: event.from_status,
    to: event.to_status,
    actor: event.actor,
    note: event.note,
    facts: {
      ...facts,
      ...(notice && { notice }),
      ...(toldEventId !== undefined && { tellsOf: toldEventId }),
      ...(paidMinor !== undefined && { paidAmount: toMajor(paidMinor) }),
      ...(refundedMinor !== undefined && { refunded: toMajor(refundedMinor) }),
      ...(amountMinor !== undefined && { amount: toMajor(amountMinor) }),
      ...(items && {
        items: items.map(({ unitPriceMinor, ...item }) => ({
          ...item,
          unitPrice: toMajor(unitPriceMinor),
        })),
      }),
      ...(totalMinor !== undefined && { total: toMajor(totalMinor) }),
    },
  }
}

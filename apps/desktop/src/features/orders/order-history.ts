import type { OrderEvent } from '@pal/core/contract/orders'
import { noticeOutcomes, paymentStatuses, type SendState } from '@pal/core/domain/entities'
import { isoTime } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import { courierFiles } from '@pal/core/domain/orders/couriers'
import { returnReasons } from '@pal/core/domain/orders/order-returns'
import { cancelReasons } from '@pal/core/domain/orders/order-status'
import { sendStatesOf } from '@pal/db/orders/notices'
import { historyOf, type OrderEventRow } from '@pal/db/orders/orders'
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
  items: z.optional(
    z.array(z.object({ name: z.string(), quantity: z.int(), unitPriceMinor: z.int() })),
  ),
  totalMinor: z.optional(z.int()),
})
export type StoredFacts = z.output<typeof storedFacts>

export const readFacts = column<StoredFacts>(storedFacts, {})

/** The history of an order, with what has become by now of what was to tell the customer of it. */
export async function orderHistory(db: Reads, orderId: number): Promise<OrderEvent[]> {
  const events = await historyOf(db, orderId)
  const told = events.flatMap(({ detail }) => readFacts(detail).messageId ?? [])
  const states = await sendStatesOf(db, told)
  return events.map((event) => presentEvent(event, states))
}

/** What is stored as told was queued then: Facebook may not have taken it, or not yet. */
const outcomes: Partial<Record<SendState, (typeof noticeOutcomes)[number]>> = {
  queued: 'waiting',
  sending: 'waiting',
  failed: 'not_sent',
  unknown: 'unknown',
}

function presentEvent(
  event: OrderEventRow,
  states: ReadonlyMap<number, SendState | null>,
): OrderEvent {
  const {
    before: _,
    promiseRefund: _promised,
    paidMinor,
    refundedMinor,
    amountMinor,
    ...rest
  } = readFacts(event.detail)
  const { items, totalMinor, messageId, ...facts } = rest
  const state = messageId === undefined ? null : (states.get(messageId) ?? null)
  const notice = (state && outcomes[state]) ?? facts.notice
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

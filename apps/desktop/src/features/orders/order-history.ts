import type { OrderEvent } from '@pal/core/contract/orders'
import { paymentStatuses, returnReasons, noticeOutcomes } from '@pal/core/domain/entities'
import { isoTime } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import type { OrderEventRow } from '@pal/db/orders/orders'
import * as z from 'zod/mini'

import { column } from '../../platform/stored-json.ts'

/** What an event changed, as its column holds it; amounts are minor units. */
const storedFacts = z.object({
  customerName: z.optional(z.string()),
  customerPhone: z.optional(z.string()),
  customerAddress: z.optional(z.string()),
  paymentStatus: z.optional(z.enum(paymentStatuses)),
  paymentMethod: z.optional(z.string()),
  paidMinor: z.optional(z.int()),
  refundedMinor: z.optional(z.int()),
  courier: z.optional(z.nullable(z.string())),
  trackingNumber: z.optional(z.nullable(z.string())),
  returnReason: z.optional(z.enum(returnReasons)),
  pieces: z.optional(z.int()),
  amountMinor: z.optional(z.int()),
  restocked: z.optional(z.boolean()),
  notice: z.optional(z.enum(noticeOutcomes)),
  items: z.optional(
    z.array(z.object({ name: z.string(), quantity: z.int(), unitPriceMinor: z.int() })),
  ),
  totalMinor: z.optional(z.int()),
})
export type StoredFacts = z.output<typeof storedFacts>

const readFacts = column<StoredFacts>(storedFacts, {})

export function presentEvent(event: OrderEventRow): OrderEvent {
  const { paidMinor, refundedMinor, amountMinor, items, totalMinor, ...facts } = readFacts(
    event.detail,
  )
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

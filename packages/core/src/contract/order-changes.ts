import * as z from 'zod/mini'

import { paymentStatuses } from '../domain/entities.ts'
import { addressText, amount, amountInput, requiredText, shortText, time } from './shape.ts'

/** Whether the customer is told. */
export const tell = z._default(z.boolean(), false)

/** Payment and shipping of an order, and who gets it, as they are changed. */
export const changedOrder = z.object({
  /** Until it is shipped. */
  customerName: z.optional(requiredText),
  customerPhone: z.optional(requiredText),
  customerAddress: z.optional(addressText),
  paymentMethod: z.optional(requiredText),
  paymentStatus: z.optional(z.enum(paymentStatuses)),
  /**
   * With `part`, or with `paid` where it is more than the total; alone, it says itself how far the
   * order is paid.
   */
  paidAmount: z.optional(amountInput),
  /**
   * What of the paid amount is given back now; says itself how far the order is paid then. With
   * `paidAmount` only where that is what has been paid.
   */
  refundAmount: z.optional(amountInput),
  /** Now, where it is left out. */
  paidAt: z.optional(time),
  courier: z.optional(z.nullable(shortText)),
  trackingNumber: z.optional(z.nullable(shortText)),
  /** Tells the customer courier and tracking number, where Facebook's window is open. */
  tell,
  /** False: it is no double, and is not shown as one again. */
  likelyDouble: z.optional(z.literal(false)),
  /** What of these was seen: one that is another by now is not replaced. */
  was: z.optional(
    z.partial(
      z.object({
        customerName: z.string(),
        customerPhone: z.string(),
        customerAddress: z.string(),
        paymentMethod: z.string(),
        paymentStatus: z.enum(paymentStatuses),
        paidAmount: amount,
        courier: z.nullable(z.string()),
        trackingNumber: z.nullable(z.string()),
      }),
    ),
  ),
})

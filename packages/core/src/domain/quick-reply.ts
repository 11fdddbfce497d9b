import * as z from 'zod/mini'

/** A button below a message of ours; it vanishes once the customer writes. */
export const quickReply = z.union([
  z.object({ kind: z.literal('text'), title: z.string(), payload: z.string() }),
  /** Messenger shows the number that the customer's own profile holds, and nothing where it holds none. */
  z.object({ kind: z.literal('phone') }),
])
export type QuickReply = z.output<typeof quickReply>

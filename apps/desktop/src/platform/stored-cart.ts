import * as z from 'zod/mini'

import { column } from './stored-json.ts'

const cart = z.object({
  items: z.array(z.object({ productId: z.int(), quantity: z.int() })),
  /** Which delivery area it goes to. */
  deliveryArea: z._default(z.nullable(z.string()), null),
  /** The offer that the customer was last shown and has not taken yet. */
  offer: z.nullable(z.object({ hash: z.string(), messageId: z.int() })),
  /** What they were last asked about an order that is placed. */
  request: z._default(
    z.nullable(
      z.object({
        wish: z.enum(['cancel', 'change']),
        number: z.string(),
        hash: z.string(),
        messageId: z.int(),
      }),
    ),
    null,
  ),
  /** Prices that were bargained for. */
  concessions: z._default(
    z.array(z.object({ productId: z.int(), priceMinor: z.int(), steps: z.int(), at: z.number() })),
    [],
  ),
  /** How often an add-on was offered. */
  upsold: z._default(z.object({ count: z.int(), over: z.boolean() }), { count: 0, over: false }),
})
type Cart = z.output<typeof cart>

const empty: Cart = {
  items: [],
  deliveryArea: null,
  offer: null,
  request: null,
  concessions: [],
  upsold: { count: 0, over: false },
}

/** The content of a conversation's `cart`; the empty list that a taken order leaves is no cart. */
export const readCart = column<Cart>(cart, empty)

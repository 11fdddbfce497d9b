import { readStoredJson } from '@pal/db/schema/stored-json'
import * as z from 'zod/mini'

const cart = z.object({
  items: z.array(z.object({ productId: z.int(), quantity: z.int() })),
  /** The offer that the customer was last shown and has not taken yet. */
  offer: z.nullable(z.object({ hash: z.string(), messageId: z.int() })),
})
type Cart = z.output<typeof cart>

const empty: Cart = { items: [], offer: null }

/** What stands in a conversation's `cart`; the empty list that a taken order leaves is no cart. */
export function readCart(text: string): Cart {
  const read = cart.safeParse(readStoredJson(text))
  return read.success ? read.data : empty
}

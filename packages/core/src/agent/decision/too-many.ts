import { mostPieces } from '../../domain/orders/order-pieces.ts'
import { type AgentContext, findProduct } from '../context/context.ts'
import type { Decision } from './decision.ts'

/** Of which product the customer wants more pieces than any order has, and how many. */
export function wantsTooMany(
  { cart }: Pick<Decision, 'cart'>,
  context: AgentContext,
): { readonly quantity: number; readonly name: string } | null {
  for (const { productId, quantity } of cart) {
    const product = quantity > mostPieces ? findProduct(context, productId) : undefined
    if (product) return { quantity, name: product.name }
  }
  return null
}

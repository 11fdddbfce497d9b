import type { AgentContext } from '../context/context.ts'
import { tokens } from '../context/text.ts'
import { learnCustomer } from './collect.ts'
import type { Decision } from './decision.ts'

const plain = (address: string | null) => tokens(address ?? '').join(' ')

export const isSamePlace = (one: string | null, other: string | null): boolean =>
  plain(one) === plain(other)

/** Where the order goes by this answer: what was chosen before counts for the same address only. */
export function areaAfter(decision: Decision, context: AgentContext): string | null {
  const { deliveryArea = null } = decision
  if (deliveryArea !== null) return deliveryArea
  const { address } = learnCustomer(decision, context)
  return isSamePlace(address, context.customer.address) ? (context.deliveryArea ?? null) : null
}

import { isBlank } from '../blank.ts'
import type { ReturnReason } from './order-returns.ts'

/** What the seller says of paying in advance. */
export interface AdvanceTerms {
  readonly enabled: boolean
  /** From which share of the customer's orders on, in percent. */
  readonly fromPercent: number
  /** How and what to pay, as the customer reads it. */
  readonly text: string
}

/** How a customer's orders ended. */
export interface OrdersEnded {
  /** Delivered, or cancelled when they were on their way already. */
  readonly finished: number
  /** Of those, what came back by the customer's own doing. */
  readonly cameBack: number
}

/** That a customer is asked to pay in advance, and why. */
export interface AdvanceAsked extends OrdersEnded {
  readonly text: string
  readonly percent: number
}

/** One order alone says nothing about a customer. */
const leastFinished = 2

/** For these the shop has nothing to answer; what is damaged or wrong is no customer's doing. */
export const customersOwnReasons: readonly ReturnReason[] = ['changed_mind', 'refused', 'other']

/** Null where the customer pays as everybody does. */
export function askAdvance(
  { enabled, fromPercent, text }: AdvanceTerms,
  { finished, cameBack }: OrdersEnded,
): AdvanceAsked | null {
  if (!enabled || isBlank(text) || finished < leastFinished || cameBack === 0) return null
  const percent = Math.floor((100 * cameBack) / finished)
  return percent < fromPercent ? null : { text, percent, finished, cameBack }
}

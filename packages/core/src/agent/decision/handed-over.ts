import { because, type Reason } from '../../texts/reason.ts'
import type { Decision } from './decision.ts'

const reasonOf = {
  complaint: 'hands_over_complaint',
  return: 'hands_over_return',
  person: 'wants_human',
  discount: 'hands_over_discount',
  delivery: 'hands_over_delivery',
  payment: 'hands_over_payment',
  question: 'hands_over_question',
  special_order: 'hands_over_special_order',
  safety: 'hands_over_safety',
  other: 'hands_over_stuck',
} as const satisfies Record<NonNullable<Decision['handOverKind']>, string>

interface WhyHandedOver {
  readonly reason: Reason
  /** The same without the model's words about the customer. */
  readonly logged: Reason
}

/** Why the model gave the chat away, its own words only as a quotation; null where it did not say. */
export function whyHandedOver({
  handOverKind: kind,
  handOverReason: words,
}: Pick<Decision, 'handOverKind' | 'handOverReason'>): WhyHandedOver | null {
  if (kind === null && words === null) return null
  const why = because(reasonOf[kind ?? 'other'])
  return {
    reason: words === null ? why : because('agent_hands_over_for', { why, words }),
    logged: why,
  }
}

import type { DraftSubject } from '../../domain/entities.ts'
import type { AgentContext } from '../context/context.ts'
import type { Decision } from '../decision/decision.ts'
import { mustHandOver } from '../decision/hand-over.ts'
import type { OrderStep } from '../decision/order-step.ts'

/** What an answer is about, by what the program makes of it, never by the model's word for it. */
export function draftSubject(
  decision: Decision,
  step: OrderStep,
  context: AgentContext,
): DraftSubject {
  if (mustHandOver(decision, context, step)) return 'complaint'
  if (step.kind !== 'nothing') return 'order'
  if (/\{\{\s*(?:delivery_fee|free_delivery_from)\s*\}\}/.test(decision.reply)) return 'delivery'
  return /\{\{\s*(?:price:|total|discount_percent)/.test(decision.reply) ? 'price' : 'other'
}

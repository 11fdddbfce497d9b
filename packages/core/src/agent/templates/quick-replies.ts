import type { QuickReply } from '../../domain/quick-reply.ts'
import { afterSaleWords } from '../context/after-sale-words.ts'
import type { AgentContext } from '../context/context.ts'
import { labelsFor } from '../context/labels.ts'
import type { Decision } from '../decision/decision.ts'
import { offerPayload, requestPayload } from '../decision/offer-payload.ts'
import { lacksPhone, type OrderStep } from '../decision/order-step.ts'

/** The buttons below an answer: for a yes to exactly what is shown, or for the phone that is missing. */
export function quickRepliesFor(
  step: OrderStep,
  decision: Decision,
  context: AgentContext,
): readonly QuickReply[] {
  if (step.kind === 'offer') {
    const { yesButton, changeButton } = labelsFor(decision.language)
    return [
      { kind: 'text', title: yesButton, payload: offerPayload(step.hash) },
      { kind: 'text', title: changeButton, payload: 'pal:change' },
    ]
  }
  if (step.kind === 'after_sale' && step.sale.kind === 'ask') {
    const { cancelButton, changeButton, keepButton } = afterSaleWords(decision.language)
    const { wish, hash } = step.sale
    const title = wish === 'cancel' ? cancelButton : changeButton
    return [
      { kind: 'text', title, payload: requestPayload(hash) },
      { kind: 'text', title: keepButton, payload: 'pal:keep' },
    ]
  }
  return lacksPhone(step, decision, context) ? [{ kind: 'phone' }] : []
}

import { orderNumberMark } from '../../messages/order-number-mark.ts'
import type { Checked } from '../checks/checks.ts'
import type { AgentContext } from '../context/context.ts'
import { bargained } from '../decision/bargain.ts'
import type { Decision } from '../decision/decision.ts'
import { decideOrder } from '../decision/order-step.ts'
import { renderReply } from '../templates/render.ts'

/**
 * What the program answers where the model has nothing that may go out: the customer has said yes to
 * an order, or to its change, and it is done and confirmed in the program's own words. Null where there is
 * no yes.
 */
export function ownAnswer(given: AgentContext): { decision: Decision; checked: Checked } | null {
  const decision: Decision = {
    slots: [],
    cards: [],
    reply: '',
    language: given.customer.language ?? given.settings.company.language,
    stage: given.stage,
    customer: { name: null, phone: null, address: null },
    deliveryNote: null,
    cart: given.cart.map(({ productId, quantity }) => ({ productId, quantity })),
    order: 'none',
    confirmationQuote: null,
    afterSale: 'none',
    orderNumber: null,
    cheaper: null,
    photoOf: null,
    handOver: false,
    handOverReason: null,
    usedLines: [],
  }
  const context = bargained(decision, given)
  const step = decideOrder(decision, context)
  const done = step.kind === 'after_sale' && step.sale.kind === 'do'
  if (step.kind !== 'place' && !done) return null
  const reply = renderReply(decision, context, step, orderNumberMark)
  const fine = { ok: true, sendable: true, problems: [], binding: [] } as const
  return { decision, checked: { ...fine, step, context, reply } }
}

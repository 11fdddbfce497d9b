import type { AgentContext } from '../context/context.ts'
import { unansweredTurns } from '../context/context.ts'
import type { AfterSale } from './after-sale.ts'
import type { Decision } from './decision.ts'
import type { OrderStep } from './order-step.ts'
import { wantsTooMany } from './too-many.ts'
import { asksForHuman } from './wishes/human-wishes.ts'

/** Whether there is a voice message among what is unanswered that nobody here has heard. */
export function hasSpoken(context: AgentContext): boolean {
  return unansweredTurns(context).some(({ attachments = [], heard = 0 }) => {
    const sent = attachments.filter((kind) => kind === 'audio').length
    return sent > heard
  })
}

/** Whether a picture is unanswered that the model was not shown: it could only guess. */
export function hasUnseen(context: AgentContext): boolean {
  return unansweredTurns(context).some(({ attachments = [], pictures = [] }) => {
    const sent = attachments.filter((kind) => kind === 'image').length
    return sent > pictures.length
  })
}

/** Of these a human sees more than the model, and pictures and voice messages are looked after above. */
const closed = new Set(['video', 'file'])
const open = new Set(['image', 'audio', 'sticker'])

/** Whether something is unanswered that nobody here can open: a film, a paper, a place without a name. */
export function hasUnopened(context: AgentContext): boolean {
  return unansweredTurns(context).some(({ text, attachments = [], shared = [] }) =>
    attachments.some(
      (kind) => closed.has(kind) || (!open.has(kind) && shared.length === 0 && text.trim() === ''),
    ),
  )
}

/** Whether the seller has let the agent answer all that is unanswered. */
export function isAllHandedBack(context: AgentContext): boolean {
  const turns = unansweredTurns(context)
  return turns.length > 0 && turns.every(({ isHandedBack }) => isHandedBack === true)
}

/** A plain wish for a person is followed even where the model did not, and an order that it is too late for. */
export function mustHandOver(
  decision: Decision,
  context: AgentContext,
  step: Pick<OrderStep, 'kind'> & { readonly sale?: AfterSale },
): boolean {
  return (
    decision.handOver ||
    wantsTooMany(decision, context) !== null ||
    step.sale?.kind === 'human' ||
    hasSpoken(context) ||
    hasUnseen(context) ||
    hasUnopened(context) ||
    unansweredTurns(context).some((turn) => !turn.isHandedBack && asksForHuman(turn.text))
  )
}

import type { ConversationStage } from '../../domain/entities.ts'
import { type ReplyPart, replyParts } from '../../messages/reply-parts.ts'
import type { Checked } from '../checks/checks.ts'
import {
  type AgentContext,
  type CartItem,
  findProduct,
  type KnownCustomer,
  pictureOf,
  type Turn,
} from '../context/context.ts'
import type { Decision } from '../decision/decision.ts'
import { mustHandOver } from '../decision/hand-over.ts'
import { nextStage, type OrderDraft } from '../decision/order-step.ts'
import { quickRepliesFor } from '../templates/quick-replies.ts'
import { messagesUsed } from '../templates/tactic-messages.ts'

/** Everything that follows from a decision that may go out. */
export interface TurnOutcome {
  /** What is known of the customer now. */
  readonly customer: KnownCustomer
  readonly order: PlacedOrder | null
  /** What the customer gets to read, with `orderNumberMark` for the number of the order. */
  readonly parts: readonly [ReplyPart, ...ReplyPart[]]
  /** The shop's own messages that are used in it. */
  readonly tacticMessages: readonly string[]
  readonly stage: ConversationStage
  readonly cart: readonly CartItem[]
  /** Of the offer that is shown with it. */
  readonly offerHash: string | null
  readonly handOver: HandOver | null
}

interface PlacedOrder {
  readonly draft: OrderDraft
  /** What the customer said yes with. */
  readonly confirmedBy: Turn
}

interface HandOver {
  readonly hours: number
  readonly reason: string
  /** The same without the model's words about the customer. */
  readonly logged: string
}

export function turnOutcome(
  decision: Decision,
  { step, reply }: Checked,
  context: AgentContext,
): TurnOutcome {
  const { draft } = step
  return {
    customer: draft.customer,
    order: step.kind === 'place' ? { draft, confirmedBy: step.confirmedBy } : null,
    parts: replyParts({
      text: reply,
      shown: pictureFor(decision, context),
      quickReplies: quickRepliesFor(step, decision, context),
    }),
    tacticMessages: messagesUsed(decision, context),
    stage: nextStage(decision, step, context),
    cart: draft.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    offerHash: step.kind === 'offer' ? step.hash : null,
    handOver: handOverOf(decision, context),
  }
}

/** The picture that the customer asked for: the model names the product, the store its address. */
export function pictureFor(
  { photoOf }: Decision,
  context: AgentContext,
): { readonly url: string; readonly name: string } | null {
  const url = photoOf === null ? null : pictureOf(context, photoOf)
  const product = photoOf === null ? undefined : findProduct(context, photoOf)
  return url !== null && product ? { url, name: product.name } : null
}

function handOverOf(decision: Decision, context: AgentContext): HandOver | null {
  if (!mustHandOver(decision, context)) return null
  const wish = 'The customer asks for a person.'
  const own = decision.handOver ? decision.handOverReason : null
  return {
    hours: context.settings.flow.takeoverHours,
    reason: own ?? wish,
    logged: own === null ? wish : 'The agent hands the conversation over.',
  }
}

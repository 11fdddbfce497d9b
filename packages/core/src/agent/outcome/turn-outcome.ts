import type { ConversationStage } from '../../domain/entities.ts'
import { type ReplyPart, replyParts, type ShownPicture } from '../../messages/reply-parts.ts'
import { because, type Reason } from '../../texts/reason.ts'
import type { Checked } from '../checks/checks.ts'
import {
  type AgentContext,
  type CartItem,
  type Concession,
  findProduct,
  type KnownCustomer,
  type PendingRequest,
  pictureOf,
  type Turn,
  type UpsellCount,
} from '../context/context.ts'
import { phonesIn } from '../decision/collect.ts'
import type { Decision } from '../decision/decision.ts'
import { hasSpoken, hasUnopened, hasUnseen, mustHandOver } from '../decision/hand-over.ts'
import { whyHandedOver } from '../decision/handed-over.ts'
import type { OrderDraft } from '../decision/order-draft.ts'
import { nextStage, type OrderStep } from '../decision/order-step.ts'
import { wantsTooMany } from '../decision/too-many.ts'
import { upsellFor, upsoldSoFar } from '../decision/upsell.ts'
import { quickRepliesFor } from '../templates/quick-replies.ts'
import { messagesUsed } from '../templates/tactic-messages.ts'
import { type StatedFact, statedFacts } from './stated-facts.ts'

/** Everything that follows from a decision that may go out. */
export interface TurnOutcome {
  /** What is known of the customer now. */
  readonly customer: KnownCustomer
  readonly order: PlacedOrder | null
  /** The customer's other numbers: all that is kept of a note for delivery once it is ordered with. */
  readonly otherPhones?: readonly string[]
  /** What the customer gets to read, with `orderNumberMark` for the number of the order. */
  readonly parts: readonly [ReplyPart, ...ReplyPart[]]
  /** The shop's own messages that are used in it. */
  readonly tacticMessages: readonly string[]
  readonly statedFacts: readonly StatedFact[]
  readonly stage: ConversationStage
  readonly cart: readonly CartItem[]
  /** Which delivery area the order goes to; null while it is not known. */
  readonly deliveryArea: string | null
  /** Of the offer that is shown with it. */
  readonly offerHash: string | null
  /** What the customer is asked about an order they have placed. */
  readonly request: Pick<PendingRequest, 'wish' | 'number' | 'hash'> | null
  /** What becomes of that order by their yes. */
  readonly orderChange: OrderChange | null
  readonly concessions: readonly Concession[]
  readonly upsold: UpsellCount
  readonly handOver: HandOver | null
}

interface OrderChange {
  readonly wish: PendingRequest['wish']
  readonly orderId: number
  readonly number: string
  /** What the order is then. */
  readonly draft: OrderDraft
  /** As the order was seen. */
  readonly state?: string | undefined
}

interface PlacedOrder {
  readonly draft: OrderDraft
  /** What the customer said yes with. */
  readonly confirmedBy: Turn
}

interface HandOver {
  readonly hours: number
  readonly reason: Reason
  /** The same without the model's words about the customer. */
  readonly logged: Reason
}

export function turnOutcome(
  decision: Decision,
  { step, context, reply }: Pick<Checked, 'step' | 'context' | 'reply'>,
): TurnOutcome {
  const { draft } = step
  const orderChange = orderChangeOf(step)
  return {
    customer: draft.customer,
    order: step.kind === 'place' ? { draft, confirmedBy: step.confirmedBy } : null,
    otherPhones: phonesIn(draft.customer.deliveryNote, context),
    parts: replyParts({
      text: reply,
      shown: pictureFor(decision, context),
      quickReplies: quickRepliesFor(step, decision, context),
    }),
    tacticMessages: messagesUsed(decision, context),
    statedFacts: statedFacts(decision, step, context),
    stage: nextStage(decision, step, context),
    cart: orderChange
      ? []
      : draft.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    deliveryArea: draft.area?.id ?? null,
    offerHash: step.kind === 'offer' ? step.hash : null,
    concessions: context.concessions ?? [],
    upsold: upsoldAfter(decision, step, context),
    request: requestOf(step),
    orderChange,
    handOver: handOverOf(decision, context, step),
  }
}

function upsoldAfter(decision: Decision, step: OrderStep, context: AgentContext): UpsellCount {
  const { count, over } = upsoldSoFar(context)
  return { count: upsellFor(decision, step, context) ? count + 1 : count, over }
}

function requestOf(step: OrderStep): TurnOutcome['request'] {
  if (step.kind !== 'after_sale' || step.sale.kind !== 'ask') return null
  const { wish, hash, order } = step.sale
  return { wish, hash, number: order.number }
}

function orderChangeOf(step: OrderStep): OrderChange | null {
  if (step.kind !== 'after_sale' || step.sale.kind !== 'do') return null
  const { wish, order, draft } = step.sale
  return { wish, orderId: order.id, number: order.number, draft, state: order.state }
}

/** The picture that the customer asked for: the model names the product, the store has it. */
export function pictureFor(
  { photoOf }: Decision,
  context: AgentContext,
): (ShownPicture & { readonly name: string }) | null {
  const picture = photoOf === null ? null : pictureOf(context, photoOf)
  const product = photoOf === null ? undefined : findProduct(context, photoOf)
  return picture && product ? { ...picture, name: product.name } : null
}

function handOverOf(decision: Decision, context: AgentContext, step: OrderStep): HandOver | null {
  if (!mustHandOver(decision, context, step)) return null
  const hours = context.settings.flow.takeoverHours
  const tooMany = wantsTooMany(decision, context)
  if (tooMany) {
    const { quantity, name } = tooMany
    const reason = because('wants_many', { quantity, product: name })
    return { hours, reason, logged: reason }
  }
  const why = decision.handOver ? whyHandedOver(decision) : null
  if (why) return { hours, ...why }
  const reason = whyUnread(context) ?? whyHuman(step)
  return { hours, reason, logged: reason }
}

function whyUnread(context: AgentContext): Reason | null {
  if (hasSpoken(context)) return because('sent_voice')
  if (hasUnseen(context)) return because('sent_picture')
  return hasUnopened(context) ? because('sent_file') : null
}

function whyHuman(step: OrderStep): Reason {
  if (step.kind !== 'after_sale' || step.sale.kind !== 'human') return because('wants_human')
  const { wish, order } = step.sale
  if (!order) return because('wants_unknown_order')
  const { number } = order
  return wish === 'change'
    ? because('wants_order_changed', { number })
    : because('wants_order_cancelled', { number })
}

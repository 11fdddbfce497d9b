import type { StockMentioned } from '@pal/core/agent/outcome/draft-facts'
import type { TurnOutcome } from '@pal/core/agent/outcome/turn-outcome'
import { AppError } from '@pal/core/errors'
import { orderNumberMark } from '@pal/core/messages/order-number-mark'
import { replyParts } from '@pal/core/messages/reply-parts'
import { because } from '@pal/core/texts/reason'

import type { ConversationRow } from '../conversations/conversations.ts'
import { setDecisionOrder } from '../conversations/decision-log.ts'
import type { DraftRow } from '../conversations/drafts.ts'
import { correctDraft } from '../messages/corrections.ts'
import type { Tx } from '../schema/reads.ts'
import { isFields, readStoredFields } from '../schema/stored-json.ts'
import { applyAnswer, type AppliedAnswer, type FollowUpPlan } from './apply-answer.ts'

/** Takes in a draft the place of the number that its order has only once it is sent. */
const numberWord = '{order number}'

/** What the seller reads of an answer that is not sent yet. */
export function draftText({ parts }: TurnOutcome): string {
  return parts
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join('\n\n')
    .replaceAll(orderNumberMark, numberWord)
}

interface SentDraft extends FollowUpPlan {
  /** Other words than the agent's, with what they still tell of it; null for its own. */
  readonly edited: Edited | null
  /** The agent may not speak there any more: it counts as the seller's own words. */
  readonly asHuman: boolean
  readonly now: number
}

interface Edited {
  readonly text: string
  readonly statedFacts: TurnOutcome['statedFacts']
}

/** What is kept of an answer that waits for the seller. */
export interface KeptAnswer {
  readonly campaignId: number
  readonly outcome: TurnOutcome
  readonly stock: readonly StockMentioned[]
}

export function keptAnswer({ outcome }: Pick<DraftRow, 'outcome'>): KeptAnswer {
  // One that has waited for long calls its facts by another name, and came without the stock.
  const renamed = (outcome ?? '').replace('"factsTold":', '"statedFacts":')
  const kept = readStoredFields(renamed)
  if (!isKept(kept)) throw new AppError('conflict', because('draft_unreadable'))
  const { campaignId, outcome: after, stock = [] } = kept
  return { campaignId, outcome: after, stock }
}

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** What every answer has that was ever kept; of the rest an older one may lack some. */
function isKept(
  kept: Readonly<Record<string, unknown>>,
): kept is Record<string, unknown> & Omit<KeptAnswer, 'stock'> & Partial<KeptAnswer> {
  const { campaignId, outcome, stock = [] } = kept
  if (!Number.isInteger(campaignId) || !isFields(outcome) || !Array.isArray(stock)) return false
  const { parts, statedFacts, tacticMessages, cart, customer, stage } = outcome
  return (
    Array.isArray(parts) &&
    parts.length > 0 &&
    parts.every((part) => isFields(part) && typeof part['text'] === 'string') &&
    [statedFacts, cart].every((list) => Array.isArray(list) && list.every(isFields)) &&
    isTexts(tacticMessages) &&
    isFields(customer) &&
    typeof stage === 'string'
  )
}

/** An answer that waited for the seller goes out with all that follows from it. */
export async function sendAnswerDraft(
  tx: Tx,
  conversation: ConversationRow,
  draft: DraftRow,
  { edited, asHuman, now, ...plan }: SentDraft,
): Promise<AppliedAnswer> {
  const kept = keptAnswer(draft)
  const answer = {
    ...plan,
    campaignId: kept.campaignId,
    outcome: edited === null ? kept.outcome : reworded(kept.outcome, edited),
    author: asHuman || edited !== null ? ('human' as const) : ('agent' as const),
    inOwnWords: edited !== null,
    clientId: `draft-${draft.id}`,
    confirmedById: draft.confirmed_by_id,
    now,
  }
  const applied = await applyAnswer(tx, conversation, answer, async (order) => {
    if (order && draft.decision_id !== null) await setDecisionOrder(tx, draft.decision_id, order.id)
    // Words of the seller's own are no decision of the agent's.
    return edited === null ? draft.decision_id : null
  })
  if (edited !== null) await correctDraft(tx, applied.messages)
  return applied
}

const unasked = { offerHash: null, request: null } as const

/**
 * An offer in other words is none that a yes can be taken to: the agent shows it again. What the customer
 * has said yes to before stays ordered.
 */
function reworded(outcome: TurnOutcome, { text, statedFacts }: Edited): TurnOutcome {
  const [first, ...others] = replyParts({
    text: text.replaceAll(numberWord, orderNumberMark),
  })
  const pictures = outcome.parts.filter(({ text }) => text === '')
  const plain = pictures.map(({ quickReplies: _, ...part }) => part)
  return {
    ...outcome,
    parts: [first, ...others, ...plain],
    tacticMessages: [],
    statedFacts,
    ...unasked,
  }
}

import { whyOff } from '@pal/core/agent/decision/own-hours'
import { whySilent } from '@pal/core/agent/decision/why-silent'
import { factsStillStated, whyOutdated } from '@pal/core/agent/outcome/draft-facts'
import type { Message } from '@pal/core/contract/conversations'
import type { Settings } from '@pal/core/contract/settings'
import { AppError, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { type ConversationRow, mustFindConversation } from '@pal/db/conversations/conversations'
import { draftById, type DraftRow, outdateDraft, settleDraft } from '@pal/db/conversations/drafts'
import { windowClosesAt } from '@pal/db/conversations/reply-window'
import { enqueueReply } from '@pal/db/jobs/job-kinds'
import { queueReply } from '@pal/db/jobs/queue-reply'
import type { Reads, Tx } from '@pal/db/schema/reads'
import { answeringCampaign, turnState } from '@pal/db/turns/load-turn'
import { keptAnswer, sendAnswerDraft } from '@pal/db/turns/send-draft'

import { shopContext } from '../../agent/turn/load-context.ts'
import { planFollowUp } from '../../agent/turn/plan-follow-up.ts'
import { currentSettings } from '../../platform/settings.ts'
import { refuseUnsendable, settled, takeOverNow, type ReplyParts } from './reply.ts'

/** The seller's word: it goes out as it is, or with other words, which are then the seller's own. */
export async function sendDraft(
  parts: ReplyParts,
  id: number,
  typed: string | undefined,
): Promise<Message> {
  const { store, clock, poke } = parts
  const ids = await store.transaction(async (tx) => {
    const draft = await mustFindOpen(tx, id)
    const conversation = await mustFindConversation(tx, draft.conversation_id)
    const settings = await currentSettings(tx)
    await refuseUnsendable(tx, conversation, settings.flow, clock.now())
    const edited = typed !== undefined && typed.trim() !== draft.text.trim()
    // After its own 24 hours only what a human sends may go out.
    const late = (windowClosesAt(conversation) ?? 0) <= clock.now()
    if (draft.kind === 'answer') {
      return sendAnswer(tx, conversation, draft, {
        typed: edited ? typed : null,
        asHuman: late,
        settings,
        now: clock.now(),
      })
    }
    const correcting = draft.kind === 'correction'
    const own = edited || late || draft.kind === 'held' || correcting
    const messages = await queueReply(tx, {
      conversationId: conversation.id,
      author: own ? 'human' : 'agent',
      correctionDraftId: correcting ? draft.id : null,
      text: edited ? typed : draft.text,
      decisionId: own ? null : draft.decision_id,
      clientId: `draft-${draft.id}`,
      now: clock.now(),
    })
    await settleDraft(tx, draft, { state: edited ? 'edited' : 'sent', now: clock.now() })
    // The agent could not continue by itself there: whoever answers has taken over.
    if (draft.kind === 'held') {
      await takeOverNow(tx, conversation.id, { by: messages[0], now: clock.now() })
    }
    return messages.map((message) => message.id)
  })
  poke()
  return settled(parts, ids)
}

interface TypedAnswer {
  /** Other words than the agent's; null for its own. */
  readonly typed: string | null
  readonly asHuman: boolean
  readonly settings: Settings
  readonly now: number
}

/** What the agent would have done by itself, done by the seller's word. */
async function sendAnswer(
  tx: Tx,
  conversation: ConversationRow,
  draft: DraftRow,
  { typed, settings, ...said }: TypedAnswer,
): Promise<number[]> {
  const { now } = said
  const kept = keptAnswer(draft)
  const { campaignId, outcome } = kept
  const shop = await shopContext(tx, { campaignId, settings, now })
  if (typed === null) {
    const why = whyOutdated(kept, shop)
    if (why) throw new AppError('conflict', why, { field: 'facts' })
  }
  const campaign = await answeringCampaign(tx, conversation)
  const plan = campaign
    ? planFollowUp({ settings, campaign, conversation, now })
    : { followUp: null, trialFollowUpAt: null }
  const { messages } = await sendAnswerDraft(tx, conversation, draft, {
    ...said,
    ...plan,
    edited:
      typed === null ? null : { text: typed, statedFacts: factsStillStated(outcome, typed, shop) },
    // Where a human continues, the agent asks nobody again.
    followUp: conversation.handler === 'agent' ? plan.followUp : null,
  })
  await settleDraft(tx, draft, { state: typed === null ? 'sent' : 'edited', now })
  return messages.map(({ id }) => id)
}

/** The agent writes another one; where it may not answer now, the draft stays. */
export async function renewDraft({ store, clock, poke }: ReplyParts, id: number): Promise<void> {
  await store.transaction(async (tx) => {
    const { conversation_id: there, kind } = await mustFindOpen(tx, id)
    const now = clock.now()
    const state = await turnState(tx, there, now)
    const settings = await currentSettings(tx)
    const silent =
      kind !== 'answer' ||
      whyOff(settings, now) !== null ||
      !state ||
      whySilent({ ...state.answering, hasDraft: false }, settings.flow) !== null
    if (silent) throw new AppError('conflict', because('draft_not_renewed'))
    await outdateDraft(tx, there, now)
    await enqueueReply(tx, { conversationId: there, pageId: state.conversation.page_id, now })
  })
  poke()
}

export async function discardDraft({ store, clock }: ReplyParts, id: number): Promise<void> {
  await store.transaction(async (tx) => {
    const draft = await mustFindOpen(tx, id)
    await settleDraft(tx, draft, { state: 'discarded', now: clock.now() })
  })
}

async function mustFindOpen(db: Reads | Tx, id: number): Promise<DraftRow> {
  const draft = await draftById(db, id)
  if (!draft) throw notFound('draft_not_found')
  if (draft.state !== 'open') throw new AppError('conflict', because('draft_gone'))
  return draft
}

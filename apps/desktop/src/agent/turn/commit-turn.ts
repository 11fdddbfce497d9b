import { learnedFrom } from '@pal/core/agent/decision/learned-from'
import { stockMentioned } from '@pal/core/agent/outcome/draft-facts'
import { draftSubjects } from '@pal/core/agent/outcome/draft-subject'
import { keptStep } from '@pal/core/agent/outcome/kept-step'
import { turnOutcome } from '@pal/core/agent/outcome/turn-outcome'
import { whatWasSaid } from '@pal/core/agent/outcome/what-was-said'
import { hoursMs } from '@pal/core/durations'
import type { AppError } from '@pal/core/errors'
import { orderNumberMark } from '@pal/core/messages/order-number-mark'
import { entry } from '@pal/core/texts/log-line'
import { because, type Reason } from '@pal/core/texts/reason'
import { noteAgentFailure } from '@pal/db/conversations/agent-failures'
import { automaticSubjects } from '@pal/db/conversations/draft-trust'
import { keepDraft } from '@pal/db/conversations/drafts'
import { requestHuman } from '@pal/db/conversations/request-human'
import { retryOnDiskError } from '@pal/db/maintenance/retry-on-disk-error'
import type { Store } from '@pal/db/maintenance/store'
import type { Tx } from '@pal/db/schema/reads'
import { storeReason } from '@pal/db/schema/stored-reason'
import { commitTurn, type CommittedTurn, logTurn, type TurnLog } from '@pal/db/turns/commit-turn'

import type { Log } from '../../platform/log.ts'
import type { ModelError } from '../model/model-error.ts'
import type { Answering } from './answering.ts'
import { logOfUsage, type ModelTurn } from './generate-reply.ts'
import { sendHandOff } from './holding-reply.ts'
import { planFollowUp } from './plan-follow-up.ts'

export interface CommitParts {
  readonly store: Store
  readonly log: Pick<Log, 'write'>
  readonly now: () => number
}

/** Everything that follows from what was thought, in one transaction with the end of its job. */
export async function concludeTurn(
  parts: CommitParts,
  answering: Answering,
  thought: ModelTurn,
): Promise<CommittedTurn | null> {
  const { store, now } = parts
  const { job, conversation, campaign, loaded } = answering
  const { context, messages } = loaded
  const { answer } = thought
  const followUps = planFollowUp({ settings: context.settings, campaign, conversation, now: now() })
  const log = logOf(answering, thought, now())
  const outcome = answer && turnOutcome(answer.decision, answer.checked)
  const drafts = campaign.draft_mode === 1
  const automatic = drafts ? automaticSubjects(campaign) : []
  const subjects = drafts && answer ? draftSubjects(answer.decision, answer.checked) : []
  // It is counted for the subject that it waits for.
  const subject = subjects.find((each) => !automatic.includes(each)) ?? subjects[0] ?? null
  const confirmedBy = outcome?.order?.confirmedBy
  const learned = outcome ? learnedFrom(outcome.customer, context) : {}
  const draftMode = drafts && !(subject !== null && automatic.includes(subject))
  let stopped = false
  const refusal = thought.fault === undefined ? refused : broke
  // What was thought is paid for.
  const committed = await retryOnDiskError(store, async (tx) => {
    const done = await commitTurn(tx, {
      job,
      conversationId: conversation.id,
      campaignId: context.campaign.id,
      knownUntil: loaded.newestInbound.id,
      readAs: new Map([...messages.values()].map(({ id, text }) => [id, text])),
      deliveryNote: conversation.delivery_note,
      log,
      outcome,
      learnedFrom: Object.fromEntries(
        Object.entries(learned).flatMap(([fact, turn]) => {
          const row = messages.get(turn)
          return row ? [[fact, row.id]] : []
        }),
      ),
      confirmedById: (confirmedBy && messages.get(confirmedBy)?.id) ?? null,
      ...followUps,
      draftMode,
      subject,
      stock:
        draftMode && answer && outcome
          ? stockMentioned(answer.decision, answer.checked, outcome)
          : [],
      refusal,
      now: now(),
    })
    if (done?.outcome === 'refused') {
      // Its word to the customer first: a stopped agent says nothing.
      await sendHandOff(tx, answering, now())
      if (thought.held !== null) {
        const held = { reply: thought.held, why: because('agent_held') }
        await keepHeld(tx, conversation.id, held, now())
      }
      stopped = await noteAgentFailure(tx, conversation.id, {
        until: now() + hoursMs(context.settings.flow.takeoverHours),
        why: because('agent_stopped_here'),
        now: now(),
      })
    }
    return done
  })
  const conversationId = conversation.id
  const calls = answering.calls.made
  if (
    outcome?.handOver &&
    (committed?.outcome === 'answered' || committed?.outcome === 'drafted')
  ) {
    const needed = entry('human_needed', { reason: outcome.handOver.logged })
    parts.log.write('warn', 'ai', needed, { conversationId })
  }
  if (committed && committed.outcome !== 'answered') {
    const [level, said] =
      committed.outcome === 'refused'
        ? (['warn', entry('human_needed', { reason: refusal })] as const)
        : unanswered[committed.outcome]
    parts.log.write(level, 'ai', said, { conversationId, calls })
  } else if (committed) {
    const { orderNumber } = committed
    const { model, inputTokens, outputTokens, latencyMs } = thought.usage
    const said =
      orderNumber === null
        ? entry('agent_answered')
        : entry('agent_took_order', { order: orderNumber })
    const details = { conversationId, model, inputTokens, outputTokens, latencyMs, calls }
    parts.log.write('info', 'ai', said, details)
  }
  if (stopped) {
    parts.log.write('warn', 'ai', because('agent_stopped_here'), { conversationId })
  }
  return committed
}

const refused = because('agent_found_no_answer')
const broke = because('agent_needs_you', { why: because('agent_broke') })

/** Whoever takes over sees what the agent would have said, and may say it themselves. */
async function keepHeld(
  tx: Tx,
  id: number,
  { reply, why }: { readonly reply: string; readonly why: Reason },
  now: number,
): Promise<void> {
  const text = reply.replaceAll(orderNumberMark, '').trim()
  if (text === '') return
  const reason = storeReason(why)
  await keepDraft(tx, { conversation_id: id, kind: 'held', text, reason, created_at: now })
}

/** The same of an answer that was whole until what it was made from changed. */
export async function keepOvertaken(
  tx: Tx,
  { now }: CommitParts,
  { conversation }: Answering,
  { answer }: ModelTurn,
  { reason }: AppError,
): Promise<void> {
  if (!answer) return
  const { parts } = turnOutcome(answer.decision, answer.checked)
  const reply = parts.flatMap(({ text }) => (text === '' ? [] : text)).join('\n\n')
  const why = because('agent_overtaken', { why: reason })
  await keepHeld(tx, conversation.id, { reply, why }, now())
}

/** For the log, which what the model wrote of a customer is kept out of. */
const unanswered = {
  superseded: ['info', entry('agent_thinks_again')],
  drafted: ['info', entry('agent_drafted')],
  taken_over: ['info', entry('agent_kept_silent')],
} as const

/** A turn that came to no answer, which is paid for all the same. */
export async function logFailedTurn(
  tx: Tx,
  { now }: CommitParts,
  answering: Answering,
  thought: ModelTurn,
  result: { readonly outcome: 'superseded' | 'failed'; readonly reason?: Reason },
): Promise<void> {
  const { outcome, reason } = result
  const error = reason ? storeReason(reason) : null
  await logTurn(tx, logOf(answering, thought, now()), { outcome, error, order_id: null })
}

function logOf(
  { conversation, loaded, startedAt }: Answering,
  { answer, problems, reviews, usage }: ModelTurn,
  now: number,
): TurnLog {
  const { campaign, examples = [] } = loaded.context
  const spent = logOfUsage(usage)
  const said = answer
    ? whatWasSaid(answer.decision, answer.checked.step, answer.checked.context)
    : []
  return {
    conversation_id: conversation.id,
    campaign_id: campaign.id,
    trigger_message_id: loaded.newestInbound.id,
    decision: answer && JSON.stringify({ ...answer.decision, step: keptStep(answer.checked.step) }),
    checks: JSON.stringify(problems),
    ...spent,
    started_at: startedAt,
    finished_at: now,
    examples: examples.length > 0 ? JSON.stringify(examples.map(({ id }) => id)) : null,
    said: said.length > 0 ? JSON.stringify(said) : null,
    reviews: reviews.length > 0 ? JSON.stringify(reviews) : null,
  }
}

export async function escalate(
  tx: Tx,
  parts: CommitParts,
  conversationId: number,
  { reason }: AppError | ModelError,
): Promise<void> {
  await askHuman(tx, parts, conversationId, because('agent_needs_you', { why: reason }))
}

/** Says so on the conversation and in the log. */
export async function askHuman(
  tx: Tx,
  { log, now }: CommitParts,
  conversationId: number,
  why: Reason,
): Promise<void> {
  await requestHuman(tx, conversationId, why, now())
  log.write('warn', 'ai', entry('human_needed', { reason: why }), { conversationId })
}

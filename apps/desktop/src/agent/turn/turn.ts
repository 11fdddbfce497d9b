import { createHash } from 'node:crypto'

import { exponentialBackoff } from '@pal/core/backoff'
import { minuteMs, secondMs } from '@pal/core/durations'
import { AppError } from '@pal/core/errors'
import { newestCampaignOf } from '@pal/db/campaigns/campaigns'
import {
  changeConversation,
  findConversation,
  type ConversationRow,
} from '@pal/db/conversations/conversations'
import { complete, retryLater } from '@pal/db/jobs/queue'
import type { Store } from '@pal/db/maintenance/store'
import { isAnswerUnderWay } from '@pal/db/messages/outgoing'

import { cancelReplies } from '../../jobs/cancel-replies.ts'
import type { JobHandler } from '../../jobs/worker.ts'
import type { TypingIndicator } from '../../messenger/graph/typing-indicator.ts'
import { currentSettings } from '../../platform/settings.ts'
import { ModelError } from '../model/model-error.ts'
import type { Model } from '../model/model.ts'
import {
  commitTurn,
  escalate,
  writeDecisionLog,
  type Answering,
  type CommitParts,
} from './commit-turn.ts'
import { generateReply, type ModelTurn } from './generate-reply.ts'
import { sendHoldingReply } from './holding-reply.ts'
import { answeringCampaign, loadContext } from './load-context.ts'

export interface TurnParts extends CommitParts {
  readonly store: Store
  readonly model: Model
  readonly changed: () => void
  /** Shows the customer that an answer is being thought of. */
  readonly showThinking?: (conversation: ConversationRow) => TypingIndicator
}

/** Facebook expects an answer within 30 s of the customer's message; sending takes its part. */
const answerWithinMs = 28_000
/** Less is no time to think in: the customer is asked for patience first. */
const leastThinkingMs = 3_000
/** Where the 30 s were over before the agent knew of the message. */
const catchUpMs = 8_000
const mostAttempts = 3
const retryPauseMs = 3_000
/** A provider that asks for more is not there for this customer: a person is. */
const longestPauseMs = 2 * minuteMs

/** Answers what a customer wrote: one turn, stored as a whole or not at all. */
export function answerHandler(parts: TurnParts): JobHandler {
  const { store, log, now } = parts
  return async (job, signal) => {
    const conversation = await findConversation(store.db, job.conversation_id ?? 0)
    const silent = conversation ? await whySilent(parts, conversation) : 'The conversation is gone'
    if (!conversation || silent !== null) {
      if (silent)
        log.write('info', 'ai', `The agent did not answer: ${silent}`, {
          conversationId: job.conversation_id,
        })
      await store.transaction((tx) => complete(tx, job, now()))
      return
    }
    await store.transaction((tx) => cancelReplies(tx, conversation.id, 'superseded', now()))
    const settings = await currentSettings(store.db)
    const campaign = await answeringCampaign(store.db, conversation)
    const loaded =
      campaign && (await loadContext(store.db, { conversation, campaign, settings, now: now() }))
    if (!loaded) {
      await store.transaction((tx) => complete(tx, job, now()))
      return
    }
    await answer(parts, { job, conversation, loaded, signal, startedAt: now() })
  }
}

/** Null when the agent is to answer; else why not, for the log. */
async function whySilent(
  { store, now }: TurnParts,
  conversation: ConversationRow,
): Promise<string | null> {
  if (conversation.handler === 'human' && (conversation.takeover_until ?? Infinity) > now()) {
    return 'a person has taken the conversation over'
  }
  if (conversation.waiting_since === null) return 'everything is answered'
  if (await isAnswerUnderWay(store.db, conversation.id)) return 'its answer is on its way'
  if (!(await answeringCampaign(store.db, conversation))) return whyNoCampaign(store, conversation)
  const { flow } = await currentSettings(store.db)
  return conversation.answers_in_row >= flow.answersInRow
    ? `it has answered ${flow.answersInRow} times without a word from the customer`
    : null
}

async function whyNoCampaign({ db }: Store, conversation: ConversationRow): Promise<string> {
  const newest = await newestCampaignOf(db, conversation.page_id)
  return newest ? `the campaign '${newest.name}' is ${newest.status}` : 'the page has no campaign'
}

async function answer(parts: TurnParts, answering: Answering): Promise<void> {
  const { store, model, now, changed } = parts
  const { job, conversation, loaded, signal, startedAt } = answering
  const { context } = loaded
  const settingMs = context.settings.ai.responseTimeout * secondMs
  const leftMs = answerWithinMs - (startedAt - (conversation.waiting_since ?? startedAt))
  const short = leftMs > 0 && leftMs < leastThinkingMs
  if (short) await store.transaction((tx) => sendHoldingReply(tx, answering, now()))
  // Whoever was asked for patience waits; then the setting alone counts.
  const patient = short || (leftMs <= 0 && job.failures > 0)
  const deadlineMs = patient ? settingMs : Math.min(settingMs, leftMs > 0 ? leftMs : catchUpMs)
  const signs = parts.showThinking?.(conversation)
  let thought: ModelTurn | null = null
  try {
    thought = await generateReply(context, {
      model,
      deadlineMs,
      customerDigest: createHash('sha256')
        .update(`pal:${conversation.page_id}:${conversation.customer_id}`)
        .digest('hex')
        .slice(0, 32),
      signal,
      now,
    })
    const ready = thought
    await store.transaction((tx) => commitTurn(tx, parts, answering, ready))
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof ModelError) await modelFailed(parts, answering, error)
    else if (error instanceof AppError && error.kind === 'conflict' && thought)
      await retryTurn(parts, answering, { thought, error })
    else throw error
  } finally {
    await signs?.end({ silent: !(await isAnswerUnderWay(store.db, conversation.id)) })
  }
  changed()
}

/** What the answer was made from has changed meanwhile (sold out). Not for ever: each thought is paid for. */
async function retryTurn(
  parts: TurnParts,
  answering: Answering,
  { thought, error }: { readonly thought: ModelTurn; readonly error: AppError },
): Promise<void> {
  const { store, now } = parts
  const { job, conversation } = answering
  await store.transaction(async (tx) => {
    if (!(await findConversation(tx, conversation.id))) return
    await writeDecisionLog(tx, parts, answering, thought, 'superseded', { error: error.message })
    if (job.failures + 1 < mostAttempts) {
      await retryLater(tx, job, { runAt: now(), error: error.message, now: now() })
      return
    }
    if (!(await complete(tx, job, now()))) return
    const why = `${error.message.replace(/[.]$/, '')}. Please answer this customer.`
    await escalate(tx, parts, conversation, why)
  })
}

async function modelFailed(
  parts: TurnParts,
  answering: Answering,
  error: ModelError,
): Promise<void> {
  const { store, log, now } = parts
  const { job, conversation } = answering
  log.write('warn', 'ai', error.message, {
    conversationId: conversation.id,
    failure: error.failure,
    attempt: job.failures + 1,
  })
  await store.transaction(async (tx) => {
    if (error.spent && (await findConversation(tx, conversation.id))) {
      const thought = { decision: null, checked: null, problems: [], usage: error.spent }
      await writeDecisionLog(tx, parts, answering, thought, 'failed', { error: error.message })
    }
    const pause = Math.max(
      error.retryAfterMs ?? 0,
      exponentialBackoff(job.failures, retryPauseMs, longestPauseMs),
    )
    if (error.mayPass && pause <= longestPauseMs && job.failures + 1 < mostAttempts) {
      const waited = now() + pause - (conversation.waiting_since ?? now())
      if (answerWithinMs - waited < leastThinkingMs) await sendHoldingReply(tx, answering, now())
      await retryLater(tx, job, { runAt: now() + pause, error: error.message, now: now() })
      return
    }
    if (!(await complete(tx, job, now()))) return
    await changeConversation(
      tx,
      conversation.id,
      { agent_failures: conversation.agent_failures + 1 },
      now(),
    )
    await escalate(
      tx,
      parts,
      conversation,
      `${error.message.replace(/[.]$/, '')}. Please answer this customer.`,
    )
  })
}

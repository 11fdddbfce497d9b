import { ownAnswer } from '@pal/core/agent/outcome/own-answer'
import { exponentialBackoff } from '@pal/core/backoff'
import { minuteMs } from '@pal/core/durations'
import { AppError, stackOf } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { changeConversation, findConversation } from '@pal/db/conversations/conversations'
import { complete, retryLater } from '@pal/db/jobs/queue'
import { storeReason } from '@pal/db/schema/stored-reason'

import { ModelError } from '../model/model-error.ts'
import type { Answering } from './answering.ts'
import {
  concludeTurn,
  escalate,
  keepOvertaken,
  logFailedTurn,
  type CommitParts,
} from './commit-turn.ts'
import { type ModelTurn, nothingSpent, type Usage } from './generate-reply.ts'
import { sendHandOff, sendHoldingReply } from './holding-reply.ts'

/** Facebook expects an answer within 30 s of the customer's message; sending takes its part. */
export const answerWithinMs = 28_000
/** Less is no time to think in: the customer gets a holding reply first. */
export const leastThinkingMs = 3_000
const mostAttempts = 3
const retryPauseMs = 3_000
/** A provider that asks for more is not there for this customer: a person is. */
const longestPauseMs = 2 * minuteMs

/** What the answer was made from has changed while it was thought of. */
export const isConflict = (error: unknown): error is AppError =>
  error instanceof AppError && error.kind === 'conflict'

const withoutAnswer = (usage: Usage): ModelTurn => ({
  answer: null,
  problems: [],
  held: null,
  reviews: [],
  usage,
})

/**
 * Broken off, for a person writes to the customer or the program closes: the turn comes again, and
 * what this one has cost is logged by no other.
 */
export async function logInterruptedTurn(
  parts: CommitParts,
  answering: Answering,
  { thought, error }: { readonly thought: ModelTurn | null; readonly error: unknown },
): Promise<void> {
  const spent = error instanceof ModelError ? error.spent : null
  const paid = spent ? withoutAnswer(spent) : isConflict(error) ? thought : null
  if (!paid) return
  await parts.store.transaction(async (tx) => {
    if (!(await findConversation(tx, answering.conversation.id))) return
    await logFailedTurn(tx, parts, answering, paid, { outcome: 'superseded' })
  })
}

/** What was paid for could not be looked at to its end. */
export function logFault(parts: CommitParts, { conversation, calls }: Answering, fault: unknown) {
  parts.log.write('error', 'ai', entry('job_failed_answer'), {
    conversationId: conversation.id,
    calls: calls.made,
    reason: stackOf(fault),
  })
}

/** A customer's yes needs no model: it is taken also while that does not answer. */
export async function acceptConfirmation(
  parts: CommitParts,
  answering: Answering,
  error: ModelError,
): Promise<boolean> {
  const { context } = answering.loaded
  const answer = ownAnswer(context)
  if (!answer) return false
  const usage = error.spent ?? { ...nothingSpent, model: context.settings.ai.model }
  const problems = [{ code: 'model_failed', message: error.message }]
  const thought = { answer, problems, held: null, reviews: [], usage }
  try {
    return (await concludeTurn(parts, answering, thought))?.answersAll ?? false
  } catch (conflict) {
    // What they said yes to is sold out: without a model it goes as any other turn without one.
    if (isConflict(conflict)) return false
    throw conflict
  }
}

/** What the answer was made from has changed meanwhile (sold out). Not for ever: each thought is paid for. */
export async function retryTurn(
  parts: CommitParts,
  answering: Answering,
  { thought, error }: { readonly thought: ModelTurn; readonly error: AppError },
): Promise<void> {
  const { store, log, now } = parts
  const { job, conversation, calls } = answering
  log.write('info', 'ai', entry('agent_answer_not_sent', { reason: error.reason }), {
    conversationId: conversation.id,
    calls: calls.made,
  })
  await store.transaction(async (tx) => {
    if (!(await findConversation(tx, conversation.id))) return
    const result = { outcome: 'superseded', reason: error.reason } as const
    await logFailedTurn(tx, parts, answering, thought, result)
    if (job.failures + 1 < mostAttempts) {
      await retryLater(tx, job, { runAt: now(), error: storeReason(error.reason), now: now() })
      return
    }
    if (!(await complete(tx, job, now()))) return
    await escalate(tx, parts, conversation.id, error)
    await sendHandOff(tx, answering, now())
    await keepOvertaken(tx, parts, answering, thought, error)
  })
}

export async function modelFailed(
  parts: CommitParts,
  answering: Answering,
  error: ModelError,
): Promise<void> {
  const { store, log, now } = parts
  const { job, conversation } = answering
  log.write('warn', 'ai', error.reason, {
    conversationId: conversation.id,
    failure: error.failure,
    attempt: job.failures + 1,
    calls: answering.calls.made,
  })
  await store.transaction(async (tx) => {
    if (error.spent && (await findConversation(tx, conversation.id))) {
      const result = { outcome: 'failed', reason: error.reason } as const
      await logFailedTurn(tx, parts, answering, withoutAnswer(error.spent), result)
    }
    const pause = Math.max(
      error.retryAfterMs ?? 0,
      exponentialBackoff(job.failures, retryPauseMs, longestPauseMs),
    )
    if (error.mayPass && pause <= longestPauseMs && job.failures + 1 < mostAttempts) {
      const waited = now() + pause - (conversation.waiting_since ?? now())
      if (answerWithinMs - waited < leastThinkingMs) await sendHoldingReply(tx, answering, now())
      await retryLater(tx, job, {
        runAt: now() + pause,
        error: storeReason(error.reason),
        now: now(),
      })
      return
    }
    if (!(await complete(tx, job, now()))) return
    await changeConversation(
      tx,
      conversation.id,
      { agent_failures: conversation.agent_failures + 1 },
      now(),
    )
    await escalate(tx, parts, conversation.id, error)
    await sendHandOff(tx, answering, now())
  })
}

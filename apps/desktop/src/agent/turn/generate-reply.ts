import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import {
  checkDecision,
  coveredByCards,
  longestReply,
  type Checked,
} from '@pal/core/agent/checks/checks'
import { prepareNumbers } from '@pal/core/agent/checks/prepare-catalogue'
import { prepareChecks } from '@pal/core/agent/checks/prepare-checks'
import type { AgentContext } from '@pal/core/agent/context/context'
import { excerpt } from '@pal/core/agent/context/text'
import type { Decision } from '@pal/core/agent/decision/decision'
import { withoutHandOff } from '@pal/core/agent/decision/holding-reply'
import { readDecision } from '@pal/core/agent/decision/read-decision'
import { spoken } from '@pal/core/agent/decision/spoken'
import {
  offerAsItIsNow,
  ownAnswer,
  questionAgain,
  settledAnswer,
} from '@pal/core/agent/outcome/own-answer'
import { answerForm } from '@pal/core/agent/prompt/answer-form'
import { buildPrompt, retryPrompt, type Prompt } from '@pal/core/agent/prompt/prompt'
import { reviewQuestion } from '@pal/core/agent/prompt/review'
import { type Spent, spentOn } from '@pal/core/domain/models/spent'
import { because } from '@pal/core/texts/reason'
import { yieldIfBusy } from '@pal/db/sqlite/event-loop'

import type { ModelAccess } from '../model/model-client.ts'
import { ModelError } from '../model/model-error.ts'
import type { Model } from '../model/model.ts'
import { coversAll, type Review, reviewReply } from './review-reply.ts'

const tries = 2

export interface ModelTurn {
  /** Null where no try gave one that may go out. */
  readonly answer: { readonly decision: Decision; readonly checked: Checked } | null
  readonly problems: readonly { readonly code: string; readonly message: string }[]
  /** What may not go out, for the seller to judge; null where it could not even be read. */
  readonly held: string | null
  /** Each second look at an answer, in order. */
  readonly reviews: readonly Review[]
  readonly usage: Usage
  /** What broke while an answer that was paid for was looked at. */
  readonly fault?: unknown
}

export type Usage = Spent

export const nothingSpent: Omit<Usage, 'model'> = {
  inputTokens: 0,
  cachedInputTokens: 0,
  outputTokens: 0,
  costMicros: 0,
  latencyMs: 0,
}

/** Usage as the decision log keeps it. */
export const logOfUsage = (usage: Usage) => ({
  model: usage.model,
  input_tokens: usage.inputTokens,
  cached_input_tokens: usage.cachedInputTokens,
  output_tokens: usage.outputTokens,
  cost_micros: usage.costMicros ?? 0,
  unpriced: usage.costMicros === null || usage.uncounted ? (1 as const) : (0 as const),
  latency_ms: usage.latencyMs,
})

export interface GenerateOptions {
  readonly model: Model
  readonly access?: (() => ModelAccess | ModelError) | undefined
  /** For all tries together. */
  readonly deadlineMs: number
  readonly customerDigest: string
  readonly signal: AbortSignal
  readonly now: () => number
  /** What the turn has cost before it thinks: listening to a voice message. */
  readonly before?: Pick<Usage, 'costMicros' | 'latencyMs' | 'uncounted'>
  /** Called at each call to the model. */
  readonly onCall?: () => void
}

/**
 * Asks the model, checks its answer, has it looked at once more, and asks once more where it may not
 * go out. Where nobody can look at it, only approved phrases are spoken.
 */
export async function generateReply(
  context: AgentContext,
  options: GenerateOptions,
): Promise<ModelTurn> {
  const { model } = context.settings.ai
  const spending: Spending = { usage: { ...nothingSpent, ...options.before, model }, calls: 0 }
  try {
    return await askAndCheck(context, options, spending)
  } catch (error) {
    if (spending.calls === 0 || error instanceof ModelError || options.signal.aborted) throw error
    // Asked once more, the model is paid once more for what most likely breaks again.
    return broken(context, spending.usage, error)
  }
}

/** What the turn has cost so far, and how many answers of the model that includes. */
interface Spending {
  usage: Usage
  calls: number
}

/** A customer's yes is taken all the same; whatever else was to be said is left to a human. */
function broken(context: AgentContext, usage: Usage, fault: unknown): ModelTurn {
  const turn = { problems: [], held: null, reviews: [], usage }
  try {
    return { ...turn, answer: ownAnswer(context), fault }
  } catch (another) {
    return { ...turn, answer: null, fault: new AggregateError([fault, another], String(fault)) }
  }
}

async function askAndCheck(
  context: AgentContext,
  options: GenerateOptions,
  spending: Spending,
): Promise<ModelTurn> {
  const { model, deadlineMs, customerDigest, signal, now, onCall } = options
  const access = options.access?.()
  const { ai } = context.settings
  const again = questionAgain(context) ?? settledAnswer(context) ?? offerAsItIsNow(context)
  if (again) {
    const usage = { ...nothingSpent, model: ai.model }
    return { answer: again, problems: [], held: null, reviews: [], usage }
  }
  const until = now() + deadlineMs
  let known = context
  let prompt: Prompt = buildPrompt(known)
  let problems: ModelTurn['problems'] = []
  let held: string | null = null
  // While the model thinks, and never in the way of others.
  const ready = prepareChecks(known, { always: yieldToEventLoop, ifBusy: yieldIfBusy })
  // Where it breaks before it is waited for below.
  ready.catch(() => undefined)
  const reviews: Review[] = []
  let most = tries
  for (let attempt = 1; attempt <= most; attempt++) {
    const reply = await model
      .ask(
        {
          model: ai.model,
          instructions: prompt.instructions,
          input: prompt.input,
          format: answerForm(known),
          maxOutputTokens: ai.maxTokens,
          temperature: ai.temperature,
          deadlineMs: timeLeft(until - now(), spending.usage),
          customerDigest,
          signal,
          onCall,
        },
        access,
      )
      .catch((error: unknown) => {
        // The tries before it were paid for.
        const isFirst = attempt === 1 && options.before === undefined
        if (!(error instanceof ModelError) || isFirst) throw error
        throw error.withSpent(error.spent ? spentOn(spending.usage, error.spent) : spending.usage)
      })
    spending.usage = spentOn(spending.usage, reply)
    spending.calls += 1
    await ready
    const parsed = readDecision(reply.text, known)
    const read = parsed.ok
      ? ({ ok: true, decision: spoken(parsed.decision, known) } as const)
      : parsed
    if (read.ok) await prepareNumbers(read.decision, known, yieldIfBusy)
    const checked = read.ok ? checkDecision(read.decision, known) : null
    problems = read.ok
      ? (checked?.problems ?? [])
      : [{ code: 'unreadable', message: `The answer did not fit the form: ${read.reason}` }]
    const wanted = known.settings.ai.review && !known.settings.ai.strictMode
    // Whether a card covers what binds the shop is for the second look to say, where there is one.
    const hoped = checked && wanted ? coveredByCards(checked) : checked
    if (read.ok && checked && hoped && (hoped.ok || (attempt === most && hoped.sendable))) {
      const around = { model, access, customerDigest, signal, onCall }
      const asked = wanted ? reviewQuestion(read.decision, checked.step, known) : null
      const review = asked
        ? await reviewReply(asked, known, {
            ...around,
            deadlineMs: timeLeft(until - now(), spending.usage),
          })
        : null
      if (review) reviews.push(review)
      if (review?.spent)
        spending.usage = spentOn(spending.usage, review.spent, spending.usage.model)
      if (coversAll(review, checked.binding)) {
        const answer = { decision: read.decision, checked: hoped }
        return { answer, problems: hoped.problems, held: null, reviews, usage: spending.usage }
      }
      problems = [...problems, ...(review ? problemsOf(review) : [])]
      if (review?.verdict === 'failed') {
        most += 1
        known = inStrictMode(context)
      }
    }
    if (checked && checked.reply.length <= longestReply)
      held = withoutHandOff(checked.reply) || null
    prompt = known === context ? retryPrompt(prompt, reply.text, problems) : buildPrompt(known)
  }
  const answer = ownAnswer(context)
  return { answer, problems, held: answer ? null : held, reviews, usage: spending.usage }
}

function timeLeft(left: number, usage: Usage): number {
  if (left > 0) return left
  throw new ModelError('timeout', because('ai_timeout')).withSpent(usage)
}

function problemsOf({ verdict, commitments }: Review): ModelTurn['problems'] {
  if (verdict === 'failed')
    return [
      {
        code: 'no_review',
        message: 'Nobody could look at the answer once more: only approved phrases are spoken.',
      },
    ]
  return commitments
    .filter(({ coveredBy }) => coveredBy === null)
    .map(({ words }) => ({
      code: 'commitment',
      message: `${excerpt(words)} binds the shop, and no card says it: leave it out, or name the card that does.`,
    }))
}

const inStrictMode = (context: AgentContext): AgentContext => ({
  ...context,
  settings: { ...context.settings, ai: { ...context.settings.ai, strictMode: true } },
})

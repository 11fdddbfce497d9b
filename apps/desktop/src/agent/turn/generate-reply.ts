import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { checkDecision, longestReply, type Checked } from '@pal/core/agent/checks/checks'
import type { AgentContext } from '@pal/core/agent/context/context'
import type { Decision } from '@pal/core/agent/decision/decision'
import { readDecision } from '@pal/core/agent/decision/read-decision'
import { spoken } from '@pal/core/agent/decision/spoken'
import { makeNextProfile } from '@pal/core/agent/language/profiles'
import { ownAnswer } from '@pal/core/agent/outcome/own-answer'
import { answerForm } from '@pal/core/agent/prompt/answer-form'
import { buildPrompt, retryPrompt, type Prompt } from '@pal/core/agent/prompt/prompt'
import { because } from '@pal/core/texts/reason'

import type { ModelAccess } from '../model/model-client.ts'
import { ModelError, type Spent } from '../model/model-error.ts'
import type { Model } from '../model/model.ts'

const tries = 2

export interface ModelTurn {
  /** Null where no try gave an answer that may go out. */
  readonly decision: Decision | null
  readonly checked: Checked | null
  readonly problems: readonly { readonly code: string; readonly message: string }[]
  /** What may not go out, for the seller to judge; null where it could not even be read. */
  readonly held: string | null
  readonly usage: Usage
}

export type Usage = Spent

export const nothingSpent: Omit<Usage, 'model'> = {
  inputTokens: 0,
  cachedInputTokens: 0,
  outputTokens: 0,
  costMicros: 0,
  latencyMs: 0,
}

export interface GenerateOptions {
  readonly model: Model
  readonly access?: (() => ModelAccess | ModelError) | undefined
  /** For all tries together. */
  readonly deadlineMs: number
  readonly customerDigest: string
  readonly signal: AbortSignal
  readonly now: () => number
}

/** Asks the model, checks its answer, and asks once more where the answer may not go out. */
export async function generateReply(
  context: AgentContext,
  options: GenerateOptions,
): Promise<ModelTurn> {
  const { model, deadlineMs, customerDigest, signal, now } = options
  const access = options.access?.()
  const { ai } = context.settings
  const until = now() + deadlineMs
  const form = answerForm(context)
  let prompt: Prompt = buildPrompt(context)
  let usage: Usage = { ...nothingSpent, model: ai.model }
  let problems: ModelTurn['problems'] = []
  let held: string | null = null
  const ready = readyToTellLanguages()
  for (let attempt = 1; attempt <= tries; attempt++) {
    const left = until - now()
    if (left <= 0) {
      const late = new ModelError('timeout', because('ai_timeout'))
      throw late.withSpent(usage)
    }
    const reply = await model
      .ask(
        {
          model: ai.model,
          instructions: prompt.instructions,
          input: prompt.input,
          format: form,
          maxOutputTokens: ai.maxTokens,
          temperature: ai.temperature,
          deadlineMs: left,
          customerDigest,
          signal,
        },
        access,
      )
      .catch((error: unknown) => {
        // The tries before it were paid for.
        if (!(error instanceof ModelError) || attempt === 1) throw error
        throw error.withSpent(error.spent ? added(usage, error.spent) : usage)
      })
    await ready
    const parsed = readDecision(reply.text, context)
    const read = parsed.ok
      ? ({ ok: true, decision: spoken(parsed.decision, context) } as const)
      : parsed
    const checked = read.ok ? checkDecision(read.decision, context) : null
    usage = added(usage, reply)
    problems = read.ok
      ? (checked?.problems ?? [])
      : [{ code: 'unreadable', message: `The answer did not fit the form: ${read.reason}` }]
    if (read.ok && (checked?.ok || (attempt === tries && checked?.sendable))) {
      return { decision: read.decision, checked, problems, held: null, usage }
    }
    held = checked && checked.reply.length <= longestReply ? checked.reply : held
    prompt = retryPrompt(prompt, reply.text, problems)
  }
  const own = ownAnswer(context)
  return { ...(own ?? { decision: null, checked: null }), problems, held: own ? null : held, usage }
}

/** While the model thinks, and never in the way of others. */
async function readyToTellLanguages(): Promise<void> {
  while (makeNextProfile()) await yieldToEventLoop()
}

function added(sum: Usage, reply: Usage): Usage {
  return {
    model: reply.model,
    inputTokens: sum.inputTokens + reply.inputTokens,
    cachedInputTokens: sum.cachedInputTokens + reply.cachedInputTokens,
    outputTokens: sum.outputTokens + reply.outputTokens,
    costMicros: bothKnown(sum.costMicros, reply.costMicros),
    latencyMs: sum.latencyMs + reply.latencyMs,
  }
}

const bothKnown = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b)

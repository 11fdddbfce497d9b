import { setTimeout as pause } from 'node:timers/promises'

import { costMicros, priceOf, type ModelPrice } from '@pal/core/domain/model-prices'

import { readChat, readResponses, type ModelAnswer } from './model-answer.ts'
import { modelClient, type ModelAccess, type ModelClient } from './model-client.ts'
import { ModelError } from './model-error.ts'
import { modelError, statusOf } from './model-failure.ts'
import { modelMemory, type Way } from './model-memory.ts'
import { chatRequest, milder, responsesRequest, type Taste } from './model-request.ts'

export interface ModelQuestion {
  readonly model: string
  readonly instructions: string
  readonly input: readonly {
    readonly role: 'developer' | 'user' | 'assistant'
    readonly content: string
  }[]
  /** Name and strict JSON schema of the answer. */
  readonly format: { readonly name: string; readonly schema: Record<string, unknown> }
  readonly maxOutputTokens: number
  readonly temperature: number
  /** For everything together: connecting, waiting, a second try. */
  readonly deadlineMs: number
  /** A digest that stands for the customer, never the PSID itself. */
  readonly customerDigest: string
  readonly signal: AbortSignal
}

export interface ModelReply extends ModelAnswer {
  /** Millionths of a US dollar; null where the model's price is not known. */
  readonly costMicros: number | null
  readonly latencyMs: number
}

export interface Model {
  ask(question: ModelQuestion): Promise<ModelReply>
  /** How the last question ended; null before the first. */
  lastFailure(): ModelError | null
  /** The settings have changed: how it went before them says nothing any more. */
  forgetFailure(): void
}

/** One more try for what passes by itself, after this pause. */
const retryPauseMs = 400

/** The model behind OpenAI's Responses API, or behind a server that speaks it or the older one. */
export function openAiModel(
  access: () => Promise<ModelAccess>,
  now: () => number,
  memory = modelMemory(now),
): Model {
  let failure: ModelError | null = null

  return {
    lastFailure: () => failure,
    forgetFailure: () => {
      failure = null
    },
    async ask(question) {
      try {
        const reply = await answer(question)
        failure = null
        return reply
      } catch (error) {
        if (error instanceof ModelError && !question.signal.aborted) failure = error
        throw error
      }
    },
  }

  async function answer(question: ModelQuestion): Promise<ModelReply> {
    const started = now()
    const given = await access()
    const opened = await modelClient(given)
    const signal = AbortSignal.any([question.signal, AbortSignal.timeout(question.deadlineMs)])
    const server = given.baseUrl ?? ''
    let way: Way = (await memory.isChatOnly(server)) ? 'chat' : 'responses'
    let tried = false
    let guessed = false
    for (;;) {
      const asked = { server, way, model: question.model }
      const taste = await memory.taste(asked)
      try {
        const read = await (way === 'chat' ? askChat : askResponses)(
          opened,
          question,
          taste,
          signal,
        )
        if (guessed) await memory.keepChatOnly(server)
        return { ...read, costMicros: costOf(read, question, given), latencyMs: now() - started }
      } catch (error) {
        const other = refusedParameter(opened, error, taste)
        if (other) {
          await memory.keepTaste(asked, other)
          continue
        }
        if (way === 'responses' && given.compatible && hasNoResponses(opened, error)) {
          way = 'chat'
          guessed = true
          continue
        }
        const known = modelError(opened.sdk, error, question.model)
        if (tried || !passesBySecondTry(known) || signal.aborted) throw known
        tried = true
        await pause(retryPauseMs, undefined, { signal }).catch(() => {
          throw known
        })
      }
    }
  }
}

function costOf(
  read: ModelAnswer,
  { model }: ModelQuestion,
  { prices }: ModelAccess,
): number | null {
  // Some servers call the model by another name than they were asked by.
  const price = priceOf(read.model, prices) ?? priceOf(model, prices)
  if (!price) return null
  // And some count nothing at all, which is not to say that it cost nothing.
  const counted = read.inputTokens + read.outputTokens > 0
  return counted || isFree(price) ? costMicros(price, read) : null
}

const isFree = ({ input, output }: ModelPrice) => input === 0 && output === 0

type Ask = (
  opened: ModelClient,
  question: ModelQuestion,
  taste: Taste,
  signal: AbortSignal,
) => Promise<ModelAnswer>

const askResponses: Ask = async ({ client }, question, taste, signal) =>
  readResponses(
    await client.responses.create(responsesRequest(question, taste), {
      signal,
      timeout: question.deadlineMs,
    }),
  )

const askChat: Ask = async ({ client }, question, taste, signal) =>
  readChat(
    await client.chat.completions.create(chatRequest(question, taste), {
      signal,
      timeout: question.deadlineMs,
    }),
  )

function refusedParameter({ sdk }: ModelClient, error: unknown, taste: Taste): Taste | null {
  const refusal =
    error instanceof sdk.BadRequestError || error instanceof sdk.UnprocessableEntityError
  return refusal ? milder(taste, { param: error.param ?? null, message: error.message }) : null
}

function hasNoResponses({ sdk }: ModelClient, error: unknown): boolean {
  if (error instanceof sdk.APIError && error.code === 'model_not_found') return false
  return [404, 405, 501].includes(statusOf(sdk, error) ?? 0)
}

/** A time limit is over when it is over, and who asks to slow down is not asked again at once. */
function passesBySecondTry({ failure }: ModelError): boolean {
  return failure === 'unreachable' || failure === 'provider'
}

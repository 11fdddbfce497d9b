import { costMicros, priceOf, type ModelPrice } from '@pal/core/domain/models/model-prices'
import { type Spent, spentOn } from '@pal/core/domain/models/spent'
import { because } from '@pal/core/texts/reason'

import type { Clock } from '../../platform/clock.ts'
import { type Asked, capabilityCache, type Way } from './capability-cache.ts'
import { readChat, readResponses, type Read } from './model-answer.ts'
import { modelClient, serverOf, type ModelAccess, type ModelClient } from './model-client.ts'
import { ModelError } from './model-error.ts'
import { modelError, refusalOfError, statusOf } from './model-failure.ts'
import {
  chatRequest,
  downgrade,
  responsesRequest,
  type ModelCapabilities,
} from './model-request.ts'
import type { ModelQuestion, ModelReply } from './types.ts'
import { uncountedCall } from './uncounted-call.ts'

export interface Model {
  /** Whoever has read how the model is reached says so; otherwise it is read for the question. */
  ask(question: ModelQuestion, access?: ModelAccess | ModelError): Promise<ModelReply>
  /** How the last question ended; null before the first. */
  lastFailure(): ModelError | null
  /** What a test of just these settings has found. */
  noteFailure(found: ModelError | null): void
  /** The settings have changed: how it went before them says nothing any more. */
  forgetFailure(): void
  /** Whether it works again after a failure. Said once: whoever got no answer is to get one now. */
  takeRecovery(): boolean
}

/** One more try for what passes by itself, after this pause, or a longer one that the server asks for. */
const retryPauseMs = 400
const longestPauseMs = 3_000

/** The model behind OpenAI's Responses API, or behind a server that speaks it or the older one. */
export function openAiModel(
  access: () => Promise<ModelAccess>,
  clock: Clock,
  memory = capabilityCache(clock.now),
  /** A call that whoever asks does not count themselves. */
  called?: () => void,
): Model {
  let failure: ModelError | null = null
  let owes = false
  const ended = (found: ModelError | null) => {
    failure = found?.concernsAll ? found : null
    owes ||= failure !== null
  }
  let last: (Pick<ModelAccess, 'apiKey' | 'baseUrl'> & { opened: ModelClient }) | null = null

  return {
    lastFailure: () => failure,
    noteFailure: ended,
    forgetFailure: () => {
      failure = null
      owes = false
    },
    takeRecovery: () => {
      const isBack = owes && failure === null
      if (isBack) owes = false
      return isBack
    },
    async ask(question, known) {
      try {
        const reply = await answer(question, known ?? (await access()))
        failure = null
        return reply
      } catch (error) {
        if (error instanceof ModelError && !question.signal.aborted) ended(error)
        throw error
      }
    },
  }

  async function client(given: ModelAccess): Promise<ModelClient> {
    if (last?.apiKey !== given.apiKey || last.baseUrl !== given.baseUrl) {
      last = { ...given, opened: await modelClient(given) }
    }
    return last.opened
  }

  async function attempt(asked: Asked, guessed = false): Promise<Attempt> {
    return { asked, capabilities: await memory.capabilities(asked), learned: false, guessed }
  }

  /** What was left out, or asked in another way, has helped. */
  async function keep({ asked, capabilities, learned, guessed }: Attempt): Promise<void> {
    if (learned) await memory.keepCapabilities(asked, capabilities)
    if (guessed) await memory.keepChatOnly(asked.server)
  }

  /** Another way to ask, where the question itself was what the server refused; null where it was not. */
  async function otherAttempt(before: Attempt, refused: Refused): Promise<Attempt | null> {
    const { opened, error, given, unread } = refused
    const other = refusedParameter(opened, error, before.capabilities)
    // OpenAI itself knows `store`: whatever it says, it keeps no copy.
    if (other && (given.compatible || !other.left.has('store'))) {
      return { ...before, capabilities: other, learned: true }
    }
    const speaksOther = mayHaveNoResponses(opened, error, refused)
    if (before.asked.way !== 'responses' || !unread || !speaksOther) return null
    return attempt({ ...before.asked, way: 'chat' }, true)
  }

  async function answer(
    question: ModelQuestion,
    given: ModelAccess | ModelError,
  ): Promise<ModelReply> {
    if (given instanceof ModelError) throw given
    const { model } = question
    const started = clock.now()
    const tookMs = () => clock.now() - started
    using late = clock.timeout(question.deadlineMs)
    const signal = AbortSignal.any([question.signal, late])
    const opened = await client(given)
    const server = serverOf(given) ?? ''
    const way = (await memory.isChatOnly(server)) ? 'chat' : 'responses'
    let trying = await attempt({ server, way, model })
    let tried = false
    // By the try before.
    let spent: Spent | null = null
    for (;;) {
      let read: Read | null = null
      if (question.signal.aborted) throw new ModelError('timeout', because('ai_timeout'), { spent })
      ;(question.onCall ?? called)?.()
      try {
        read = await ask[trying.asked.way](opened, question, trying.capabilities, signal)
        await keep(trying)
        const reply = replyOf(read, question, given, tookMs())
        return spent ? { ...spentOn(spent, reply), latencyMs: tookMs(), text: reply.text } : reply
      } catch (error) {
        // The store's own trouble.
        if (read !== null && !(error instanceof ModelError)) throw error
        let known = modelError(opened.sdk, error, model, clock.now())
        const unread = read === null
        const other = await otherAttempt(trying, { opened, error, known, given, unread })
        if (other) {
          trying = other
          continue
        }
        const counted = known.spent ?? uncountedCall(opened.sdk, error, model)
        if (counted) spent = spent ? spentOn(spent, counted) : counted
        if (spent) known = known.withSpent({ ...spent, latencyMs: tookMs() })
        if (wasTaken(known)) await keep({ ...trying, guessed: false })
        const pauseMs = Math.max(retryPauseMs, known.retryAfterMs ?? 0)
        if (tried || !passesBySecondTry(known) || pauseMs > longestPauseMs || signal.aborted)
          throw known
        tried = true
        await clock.sleep(pauseMs, signal).catch(() => {
          throw known
        })
      }
    }
  }
}

/** How the model is asked. */
interface Attempt {
  readonly asked: Asked
  readonly capabilities: ModelCapabilities
  /** Something is left out that was refused. */
  readonly learned: boolean
  /** The server may know only the older way. */
  readonly guessed: boolean
}

interface Refused {
  readonly opened: ModelClient
  readonly error: unknown
  readonly known: ModelError
  readonly given: ModelAccess
  /** No answer came that could not be used. */
  readonly unread: boolean
}

function replyOf(
  read: Read,
  question: ModelQuestion,
  given: ModelAccess,
  latencyMs: number,
): ModelReply {
  const { inputTokens, outputTokens } = read
  const counted = {
    model: read.model ?? question.model,
    inputTokens,
    cachedInputTokens: Math.min(read.cachedInputTokens, inputTokens),
    outputTokens,
    costMicros: costOf(read, question, given),
    latencyMs,
  }
  if ('failed' in read) {
    throw inputTokens + outputTokens > 0 ? read.failed.withSpent(counted) : read.failed
  }
  return { ...counted, text: read.text }
}

function costOf(read: Read, { model }: ModelQuestion, { prices }: ModelAccess): number | null {
  // Some servers call the model by another name than they were asked by.
  const price = priceOf(read.model ?? model, prices) ?? priceOf(model, prices)
  if (!price) return null
  // And some count nothing at all, or half of it, which is not to say that it cost nothing.
  return read.complete || isFree(price) ? costMicros(price, read) : null
}

const isFree = ({ input, output }: ModelPrice) => input === 0 && output === 0

type Ask = (
  opened: ModelClient,
  question: ModelQuestion,
  capabilities: ModelCapabilities,
  signal: AbortSignal,
) => Promise<Read>

const askResponses: Ask = async ({ client }, question, capabilities, signal) =>
  readResponses(
    await client.responses.create(responsesRequest(question, capabilities), {
      signal,
      timeout: question.deadlineMs,
    }),
  )

const askChat: Ask = async ({ client }, question, capabilities, signal) =>
  readChat(
    await client.chat.completions.create(chatRequest(question, capabilities), {
      signal,
      timeout: question.deadlineMs,
    }),
  )

const ask: Readonly<Record<Way, Ask>> = { responses: askResponses, chat: askChat }

function refusedParameter(
  { sdk }: ModelClient,
  error: unknown,
  capabilities: ModelCapabilities,
): ModelCapabilities | null {
  return error instanceof sdk.BadRequestError || error instanceof sdk.UnprocessableEntityError
    ? downgrade(capabilities, refusalOfError(error))
    : null
}

/** Servers that know only the older way say so in many ways; asking it shows whether it is that. */
function mayHaveNoResponses(
  { sdk }: ModelClient,
  error: unknown,
  { known, given }: { readonly known: ModelError; readonly given: ModelAccess },
): boolean {
  if (given.baseUrl === null) return false
  const status = statusOf(sdk, error)
  const isModel = error instanceof sdk.APIError && error.code === 'model_not_found'
  if (status !== null && [404, 405, 501].includes(status)) return !isModel
  const odd = error instanceof ModelError && error.failure === 'provider'
  return given.compatible && (odd || known.failure === 'bad_request')
}

/** The request itself was in order. */
function wasTaken({ failure }: ModelError): boolean {
  return ['provider', 'timeout', 'too_many', 'too_long'].includes(failure)
}

/** A time limit is over when it is over, and who asks to slow down is not asked again at once. */
function passesBySecondTry({ failure }: ModelError): boolean {
  return failure === 'unreachable' || failure === 'provider'
}

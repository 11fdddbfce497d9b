import type OpenAI from 'openai'

import { ModelError } from './model-error.ts'
import { costMicros } from './prices.ts'

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

export interface ModelReply {
  readonly text: string
  readonly model: string
  readonly inputTokens: number
  readonly cachedInputTokens: number
  readonly outputTokens: number
  /** Millionths of a US dollar; null where the model's price is not known. */
  readonly costMicros: number | null
  readonly latencyMs: number
}

export interface ModelAccess {
  readonly apiKey: string
  readonly baseUrl: string | null
}

export interface Model {
  ask(question: ModelQuestion): Promise<ModelReply>
  /** How the last question ended; null before the first. */
  lastFailure(): ModelError | null
}

/** What a model refused by name once is left out from then on. */
type Droppable = 'temperature' | 'reasoning' | 'safety_identifier' | 'prompt_cache_key' | 'store'
const droppable: readonly Droppable[] = [
  'temperature',
  'reasoning',
  'safety_identifier',
  'prompt_cache_key',
  'store',
]

/** The model behind OpenAI's Responses API, or behind a server that speaks it. */
export function openAiModel(access: () => Promise<ModelAccess>, now: () => number): Model {
  const refused = new Map<string, Set<Droppable>>()
  let failure: ModelError | null = null

  return {
    lastFailure: () => failure,
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
    const { apiKey, baseUrl } = await access()
    // The SDK is half a second of loading: only a program that talks to a model pays for it.
    const sdk = await import('openai')
    const client = new sdk.default({
      apiKey,
      ...(baseUrl === null ? {} : { baseURL: baseUrl }),
      timeout: question.deadlineMs,
      maxRetries: 1,
      logLevel: 'off',
    })
    const signal = AbortSignal.any([question.signal, AbortSignal.timeout(question.deadlineMs)])
    const left = refused.get(question.model) ?? new Set<Droppable>()
    for (;;) {
      try {
        const response = await client.responses.create(parameters(question, left), { signal })
        return { ...readResponse(response), latencyMs: now() - started }
      } catch (error) {
        const name = refusedParameter(sdk, error)
        if (name === null || left.has(name)) throw modelError(sdk, error, question)
        left.add(name)
        refused.set(question.model, left)
      }
    }
  }
}

function parameters(
  question: ModelQuestion,
  left: ReadonlySet<Droppable>,
): OpenAI.Responses.ResponseCreateParamsNonStreaming {
  const all = {
    temperature: question.temperature,
    // Hidden reasoning would eat the output limit and the thirty seconds.
    reasoning: { effort: 'none' as const },
    safety_identifier: question.customerDigest,
    prompt_cache_key: question.customerDigest,
    // The provider keeps no copy of what customers write.
    store: false,
  }
  const kept = Object.fromEntries(
    Object.entries(all).filter(([name]) => !droppable.some((one) => one === name && left.has(one))),
  )
  return {
    model: question.model,
    instructions: question.instructions,
    input: question.input.map(({ role, content }) => ({ role, content })),
    text: { format: { type: 'json_schema', strict: true, ...question.format } },
    max_output_tokens: question.maxOutputTokens,
    ...kept,
  }
}

function readResponse(response: OpenAI.Responses.Response): Omit<ModelReply, 'latencyMs'> {
  const usage = {
    inputTokens: response.usage?.input_tokens ?? 0,
    cachedInputTokens: response.usage?.input_tokens_details?.cached_tokens ?? 0,
    outputTokens: response.usage?.output_tokens ?? 0,
  }
  const parts = response.output.flatMap((item) => (item.type === 'message' ? item.content : []))
  const refusal = parts.find((part) => part.type === 'refusal')
  if (refusal) throw new ModelError('refused', 'The model declined to answer this conversation')
  if (response.status === 'incomplete') {
    throw new ModelError(
      'truncated',
      'The model’s answer was cut off. Raise “Max tokens” in Settings, AI Configuration.',
    )
  }
  const text = parts.map((part) => (part.type === 'output_text' ? part.text : '')).join('')
  if (text === '') throw new ModelError('provider', 'The model answered nothing')
  return { text, model: response.model, ...usage, costMicros: costMicros(response.model, usage) }
}

type Sdk = typeof import('openai')

function refusedParameter(sdk: Sdk, error: unknown): Droppable | null {
  if (!(error instanceof sdk.BadRequestError)) return null
  const named = `${error.param ?? ''} ${error.message}`
  return droppable.find((name) => new RegExp(`\\b${name}\\b`).test(named)) ?? null
}

function modelError(sdk: Sdk, error: unknown, { model }: ModelQuestion): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof sdk.APIConnectionTimeoutError || error instanceof sdk.APIUserAbortError) {
    return new ModelError('timeout', 'The model did not answer in time')
  }
  if (error instanceof sdk.APIConnectionError) {
    return new ModelError('unreachable', 'The AI provider could not be reached')
  }
  if (!(error instanceof sdk.APIError)) {
    return new ModelError('provider', 'The AI provider’s answer could not be read', {
      cause: error,
    })
  }
  switch (error.status) {
    case 401:
      return new ModelError('wrong_key', 'The AI provider does not accept the API key')
    case 403:
      return new ModelError('wrong_key', `The API key may not use ${model}`)
    case 404:
      return new ModelError(
        'no_model',
        `The model ${model} is not there (any more). Choose another one in Settings.`,
      )
    case 429:
      return error.code === 'insufficient_quota'
        ? new ModelError('no_quota', 'The AI account has no credit left')
        : new ModelError('too_many', 'The AI provider asks to slow down', {
            retryAfterMs: retryAfter(error.headers),
          })
    case 400:
    case 422:
      return new ModelError('bad_request', `The AI provider refused the request for ${model}`)
    default:
      return new ModelError('provider', 'The AI provider has a fault at the moment')
  }
}

function retryAfter(headers: unknown): number | null {
  const header = headers instanceof Headers ? headers.get('retry-after') : null
  const seconds = Number(header)
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}

import { because } from '@pal/core/texts/reason'
import * as z from 'zod/mini'

import { ModelError } from './model-error.ts'
import { refusalOf } from './model-fetch.ts'
import { declined, fault, refusalMeans } from './model-refusal.ts'
import type { Counted } from './types.ts'

/** A server that is not OpenAI's leaves out what it likes: each part is read for itself. */
const count = z.catch(z.nullish(z.int().check(z.minimum(0), z.maximum(1_000_000_000))), null)
const counts = <K extends string>(...names: K[]) =>
  z.catch(
    z.nullish(
      z.looseObject(
        Object.fromEntries(names.map((name) => [name, count])) as Record<K, typeof count>,
      ),
    ),
    null,
  )
const cached = counts('cached_tokens')
const content = z.catch(z.array(z.looseObject({ type: z.string() })), [])
const word = z.catch(z.nullish(z.string()), null)

/** As the provider calls it; a name of a page's length is none. */
const modelName = z.catch(z.nullish(z.string().check(z.maxLength(200))), null)

const responses = z.looseObject({
  model: modelName,
  status: word,
  service_tier: word,
  incomplete_details: z.catch(z.nullish(z.looseObject({ reason: word })), null),
  output: z.array(z.looseObject({ type: z.string(), phase: word, content: z.optional(content) })),
  usage: z.catch(
    z.nullish(
      z.looseObject({ input_tokens: count, output_tokens: count, input_tokens_details: cached }),
    ),
    null,
  ),
})

const chatText = z.union([
  z.string(),
  z.array(z.looseObject({ type: z.string(), text: z.optional(z.string()) })),
])

const chat = z.looseObject({
  model: modelName,
  service_tier: word,
  choices: z
    .array(
      z.looseObject({
        finish_reason: word,
        message: z.looseObject({ content: z.nullish(chatText), refusal: word }),
      }),
    )
    .check(z.minLength(1)),
  usage: z.catch(
    z.nullish(
      z.looseObject({
        prompt_tokens: count,
        completion_tokens: count,
        prompt_tokens_details: cached,
      }),
    ),
    null,
  ),
})

/** A reply is 8,000 characters at most; with whatever belongs to it, in any script, not so many. */
const longestText = 100_000

/** Or why there is no text; what it took was counted all the same. */
export type Read = Counted & ({ readonly text: string } | { readonly failed: ModelError })

export function readResponses(body: unknown): Read {
  const read = parsed(responses, body)
  const { status, output, usage } = read
  const counted = tally(read, {
    input: usage?.input_tokens,
    cached: usage?.input_tokens_details?.['cached_tokens'],
    output: usage?.output_tokens,
  })
  const parts = output.flatMap((item) =>
    // What it says to itself on the way is no part of the answer.
    item.type === 'message' && item.phase !== 'commentary' ? (item.content ?? []) : [],
  )
  const failed = (error: ModelError) => ({ ...counted, failed: error })
  if (parts.some(({ type }) => type === 'refusal')) return failed(declined())
  if (status === 'incomplete') {
    const filtered = read.incomplete_details?.reason === 'content_filter'
    return failed(filtered ? declined() : truncated())
  }
  if (typeof status === 'string' && status !== 'completed') return failed(broken(body, fault()))
  const texts = parts.map((part) =>
    part.type === 'output_text' && typeof part['text'] === 'string' ? part['text'] : '',
  )
  return { ...counted, ...filled(texts.join('')) }
}

export function readChat(body: unknown): Read {
  const read = parsed(chat, body)
  const { usage } = read
  const [choice] = read.choices
  const counted = tally(read, {
    input: usage?.prompt_tokens,
    cached: usage?.prompt_tokens_details?.['cached_tokens'],
    output: usage?.completion_tokens,
  })
  const failed = (error: ModelError) => ({ ...counted, failed: error })
  if (choice?.message.refusal || choice?.finish_reason === 'content_filter')
    return failed(declined())
  if (choice?.finish_reason === 'length') return failed(truncated())
  const said = choice?.message.content ?? ''
  const text =
    typeof said === 'string'
      ? said
      : said.map((part) => (part.type === 'text' ? (part.text ?? '') : '')).join('')
  // Models on the seller's own machine think aloud before they answer.
  return { ...counted, ...filled(text.replace(/^\s*<think>[\s\S]*?<\/think>\s*/, '')) }
}

/** Tiers that the price tables are not about. */
const otherTier = /^(priority|fast|ultrafast|flex|scale|batch)$/

function tally(
  { model, service_tier: tier }: { model?: string | null | undefined; service_tier?: unknown },
  used: Readonly<Record<'input' | 'cached' | 'output', number | null | undefined>>,
): Counted {
  const inputTokens = used.input ?? 0
  const outputTokens = used.output ?? 0
  return {
    model: model ?? null,
    inputTokens,
    cachedInputTokens: used.cached ?? 0,
    outputTokens,
    // No question and no answer is nothing: a zero was not counted.
    complete:
      inputTokens > 0 && outputTokens > 0 && !(typeof tier === 'string' && otherTier.test(tier)),
  }
}

function parsed<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  throw broken(body, unreadable())
}

const cover = z.looseObject({ error: z.looseObject({ code: z.optional(z.unknown()) }) })

/** Some servers answer with a fault in the cover of a success. */
function broken(body: unknown, otherwise: ModelError): ModelError {
  const covered = cover.safeParse(body)
  if (!covered.success) return otherwise
  const refusal = refusalOf(covered.data)
  const status = refusal.code === 'rate_limit_exceeded' ? 429 : Number(refusal.code)
  const known = Number.isInteger(status) && status >= 400 && status < 600
  return refusalMeans({ ...refusal, status: known ? status : 500, model: 'this model' }, null)
}

function unreadable(): ModelError {
  return new ModelError('provider', because('ai_answer_unreadable'))
}

function filled(text: string): { readonly text: string } | { readonly failed: ModelError } {
  if (text.length > longestText)
    return { failed: new ModelError('provider', because('ai_answer_too_long')) }
  if (text !== '') return { text }
  return { failed: new ModelError('provider', because('ai_answer_empty')) }
}

function truncated(): ModelError {
  return new ModelError('truncated', because('ai_answer_cut_off'))
}

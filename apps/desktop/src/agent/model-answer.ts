import * as z from 'zod/mini'

import { ModelError } from './model-error.ts'

/** A server that is not OpenAI's leaves out what it likes: each part is read for itself. */
const count = z.catch(z.number().check(z.minimum(0)), 0)
const content = z.catch(z.array(z.looseObject({ type: z.string() })), [])

/** As the provider calls it; a name of a page's length is none. */
const modelName = z.string().check(z.maxLength(200))

const responses = z.looseObject({
  model: modelName,
  status: z.optional(z.string()),
  output: z.array(z.looseObject({ type: z.string(), content: z.optional(content) })),
  usage: z.nullish(
    z.looseObject({
      input_tokens: count,
      output_tokens: count,
      input_tokens_details: z.nullish(z.looseObject({ cached_tokens: count })),
    }),
  ),
})

const chat = z.looseObject({
  model: modelName,
  choices: z
    .array(
      z.looseObject({
        finish_reason: z.nullish(z.string()),
        message: z.looseObject({
          content: z.nullish(z.string()),
          refusal: z.nullish(z.string()),
        }),
      }),
    )
    .check(z.minLength(1)),
  usage: z.nullish(
    z.looseObject({
      prompt_tokens: count,
      completion_tokens: count,
      prompt_tokens_details: z.nullish(z.looseObject({ cached_tokens: count })),
    }),
  ),
})

export interface ModelAnswer {
  readonly text: string
  readonly model: string
  readonly inputTokens: number
  readonly cachedInputTokens: number
  readonly outputTokens: number
}

export function readResponses(body: unknown): ModelAnswer {
  const { model, status, output, usage } = parsed(responses, body)
  const parts = output.flatMap((item) => (item.type === 'message' ? (item.content ?? []) : []))
  if (parts.some(({ type }) => type === 'refusal')) throw refused()
  if (status === 'incomplete') throw truncated()
  const texts = parts.map((part) =>
    part.type === 'output_text' && typeof part['text'] === 'string' ? part['text'] : '',
  )
  return {
    text: filled(texts.join('')),
    model,
    inputTokens: usage?.input_tokens ?? 0,
    cachedInputTokens: usage?.input_tokens_details?.cached_tokens ?? 0,
    outputTokens: usage?.output_tokens ?? 0,
  }
}

export function readChat(body: unknown): ModelAnswer {
  const { model, choices, usage } = parsed(chat, body)
  const [choice] = choices
  if (choice?.message.refusal || choice?.finish_reason === 'content_filter') throw refused()
  if (choice?.finish_reason === 'length') throw truncated()
  return {
    text: filled(choice?.message.content ?? ''),
    model,
    inputTokens: usage?.prompt_tokens ?? 0,
    cachedInputTokens: usage?.prompt_tokens_details?.cached_tokens ?? 0,
    outputTokens: usage?.completion_tokens ?? 0,
  }
}

function parsed<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  throw new ModelError('provider', 'The AI provider’s answer could not be read')
}

function filled(text: string): string {
  if (text !== '') return text
  throw new ModelError('provider', 'The model answered nothing')
}

function refused(): ModelError {
  return new ModelError('refused', 'The model declined to answer this conversation')
}

function truncated(): ModelError {
  return new ModelError(
    'truncated',
    'The model’s answer was cut off. Raise “Max tokens” in Settings, AI Configuration.',
  )
}

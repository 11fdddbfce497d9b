import type OpenAI from 'openai'

import type { ModelQuestion } from './model.ts'

/** What a model refused by name once is left out, or said in its other way, from then on. */
export const droppable = [
  'temperature',
  'reasoning',
  'safety_identifier',
  'prompt_cache_key',
  'store',
  'max_completion_tokens',
  'response_format',
] as const
export type Droppable = (typeof droppable)[number]

export const efforts = ['none', 'minimal', 'low'] as const

export interface Taste {
  readonly left: ReadonlySet<Droppable>
  /** Hidden reasoning would eat the output limit and the thirty seconds: the least there is. */
  readonly effort: (typeof efforts)[number]
}

export const plainTaste: Taste = { left: new Set(), effort: 'none' }

const words: readonly (readonly [Droppable, RegExp])[] = [
  ['temperature', /\btemperature\b/],
  ['reasoning', /\breasoning(_effort)?\b/],
  ['safety_identifier', /\bsafety_identifier\b/],
  ['prompt_cache_key', /\bprompt_cache_key\b/],
  ['max_completion_tokens', /\bmax_completion_tokens\b/],
  ['response_format', /\bresponse_format\b/],
  ['store', /\bstore\b/],
]

/** The taste after a refusal; null where the refusal names nothing that can be left out. */
export function milder(taste: Taste, refusal: { param: string | null; message: string }) {
  // The parameter's own name decides; the words of the message only where it is not given.
  const named = refusal.param ?? refusal.message
  const name = words.find(([, pattern]) => pattern.test(named))?.[0]
  if (name === undefined || taste.left.has(name)) return null
  if (name === 'reasoning' && /unsupported value/i.test(refusal.message)) {
    if (taste.effort === 'none') return { ...taste, effort: 'minimal' } satisfies Taste
    if (taste.effort === 'minimal') return { ...taste, effort: 'low' } satisfies Taste
  }
  return { ...taste, left: new Set([...taste.left, name]) } satisfies Taste
}

function without<T extends object>(all: T, left: ReadonlySet<Droppable>): Partial<T> {
  const names: ReadonlySet<string> = left
  const kept = Object.entries(all).filter(([name]) => !names.has(name))
  return Object.fromEntries(kept) as Partial<T>
}

function shared(question: ModelQuestion) {
  return {
    temperature: question.temperature,
    safety_identifier: question.customerDigest,
    prompt_cache_key: question.customerDigest,
    // The provider keeps no copy of what customers write.
    store: false,
  }
}

export function responsesRequest(
  question: ModelQuestion,
  { left, effort }: Taste,
): OpenAI.Responses.ResponseCreateParamsNonStreaming {
  return {
    model: question.model,
    instructions: question.instructions,
    input: question.input.map(({ role, content }) => ({ role, content })),
    text: { format: { type: 'json_schema', strict: true, ...question.format } },
    max_output_tokens: question.maxOutputTokens,
    ...without({ ...shared(question), reasoning: { effort } }, left),
  }
}

/** For servers that have no responses. They know `system`; `developer` only some of them. */
export function chatRequest(
  question: ModelQuestion,
  { left, effort }: Taste,
): OpenAI.Chat.ChatCompletionCreateParamsNonStreaming {
  const schema = { ...question.format, strict: true }
  const asked = left.has('response_format')
    ? `\n\nAnswer with one JSON object that fits this JSON schema, and nothing else:\n${JSON.stringify(schema.schema)}`
    : ''
  // Older servers know the limit under its older name only.
  const limitName = left.has('max_completion_tokens') ? 'max_tokens' : 'max_completion_tokens'
  return {
    model: question.model,
    messages: [
      { role: 'system', content: question.instructions + asked },
      ...question.input.map(({ role, content }) =>
        role === 'developer' ? { role: 'system' as const, content } : { role, content },
      ),
    ],
    [limitName]: question.maxOutputTokens,
    ...(left.has('response_format')
      ? {}
      : { response_format: { type: 'json_schema', json_schema: schema } }),
    ...(left.has('reasoning') ? {} : { reasoning_effort: effort }),
    ...without(shared(question), left),
  }
}

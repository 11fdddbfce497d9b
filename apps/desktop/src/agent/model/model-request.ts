import type OpenAI from 'openai'

import type { Refusal } from './model-fetch.ts'
import type { ModelQuestion } from './types.ts'

/** What a model refused by name once is left out, or said in its other way, from then on. */
export const optionalParams = [
  'temperature',
  'reasoning',
  'safety_identifier',
  'prompt_cache_key',
  'store',
  'max_completion_tokens',
  'response_format',
] as const
export type OptionalParam = (typeof optionalParams)[number]

export const efforts = ['none', 'minimal', 'low'] as const

export interface ModelCapabilities {
  readonly left: ReadonlySet<OptionalParam>
  /** Hidden reasoning would eat the output limit and the thirty seconds: the least there is. */
  readonly effort: (typeof efforts)[number]
}

export const defaultCapabilities: ModelCapabilities = { left: new Set(), effort: 'none' }

const written: Readonly<Record<OptionalParam, string>> = {
  temperature: 'temperature',
  reasoning: 'reasoning(?:_effort)?',
  safety_identifier: 'safety_identifier',
  prompt_cache_key: 'prompt_cache_key',
  max_completion_tokens: 'max_completion_tokens',
  response_format: 'response_format',
  store: 'store',
}

/** A parameter's own name decides; `reasoning.effort` is `reasoning`. */
const isParam = (name: OptionalParam, param: string) =>
  new RegExp(String.raw`^(?:body\.)?${written[name]}\b`).test(param)

/** In words a name counts only as a name: what a customer wrote may be quoted there. */
function isMeant(name: OptionalParam, message: string): boolean {
  const plain = String.raw`\b${written[name]}\b`
  const quoted = String.raw`['"\`]${written[name]}(?:\.\w+)*['"\`]`
  const said = String.raw`(?:parameters?|arguments?|fields?|propert(?:y|ies)|inputs?)[^.\n]{0,40}`
  const refused = String.raw`(?:is|are|does|not|un)[^.\n]{0,30}(?:support|permitted|allowed|recogni[sz]ed|known|valid)`
  return (
    (name.includes('_') && new RegExp(plain).test(message)) ||
    new RegExp(`${quoted}|${said}${plain}|${plain}[^.\n]{0,20}${refused}`, 'i').test(message)
  )
}

/** The capabilities after a refusal; null where the refusal names nothing that can be left out. */
export function downgrade(
  capabilities: ModelCapabilities,
  { param, message }: Pick<Refusal, 'param' | 'message'>,
): ModelCapabilities | null {
  const name = optionalParams.find((one) =>
    param === null ? isMeant(one, message) : isParam(one, param),
  )
  if (name === undefined || capabilities.left.has(name)) return null
  if (
    name === 'reasoning' &&
    !/(?:unsupported|unknown|unrecognized) (?:parameter|argument|request)/i.test(message)
  ) {
    const next = efforts[efforts.indexOf(capabilities.effort) + 1]
    if (next !== undefined) return { ...capabilities, effort: next }
  }
  return { ...capabilities, left: new Set([...capabilities.left, name]) }
}

function without<T extends object>(all: T, left: ReadonlySet<OptionalParam>): Partial<T> {
  const names: ReadonlySet<string> = left
  const kept = Object.entries(all).filter(([name]) => !names.has(name))
  return Object.fromEntries(kept) as Partial<T>
}

/** The provider makes a large picture smaller by itself. */
const detail = 'auto' as const

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
  { left, effort }: ModelCapabilities,
): OpenAI.Responses.ResponseCreateParamsNonStreaming {
  return {
    model: question.model,
    instructions: question.instructions,
    input: question.input.map(({ role, content, pictures }) => ({
      role,
      content: pictures
        ? [
            { type: 'input_text' as const, text: content },
            ...pictures.map((image_url) => ({ type: 'input_image' as const, image_url, detail })),
          ]
        : content,
    })),
    text: { format: { type: 'json_schema', strict: true, ...question.format } },
    max_output_tokens: question.maxOutputTokens,
    ...without({ ...shared(question), reasoning: { effort } }, left),
  }
}

function chatMessage({
  role,
  content,
  pictures,
}: ModelQuestion['input'][number]): OpenAI.Chat.ChatCompletionMessageParam {
  if (role === 'developer') return { role: 'system', content }
  if (role === 'assistant' || !pictures) return { role, content }
  const shown = pictures.map((url) => ({ type: 'image_url' as const, image_url: { url, detail } }))
  return { role, content: [{ type: 'text', text: content }, ...shown] }
}

/** For servers that have no responses. They know `system`; `developer` only some of them. */
export function chatRequest(
  question: ModelQuestion,
  { left, effort }: ModelCapabilities,
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
      ...question.input.map(chatMessage),
    ],
    [limitName]: question.maxOutputTokens,
    ...(left.has('response_format')
      ? {}
      : { response_format: { type: 'json_schema', json_schema: schema } }),
    ...(left.has('reasoning') ? {} : { reasoning_effort: effort }),
    ...without(shared(question), left),
  }
}

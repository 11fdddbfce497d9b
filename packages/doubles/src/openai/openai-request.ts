import { type Json, type JsonObject, isObject, show } from '../http/json.ts'
import { OpenAiError, invalid, refuse, unsupported, wrongType } from './openai-errors.ts'
import {
  type AnswerFormat,
  checkJsonMode,
  readResponseFormat,
  readTextFormat,
} from './openai-format.ts'
import { type InputMessage, readChatMessages, readResponsesInput } from './openai-input.ts'
import { type ModelInfo, liveModels } from './openai-models.ts'

export type ModelRequest = {
  readonly endpoint: 'responses' | 'chat'
  readonly model: string
  readonly instructions: string | null
  readonly input: readonly InputMessage[]
  readonly format: AnswerFormat
  readonly maxTokens: number | null
  readonly effort: string | null
  readonly raw: JsonObject
}

const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']
const SHARED =
  'model metadata parallel_tool_calls prompt_cache_key prompt_cache_retention safety_identifier service_tier store stream stream_options temperature tool_choice tools top_logprobs top_p user'
const RESPONSES_ONLY =
  'background conversation include input instructions max_output_tokens max_tool_calls previous_response_id prompt reasoning text truncation'
const CHAT_ONLY =
  'audio frequency_penalty presence_penalty logit_bias logprobs max_completion_tokens max_tokens messages modalities n prediction reasoning_effort response_format seed stop verbosity web_search_options'
const RESPONSES_PARAMS = new Set(`${SHARED} ${RESPONSES_ONLY}`.split(' '))
const CHAT_PARAMS = new Set(`${SHARED} ${CHAT_ONLY}`.split(' '))
/** What Chat Completions calls otherwise than Responses. */
const MOVED: Readonly<Record<string, string>> = {
  max_tokens: 'max_output_tokens',
  max_completion_tokens: 'max_output_tokens',
  messages: 'input',
  response_format: 'text.format',
  reasoning_effort: 'reasoning.effort',
  verbosity: 'text.verbosity',
}

export type Catalogue = { readonly models: readonly ModelInfo[]; readonly today: string }

export function readResponsesRequest(body: Json | undefined, catalogue: Catalogue): ModelRequest {
  const raw = readBody(body)
  for (const name of Object.keys(raw)) {
    const now = MOVED[name]
    if (now !== undefined)
      throw unsupported(name, `has moved to '${now}' in the Responses API. Try again with that.`)
    if (!RESPONSES_PARAMS.has(name)) throw unknown(name)
  }
  const model = findModel(raw['model'], catalogue)
  const reasoning = raw['reasoning'] ?? null
  if (reasoning !== null && !isObject(reasoning)) throw wrongType('reasoning', 'an object')
  const effort = readEffort(reasoning?.['effort'], model, 'reasoning.effort')
  checkSampling(raw, model, effort)
  if ((raw['previous_response_id'] ?? null) !== null)
    throw refuse(
      'previous_response_id',
      'previous_response_not_found',
      'Previous response not found.',
    )
  const maxTokens = readLimit(raw, 'max_output_tokens', 16)
  const instructions = raw['instructions'] ?? null
  if (instructions !== null && typeof instructions !== 'string')
    throw wrongType('instructions', 'a string')
  const input = readResponsesInput(raw['input'])
  const format = readTextFormat(raw['text'])
  checkJsonMode(format, input, 'text.format')
  const about = { endpoint: 'responses', model: model.id, instructions, input } as const
  return { ...about, format, maxTokens, effort, raw }
}

export function readChatRequest(body: Json | undefined, catalogue: Catalogue): ModelRequest {
  const raw = readBody(body)
  for (const name of Object.keys(raw)) if (!CHAT_PARAMS.has(name)) throw unknown(name)
  const model = findModel(raw['model'], catalogue)
  const effort = readEffort(raw['reasoning_effort'], model, 'reasoning_effort')
  if (model.kind !== 'classic') {
    if (raw['max_tokens'] !== undefined)
      throw unsupported(
        'max_tokens',
        "is not supported with this model. Use 'max_completion_tokens' instead.",
      )
    for (const name of ['stop', 'frequency_penalty', 'presence_penalty', 'logit_bias'])
      if (raw[name] !== undefined) throw unsupported(name, 'is not supported with this model.')
    if (raw['tools'] !== undefined && effort !== 'none')
      throw unsupported('tools', 'needs reasoning_effort none here; use /v1/responses instead.')
  }
  checkSampling(raw, model, effort)
  if ((raw['n'] ?? 1) !== 1) throw invalid('n', 'the double gives one choice.')
  const maxTokens = readLimit(raw, 'max_completion_tokens', 1) ?? readLimit(raw, 'max_tokens', 1)
  const messages = readChatMessages(raw['messages'])
  const format = readResponseFormat(raw['response_format'])
  checkJsonMode(format, messages, 'response_format')
  const about = { endpoint: 'chat', model: model.id, instructions: null, input: messages } as const
  return { ...about, format, maxTokens, effort, raw }
}

function readBody(body: Json | undefined): JsonObject {
  if (!isObject(body)) throw refuse(null, null, 'We could not parse the JSON body of your request.')
  if (body['stream'] === true) throw invalid('stream', 'the double does not stream.')
  return body
}

export function findModel(id: Json | undefined, catalogue: Catalogue): ModelInfo {
  if (id === undefined)
    throw refuse('model', 'missing_required_parameter', "Missing required parameter: 'model'.")
  const model = liveModels(catalogue.models, catalogue.today).find((one) => one.id === id)
  if (model !== undefined) return model
  throw new OpenAiError({
    status: 404,
    code: 'model_not_found',
    message: `The model \`${show(id)}\` does not exist or you do not have access to it.`,
  })
}

function readEffort(effort: Json | undefined, model: ModelInfo, param: string): string | null {
  if (effort === undefined || effort === null) return null
  if (model.kind === 'classic') throw unsupported(param, 'is not supported with this model.')
  const known = EFFORTS.filter((one) => one !== 'none' || model.kind === 'reasoning')
  if (typeof effort === 'string' && known.includes(effort)) return effort
  throw refuse(
    param,
    'unsupported_value',
    `Unsupported value: '${show(effort)}' is not supported with the '${model.id}' model. Supported values are: ${known.join(', ')}.`,
  )
}

function checkSampling(raw: JsonObject, model: ModelInfo, effort: string | null): void {
  const bounds = { temperature: 2, top_p: 1 } as const
  for (const [name, most] of Object.entries(bounds)) {
    const value = raw[name] ?? null
    if (value === null) continue
    if (model.kind !== 'classic' && effort !== 'none')
      throw unsupported(name, 'is not supported with this model.')
    if (typeof value !== 'number') throw wrongType(name, 'a decimal')
    if (value < 0 || value > most) throw invalid(name, `expected a value between 0 and ${most}.`)
  }
}

function readLimit(raw: JsonObject, name: string, least: number): number | null {
  const value = raw[name] ?? null
  if (value === null) return null
  if (typeof value !== 'number' || !Number.isInteger(value)) throw wrongType(name, 'an integer')
  if (value < least)
    throw refuse(
      name,
      'integer_below_min_value',
      `Invalid '${name}': integer below minimum value. Expected a value >= ${least}, but got ${value} instead.`,
    )
  return value
}

function unknown(name: string): OpenAiError {
  return refuse(name, 'unknown_parameter', `Unknown parameter: '${name}'.`)
}

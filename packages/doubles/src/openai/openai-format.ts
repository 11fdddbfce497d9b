import { type Json, type JsonObject, isObject } from '../http/json.ts'
import { invalid, refuse, wrongType } from './openai-errors.ts'
import type { InputMessage } from './openai-input.ts'
import { strictSchemaProblem } from './openai-schema-check.ts'

export type AnswerFormat =
  | { readonly type: 'text' }
  | { readonly type: 'json_object' }
  | {
      readonly type: 'json_schema'
      readonly name: string
      readonly schema: JsonObject
      readonly strict: boolean
    }

/** Responses: `text.format`, flat. */
export function readTextFormat(text: Json | undefined): AnswerFormat {
  if (text === undefined || text === null) return { type: 'text' }
  if (!isObject(text)) throw wrongType('text', 'an object')
  for (const key of Object.keys(text))
    if (key !== 'format' && key !== 'verbosity')
      throw refuse(`text.${key}`, 'unknown_parameter', `Unknown parameter: 'text.${key}'.`)
  const format = text['format']
  return readFormat(format, isObject(format) ? format : undefined, 'text.format')
}

/** Chat Completions: `response_format`, with the schema one level down. */
export function readResponseFormat(format: Json | undefined): AnswerFormat {
  const inner = isObject(format) ? format['json_schema'] : undefined
  return readFormat(format, isObject(inner) ? inner : undefined, 'response_format')
}

function readFormat(
  format: Json | undefined,
  holder: JsonObject | undefined,
  param: string,
): AnswerFormat {
  if (format === undefined || format === null) return { type: 'text' }
  if (!isObject(format)) throw wrongType(param, 'an object')
  const type = format['type']
  if (type === 'text' || type === 'json_object') return { type }
  if (type !== 'json_schema')
    throw invalid(
      `${param}.type`,
      "supported values are: 'json_object', 'json_schema', and 'text'.",
    )
  const place = param === 'response_format' ? `${param}.json_schema` : param
  const required = (name: string) =>
    refuse(
      `${place}.${name}`,
      'missing_required_parameter',
      `Missing required parameter: '${place}.${name}'.`,
    )
  const { name, schema, strict } = holder ?? {}
  if (name === undefined) throw required('name')
  if (typeof name !== 'string' || !/^[\w-]{1,64}$/.test(name))
    throw invalid(`${place}.name`, "expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.")
  if (!isObject(schema)) throw required('schema')
  if (strict !== undefined && strict !== null && typeof strict !== 'boolean')
    throw wrongType(`${place}.strict`, 'a boolean')
  const problem = strict === true ? strictSchemaProblem(schema) : null
  if (problem !== null)
    throw refuse(
      param === 'response_format' ? param : `${param}.schema`,
      'invalid_json_schema',
      `Invalid schema for response_format '${name}': ${problem}`,
    )
  return { type, name, schema, strict: strict === true }
}

/** OpenAI looks at the messages only, not at the instructions. */
export function checkJsonMode(
  format: AnswerFormat,
  input: readonly InputMessage[],
  param: string,
): void {
  if (format.type !== 'json_object') return
  if (input.some(({ text }) => text.toLowerCase().includes('json'))) return
  throw refuse(
    param,
    null,
    `The input must contain the word 'json' in some form to use '${param}' of type 'json_object'.`,
  )
}

import { type Json, type JsonObject, isList, isObject, show } from '../http/json.ts'
import { invalid, refuse, wrongType } from './openai-errors.ts'

export type InputMessage = {
  readonly role: 'user' | 'assistant' | 'system' | 'developer'
  /** All text parts, joined. */
  readonly text: string
  readonly content: Json
}

type PartNames = { readonly asked: readonly string[]; readonly answered: readonly string[] }

const RESPONSES_PARTS: PartNames = {
  asked: ['input_text', 'input_image', 'input_file'],
  answered: ['output_text', 'refusal'],
}
const CHAT_PARTS: PartNames = {
  asked: ['text', 'image_url', 'input_audio', 'file'],
  answered: ['text', 'refusal'],
}
const ROLES = ['user', 'assistant', 'system', 'developer'] as const

export function readResponsesInput(input: Json | undefined): readonly InputMessage[] {
  if (input === undefined)
    throw refuse('input', 'missing_required_parameter', "Missing required parameter: 'input'.")
  if (typeof input === 'string') return [{ role: 'user', text: input, content: input }]
  if (!isList(input)) throw wrongType('input', 'a string or an array of input items')
  if (input.length === 0) throw invalid('input', 'the array must not be empty.')
  return input.map((item, index) => {
    const param = `input[${index}]`
    if (!isObject(item)) throw wrongType(param, 'an object')
    if (item['type'] !== undefined && item['type'] !== 'message')
      throw invalid(`${param}.type`, 'the double takes messages only.')
    return readMessage(item, param, RESPONSES_PARTS)
  })
}

export function readChatMessages(messages: Json | undefined): readonly InputMessage[] {
  if (messages === undefined)
    throw refuse(
      'messages',
      'missing_required_parameter',
      "Missing required parameter: 'messages'.",
    )
  if (!isList(messages)) throw wrongType('messages', 'an array of objects')
  if (messages.length === 0) throw invalid('messages', 'the array must not be empty.')
  return messages.map((item, index) => {
    if (!isObject(item)) throw wrongType(`messages[${index}]`, 'an object')
    return readMessage(item, `messages[${index}]`, CHAT_PARTS)
  })
}

function readMessage(item: JsonObject, param: string, parts: PartNames): InputMessage {
  const role = ROLES.find((name) => name === item['role'])
  if (role === undefined)
    throw invalid(`${param}.role`, `supported values are: ${ROLES.map((r) => `'${r}'`).join(', ')}`)
  const content = item['content']
  if (typeof content === 'string') return { role, text: content, content }
  if (!isList(content)) throw wrongType(`${param}.content`, 'a string or an array of objects')
  const names = role === 'assistant' ? parts.answered : parts.asked
  const texts = content.map((part, index) => {
    const type = isObject(part) ? part['type'] : undefined
    if (!isObject(part) || typeof type !== 'string' || !names.includes(type))
      throw invalid(
        `${param}.content[${index}].type`,
        `'${show(type)}'. Supported values are: ${names.map((n) => `'${n}'`).join(', ')}.`,
      )
    if (!type.endsWith('text')) return ''
    if (typeof part['text'] !== 'string')
      throw wrongType(`${param}.content[${index}].text`, 'a string')
    return part['text']
  })
  return { role, text: texts.join('\n'), content }
}

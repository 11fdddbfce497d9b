import { type Json, type JsonObject, isList, isObject, show } from '../http/json.ts'
import { badParameter } from './graph-errors.ts'

const MESSAGE_KEYS = [
  'text',
  'attachment',
  'attachments',
  'quick_replies',
  'metadata',
  'template',
] as const
const TEXT_BOUND = 2000
const METADATA_BOUND = 1000
const MEDIA = ['image', 'audio', 'video', 'file']
const TEMPLATES: Readonly<Record<string, readonly [list: string, least: number, most: number]>> = {
  generic: ['elements', 1, 10],
  button: ['buttons', 1, 3],
  media: ['elements', 1, 1],
  product: ['elements', 1, 10],
  receipt: ['elements', 0, 100],
  image_grid: ['elements', 2, 6],
}

/** Refuses a `message` that Send refuses; answers its text. */
export function checkMessage(message: Json | undefined): string {
  if (!isObject(message)) throw badParameter('Param message must be a JSON object')
  onlyKeys('message', message, MESSAGE_KEYS)
  const { text, attachment, attachments, template, metadata } = message
  const contents = [text, attachment, attachments, template].filter((part) => part !== undefined)
  if (contents.length !== 1)
    throw badParameter('Message must have exactly one of text, attachment, attachments, template')
  if (text !== undefined) checkText(text)
  if (attachment !== undefined) checkAttachment(attachment)
  if (attachments !== undefined) checkAttachments(attachments)
  if (metadata !== undefined && (typeof metadata !== 'string' || metadata.length >= METADATA_BOUND))
    throw badParameter(
      `Param message[metadata] must be a string under ${METADATA_BOUND} characters`,
    )
  if (message['quick_replies'] !== undefined) checkQuickReplies(message['quick_replies'])
  return typeof text === 'string' ? text : ''
}

export function onlyKeys(param: string, value: JsonObject, allowed: readonly string[]): void {
  const strange = Object.keys(value).filter((key) => !allowed.includes(key))
  if (strange.length > 0)
    throw badParameter(`Invalid keys "${strange.join(', ')}" were found in param "${param}".`)
}

function checkText(text: Json): void {
  if (typeof text !== 'string' || text.trim() === '')
    throw badParameter('Param message[text] must be a non-empty string')
  if (Array.from(text).length >= TEXT_BOUND)
    throw badParameter(`Length of param message[text] must be less than ${TEXT_BOUND}`)
}

function checkAttachment(attachment: Json): void {
  if (!isObject(attachment)) throw badParameter('Param message[attachment] must be an object')
  onlyKeys('message[attachment]', attachment, ['type', 'payload'])
  const { type, payload } = attachment
  if (!isObject(payload)) throw badParameter('Param attachment[payload] is required')
  if (type === 'template') return checkTemplate(payload)
  if (typeof type !== 'string' || !MEDIA.includes(type))
    throw badParameter(`Param attachment[type] must be one of {${MEDIA.join(', ')}, template}`)
  if (payload['attachment_id'] !== undefined) return
  if (!isHttps(payload['url']))
    throw badParameter('Failed to fetch the file from the url', 2_018_008)
}

function checkTemplate(payload: JsonObject): void {
  const type = payload['template_type']
  const rule = typeof type === 'string' ? TEMPLATES[type] : undefined
  if (rule === undefined) throw badParameter('Param payload[template_type] is not supported')
  const [name, least, most] = rule
  const list = payload[name]
  if (!isList(list) || list.length < least || list.length > most)
    throw badParameter(`Param payload[${name}] must have ${least} to ${most} entries`)
}

function checkAttachments(list: Json): void {
  if (!isList(list) || list.length === 0 || list.length > 30)
    throw badParameter('Param message[attachments] must have 1 to 30 images')
  for (const entry of list) {
    if (!isObject(entry) || entry['type'] !== 'image')
      throw badParameter('Param message[attachments] takes images only')
    checkAttachment(entry)
  }
}

function checkQuickReplies(list: Json): void {
  if (!isList(list) || list.length === 0 || list.length > 13)
    throw badParameter('Param message[quick_replies] must have 1 to 13 entries')
  for (const reply of list) {
    const type = isObject(reply) ? reply['content_type'] : undefined
    if (!isObject(reply) || !['text', 'user_phone_number', 'user_email'].includes(show(type)))
      throw badParameter('Param quick_replies[content_type] is not supported')
    if (type !== 'text') continue
    const { title, payload } = reply
    if (typeof title !== 'string' || title === '' || Array.from(title).length > 20)
      throw badParameter('Param quick_replies[title] must have 1 to 20 characters')
    if (typeof payload !== 'string' || payload.length > 1000)
      throw badParameter('Param quick_replies[payload] must have up to 1000 characters')
  }
}

function isHttps(url: Json | undefined): boolean {
  return typeof url === 'string' && URL.canParse(url) && new URL(url).protocol === 'https:'
}

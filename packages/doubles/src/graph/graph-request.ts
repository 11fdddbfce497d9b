import type { Incoming, IncomingFile } from '../http/http-kit.ts'
import { type Json, isObject, parseJson } from '../http/json.ts'
import { badParameter, unknownPath } from './graph-errors.ts'
import { type Field, parseFields } from './graph-fields.ts'
import type { Ask } from './graph-select.ts'

/** Oldest and newest that Graph still answers. */
const OLDEST_VERSION = 21
const NEWEST_VERSION = 26

export type GraphRequest = {
  readonly method: string
  readonly version: string
  readonly segments: readonly string[]
  readonly token: string | undefined
  readonly body: Json | undefined
  /** From the query or the body; what is not text there comes as JSON. */
  param(name: string): string | undefined
  /** A parameter that is an object or a list, also when it came as JSON in a text. */
  json(name: string): Json | undefined
  file(name: string): IncomingFile | undefined
  fields(): readonly Field[] | null
  ask(base: string): Ask
}

export function readGraphRequest(incoming: Incoming): GraphRequest {
  const [version = '', ...segments] = incoming.path.split('/').slice(1)
  const number = /^v(\d+)\.0$/.exec(version)?.[1]
  if (number === undefined || Number(number) < OLDEST_VERSION || Number(number) > NEWEST_VERSION)
    throw unknownPath(incoming.path)
  if (segments.length === 0 || segments.includes('')) throw unknownPath(incoming.path)
  if (incoming.rawBody !== '' && incoming.body === undefined)
    throw badParameter('The request body is neither valid JSON nor a form')

  const raw = (name: string): Json | undefined =>
    incoming.query.get(name) ?? (isObject(incoming.body) ? incoming.body[name] : undefined)
  const param = (name: string): string | undefined => {
    const value = raw(name)
    if (value === undefined || value === null) return undefined
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
  const bearer = /^(?:Bearer|OAuth) (\S+)$/.exec(incoming.headers.authorization ?? '')?.[1]
  const token = param('access_token') || bearer
  return {
    method: incoming.method,
    version,
    segments,
    token,
    body: incoming.body,
    param,
    json: (name) => {
      const value = raw(name)
      return typeof value === 'string' ? parseJson(value) : value
    },
    file: (name) => incoming.files.get(name),
    fields: () => {
      const text = param('fields')
      return text === undefined || text === '' ? null : parseFields(text)
    },
    ask: (base) => ({ base, version, token: token ?? '' }),
  }
}

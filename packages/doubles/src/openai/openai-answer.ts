import { type Json, type JsonObject, parseJson } from '../http/json.ts'
import type { ModelRequest } from './openai-request.ts'
import { misfit, smallestFit } from './openai-schema-fit.ts'

/**
 * What a test lets the model say. Objects and strings must fit the schema of the request;
 * `raw` may be anything, `incomplete` is cut off by the token limit.
 */
export type Scripted =
  | string
  | JsonObject
  | { readonly refusal: string }
  | { readonly raw: string }
  | { readonly incomplete: string }

export type Outcome = {
  readonly kind: 'text' | 'refusal' | 'incomplete'
  readonly text: string
  readonly usage: Usage
}

export type Usage = {
  readonly input: number
  readonly cached: number
  readonly output: number
  readonly reasoning: number
}

/** Hidden tokens of a reasoning model; they count into the limit, so a small one leaves no text. */
const REASONING_TOKENS: Readonly<Record<string, number>> = {
  none: 0,
  minimal: 32,
  low: 128,
  medium: 640,
  high: 2048,
  xhigh: 4096,
  max: 8192,
}

/** A test's own mistake: its script says what the real model could not say. */
export class ScriptError extends Error {}

export function defaultAnswer(request: ModelRequest): Scripted {
  if (request.format.type === 'json_schema')
    return { raw: JSON.stringify(smallestFit(request.format.schema)) }
  return request.format.type === 'json_object' ? '{}' : 'OK'
}

export function decide(
  scripted: Scripted,
  request: ModelRequest,
  reasons: boolean,
  cached: number,
): Outcome {
  const spent = reasons ? (REASONING_TOKENS[request.effort ?? 'medium'] ?? 0) : 0
  const input = promptTokens(request)
  const outcome = (kind: Outcome['kind'], text: string, reasoning = spent): Outcome => ({
    kind,
    text,
    usage: { input, cached, output: reasoning + tokensOf(text), reasoning },
  })
  const special = typeof scripted === 'string' ? null : onlyKey(scripted)
  if (special?.key === 'refusal') return outcome('refusal', special.text)
  if (special?.key === 'incomplete') return outcome('incomplete', special.text)
  const text = special === null ? asText(scripted) : special.text
  if (special === null) checkFit(text, request)
  const limit = request.maxTokens
  if (limit === null || spent + tokensOf(text) <= limit) return outcome('text', text)
  const room = Math.max(0, limit - spent)
  const cut = Array.from(text)
    .slice(0, room * 2)
    .join('')
  return outcome('incomplete', room === 0 ? '' : cut, Math.min(spent, limit))
}

function onlyKey(scripted: JsonObject): { key: string; text: string } | null {
  const [entry, ...more] = Object.entries(scripted)
  if (entry === undefined || more.length > 0) return null
  const [key, text] = entry
  if (!['refusal', 'raw', 'incomplete'].includes(key) || typeof text !== 'string') return null
  return { key, text }
}

function asText(scripted: Json): string {
  return typeof scripted === 'string' ? scripted : JSON.stringify(scripted)
}

function checkFit(text: string, { format }: ModelRequest): void {
  if (format.type === 'text') return
  const value = parseJson(text)
  if (value === undefined) throw new ScriptError('the scripted answer is not JSON')
  if (format.type !== 'json_schema' || !format.strict) return
  const problem = misfit(value, format.schema)
  if (problem !== null)
    throw new ScriptError(`the scripted answer does not fit schema ${format.name}: ${problem}`)
}

/** Four bytes a token: near enough for English, and rightly dearer for Bengali and Arabic. */
function tokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4)
}

export function promptText(request: ModelRequest): string {
  const turns = request.input.map(({ role, text }) => `${role}: ${text}`)
  return [request.instructions ?? '', ...turns].join('\n')
}

function promptTokens(request: ModelRequest): number {
  return tokensOf(promptText(request))
}

/** A prompt's beginning is cached from 1024 tokens on, in steps of 128. */
export function cachedTokens(seen: string[], prompt: string): number {
  let longest = 0
  for (const earlier of seen) {
    let same = 0
    while (same < earlier.length && earlier[same] === prompt[same]) same += 1
    longest = Math.max(longest, same)
  }
  seen.push(prompt)
  if (seen.length > 20) seen.shift()
  const tokens = tokensOf(prompt.slice(0, longest))
  return tokens < 1024 ? 0 : tokens - (tokens % 128)
}

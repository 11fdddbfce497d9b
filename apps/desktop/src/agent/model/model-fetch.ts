import getStream from 'get-stream'

import { askOver, type TextAnswer } from '../../platform/ask-over.ts'

/** Far more than any decision or list of models takes. */
const most = 4 * 1024 * 1024

/**
 * The fetch of the SDK, with the whole answer read inside of it: so the deadline holds until the last
 * byte, an answer without end is given up, and each server's way to say no becomes OpenAI's.
 */
export const modelFetch: typeof fetch = async (address, options) => {
  const { status, statusText, headers, text } = await answerOf(address, options)
  const isGood = status >= 200 && status < 300
  const said = isGood ? text : JSON.stringify({ error: refusalIn(text) })
  return new ReadAnswer(said, {
    status,
    statusText,
    // When to ask again, and what is left of a limit, counts where it was refused.
    headers: { ...(!isGood && withoutPacking(headers)), 'content-type': 'application/json' },
  })
}

/** A text that is there, as the SDK reads it: of a body a stream would be made, to be read once more. */
class ReadAnswer extends Response {
  override readonly text: () => Promise<string>

  constructor(said: string, init: ResponseInit) {
    super(null, init)
    this.text = async () => said
  }
}

/** It is unpacked by now, and what it is shows when it is read. */
const packed = new Set(['content-encoding', 'content-length', 'transfer-encoding'])

const withoutPacking = (headers: TextAnswer['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !packed.has(name)))

function answerOf(address: string | URL | Request, options: RequestInit = {}): Promise<TextAnswer> {
  const { method = 'GET', body, signal, headers } = options
  // A recording is a form.
  const isText = body === undefined || body === null || typeof body === 'string'
  if (address instanceof Request || !isText || !signal) return byFetch(address, options)
  const sent = Object.fromEntries(headers instanceof Headers ? headers : new Headers(headers))
  const text = body ?? undefined
  return askOver(new URL(address), { method, body: text, headers: sent, signal, mostBytes: most })
}

async function byFetch(address: string | URL | Request, options: RequestInit): Promise<TextAnswer> {
  const response = await fetch(address, options)
  const text = response.body ? await getStream(response.body, { maxBuffer: most }) : ''
  const { status, statusText, headers } = response
  return { status, statusText, headers: Object.fromEntries(headers), text }
}

export interface Refusal {
  /** Empty where what answered does not speak the protocol at all. */
  readonly message: string
  readonly code: string | null
  readonly param: string | null
  readonly type: string | null
}

const longest = 2_000
const nothing: Refusal = { message: '', code: null, param: null, type: null }

function refusalIn(text: string): Refusal {
  try {
    return refusalOf(JSON.parse(text))
  } catch {
    return nothing
  }
}

/** OpenAI's form, and those of other servers: no cover, a bare text, a list, FastAPI's details. */
export function refusalOf(body: unknown): Refusal {
  if (typeof body === 'string') return { ...nothing, message: body.slice(0, longest) }
  if (Array.isArray(body)) return body.length > 0 ? refusalOf(body[0]) : nothing
  if (typeof body !== 'object' || body === null) return nothing
  const { error, errors, detail, message, msg, code, param, type, loc } = body as Record<
    string,
    unknown
  >
  const inner = error ?? errors ?? detail
  if (typeof inner === 'object' && inner !== null) return refusalOf(inner)
  if (typeof message === 'object' && message !== null) return refusalOf(message)
  // Where a route is missing, FastAPI says no more than that.
  if (detail === 'Not Found') return nothing
  return {
    message: [message, msg, inner].find((one) => typeof one === 'string')?.slice(0, longest) ?? '',
    code: typeof code === 'string' ? code || null : typeof code === 'number' ? String(code) : null,
    param: typeof param === 'string' ? param || null : placeIn(loc),
    type: typeof type === 'string' ? type : null,
  }
}

function placeIn(loc: unknown): string | null {
  if (!Array.isArray(loc)) return null
  const names = loc.filter((one) => typeof one === 'string' && one !== 'body')
  return names.length > 0 ? names.join('.') : null
}

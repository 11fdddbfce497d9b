import getStream from 'get-stream'

import { askOver, neverLeft, ofCertificate } from '../../platform/ask-over.ts'
import { GraphError } from './graph-error.ts'
import { noConnection, tooSlow, wrongCertificate } from './graph-errors.ts'

export interface GraphAnswer {
  readonly status: number
  readonly headers: Pick<Headers, 'get'>
  /** Undefined when it is no JSON. */
  readonly body: unknown
}

/** Far more than any page of a list takes. */
const most = 16 * 1024 * 1024

export interface Call {
  readonly method: string
  /** A file goes as a form. */
  readonly body: object | null
  readonly signal: AbortSignal
}

/** One call over the line; `write`: what it asks for may have been carried out though no answer came. */
export async function exchange(address: URL, call: Call, write: boolean): Promise<GraphAnswer> {
  try {
    const { method, body, signal } = call
    if (body instanceof FormData) return await upload(address, { method, body, signal })
    const json = body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    const answer = await askOver(address, { method, ...json, signal, mostBytes: most })
    const { status, headers, text } = answer
    return { status, headers: { get: (name) => headers[name] ?? null }, body: parseJson(text) }
  } catch (error) {
    // The error itself is left behind: fetch may name the address in it, and with it the token.
    const name = error instanceof Error ? error.name : 'Error'
    const code = networkCode(error)
    const away = ofCertificate.test(code ?? '') ? wrongCertificate : noConnection
    throw new GraphError(name === 'TimeoutError' ? tooSlow : away, {
      ambiguous: write && !neverLeft(error),
      detail: code ?? name,
    })
  }
}

/** The boundary of a form is written by whoever encodes it. */
async function upload(address: URL, form: RequestInit): Promise<GraphAnswer> {
  // A redirect would carry the token to wherever it points.
  const response = await fetch(address, { ...form, redirect: 'error' })
  const text = response.body ? await getStream(response.body, { maxBuffer: most }) : ''
  return { status: response.status, headers: response.headers, body: parseJson(text) }
}

function networkCode(error: unknown): string | null {
  let at: unknown = error
  for (let depth = 0; depth < 4 && at instanceof Error; depth += 1) {
    if ('code' in at && typeof at.code === 'string') return at.code
    at = at instanceof AggregateError ? at.errors[0] : at.cause
  }
  return null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

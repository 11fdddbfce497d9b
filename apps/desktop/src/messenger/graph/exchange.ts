import getStream from 'get-stream'

import { GraphError } from './graph-error.ts'
import { noConnection, tooSlow } from './graph-errors.ts'

/** Refused before anything was on the line, so that a write cannot have happened. */
const neverLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** Undefined when it is no JSON. */
  readonly body: unknown
}

/** Far more than any page of a list takes. */
const mostChars = 16 * 1024 * 1024

/** One call over the line; `write`: what it asks for may have been carried out though no answer came. */
export async function exchange(address: URL, init: RequestInit, write: boolean): Promise<Answer> {
  try {
    const response = await fetch(address, init)
    const text = response.body ? await getStream(response.body, { maxBuffer: mostChars }) : ''
    return { status: response.status, headers: response.headers, body: parseJson(text) }
  } catch (error) {
    // The error itself is left behind: fetch may name the address in it, and with it the token.
    const name = error instanceof Error ? error.name : 'Error'
    const code = networkCode(error)
    throw new GraphError(name === 'TimeoutError' ? tooSlow : noConnection, {
      ambiguous: write && !neverLeft.has(code ?? ''),
      detail: code ?? name,
    })
  }
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

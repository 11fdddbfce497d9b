import getStream from 'get-stream'

/** Far more than any decision or list of models takes. */
const mostChars = 4 * 1024 * 1024

/**
 * The fetch of the SDK, with the whole answer read inside of it: so the deadline holds until the last
 * byte, an answer without end is given up, and each server's way to say no becomes OpenAI's.
 */
export const modelFetch: typeof fetch = async (address, options) => {
  const response = await fetch(address, options)
  const text = response.body ? await getStream(response.body, { maxBuffer: mostChars }) : ''
  const headers = new Headers(response.headers)
  // It is decompressed by now, and what it is shows when it is read.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set('content-type', 'application/json')
  const { status, statusText } = response
  const said = response.ok ? text : JSON.stringify({ error: refusalIn(text) })
  return new Response([204, 205, 304].includes(status) ? null : said, {
    status,
    statusText,
    headers,
  })
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

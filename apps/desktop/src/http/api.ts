import { contract, endpointNames, type EndpointName } from '@pal/core/contract/endpoints'
import { AppError, badField, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type * as z from 'zod/mini'

import { validationReason } from '../platform/validation-reason.ts'
import type { AskingSession, Handlers } from './handlers.ts'
import { JsonText } from './kept-json.ts'

export interface ApiOptions {
  /** Tests parse every answer by its schema; in the product our own answers are trusted. */
  readonly checkAnswers?: boolean
  /** Left out where there are none. */
  readonly sessionOf?: (c: Context) => AskingSession
}

const nobody: AskingSession = { facts: async () => null, end: async () => undefined }

/** The contract as HTTP: parses what comes in, calls the handler, answers JSON. */
export function api(handlers: Handlers, options: ApiOptions = {}): Hono {
  const app = new Hono()
  for (const name of endpointNames) mount(app, name, handlers, options)
  app.all('/api/*', () => {
    throw notFound('address_not_found')
  })
  return app
}

function mount<K extends EndpointName>(
  app: Hono,
  name: K,
  handlers: Handlers,
  { checkAnswers = false, sessionOf = () => nobody }: ApiOptions,
): void {
  const endpoint = contract[name]
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
  const maxSize = endpoint.largestBody
  const refuseTooLarge = async (c: Context): Promise<never> => {
    await readAway(c.req.raw.body)
    const megabytes = maxSize / 1024 / 1024
    throw new AppError('too_large', because('request_too_large', { megabytes }))
  }
  // A file is counted by whoever keeps it, as it comes: this would first read all of it.
  if (endpoint.method !== 'GET' && endpoint.takes === 'json')
    app.on(endpoint.method, path, bodyLimit({ maxSize, onError: refuseTooLarge }))
  app.on(endpoint.method, path, async (c) => {
    const params = endpoint.params.safeParse(c.req.param())
    if (!params.success) throw notFound('address_target_not_found')
    const query = parse(endpoint.query, c.req.query())
    if (endpoint.takes === 'file' && Number(c.req.header('content-length') ?? 0) > maxSize) {
      await refuseTooLarge(c)
    }
    const body = parse(endpoint.body, await bodyOf(c, endpoint))
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    const answer = await handlers[name]({
      params: params.data,
      query,
      body,
      get range() {
        return c.req.header('range') ?? null
      },
      // Made only for those who ask for it: it costs as much as all else about a request.
      get signal() {
        return c.req.raw.signal
      },
      get session() {
        return sessionOf(c)
      },
      next: (cursor) => {
        if (cursor !== null) headers['link'] = `<${addressWith(c.req.url, cursor)}>; rel="next"`
      },
    })
    if (answer instanceof Response) {
      // Nobody would pull what is written while it is sent, and what writes it would wait for ever.
      if (c.req.method === 'HEAD') await answer.body?.cancel()
      return answer
    }
    const text = answer instanceof JsonText ? answer.text : JSON.stringify(answer)
    if (checkAnswers) endpoint.answer.parse(answer instanceof JsonText ? JSON.parse(text) : answer)
    return new Response(encoded(text), { headers })
  })
}

const readAwayBytes = 64 * 1024 * 1024

/** Whoever is still sending when the connection is closed may not hear why. */
async function readAway(body: ReadableStream<Uint8Array> | null): Promise<void> {
  // Of one without a length so much has been read already.
  if (!body || body.locked) return
  const reader = body.getReader()
  for (let left = readAwayBytes; left > 0;) {
    const { done, value } = await reader.read()
    if (done) return
    left -= value.length
  }
}

const scratch = Buffer.allocUnsafeSlow(1024 * 1024)
const mostBytesOfOne = 3

/** Writing into memory that is there is twice as fast as measuring the text and getting new memory. */
function encoded(text: string): Uint8Array<ArrayBuffer> {
  if (text.length * mostBytesOfOne > scratch.length) return Buffer.from(text)
  return Buffer.from(scratch.subarray(0, scratch.write(text)))
}

/** The same address with another place to begin at, below the server's origin. */
function addressWith(url: string, cursor: string): string {
  const [address = '', query = ''] = url.slice(url.indexOf('/', url.indexOf('//') + 2)).split('?')
  const others = query.split('&').filter((part) => part !== '' && !part.startsWith('cursor='))
  return `${address}?${[...others, `cursor=${encodeURIComponent(cursor)}`].join('&')}`
}

function parse<Output>(schema: z.ZodMiniType<Output>, input: unknown): Output {
  const read = schema.safeParse(input)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  // A name that no schema has is itself what is wrong.
  const [unknown] = issue?.code === 'unrecognized_keys' ? issue.keys : []
  const path = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])]
  const field = path.join('.')
  const reason = issue ? validationReason(issue, input) : because('field_invalid')
  throw badField(field || 'body', reason)
}

function bodyOf(
  c: Context,
  { hasBody, takes }: { readonly hasBody: boolean; readonly takes: 'json' | 'file' },
): Promise<unknown> | ReadableStream {
  if (!hasBody) return noBody(c)
  return takes === 'file' ? fileBody(c) : jsonBody(c)
}

/** No form of another page can send this type. */
function fileBody(c: Context): ReadableStream {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/octet-stream') {
    throw new AppError('unsupported_media_type', because('body_not_a_file'))
  }
  return c.req.raw.body ?? new Blob([]).stream()
}

async function jsonBody(c: Context): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new AppError('unsupported_media_type', because('body_not_of_type_json'))
  }
  try {
    return JSON.parse(await c.req.text())
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('bad_request', because('body_not_json'), { cause })
  }
}

/** A call without a body takes none, or an empty JSON one. */
async function noBody(c: Context): Promise<Record<string, never>> {
  if (c.req.method !== 'GET' && (await c.req.text()) !== '') await jsonBody(c)
  return {}
}

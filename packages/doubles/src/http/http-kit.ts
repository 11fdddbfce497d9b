import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'

import { type Json, parseJson } from './json.ts'

export type Incoming = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  /** A form becomes an object of strings; `undefined` is: nothing sent, or nothing readable. */
  readonly body: Json | undefined
  readonly rawBody: string
  /** Of form data: its files by the names of their fields. */
  readonly files: ReadonlyMap<string, IncomingFile>
}

export type IncomingFile = {
  readonly bytes: Uint8Array
  readonly type: string
  readonly name: string
}

export type Reply = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: Json | Uint8Array
}

export type Connection = {
  send(reply: Reply): void
  sendText(status: number, type: string, text: string): void
  /** Announces the whole answer, sends half of it and drops the line. */
  sendHalf(reply: Reply): void
  destroy(): void
  /** Aborted when the other side has gone or the double is closing. */
  readonly gone: AbortSignal
}

export type HttpDouble = { readonly url: string; close: () => Promise<void> }

/** One line of a double's call log; `status` is missing while at work, 0 when no answer went out. */
export type Call = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: Json | undefined
  readonly headers: IncomingHttpHeaders
  readonly at: number
  status?: number
}

const LARGEST_BODY = 32 * 1024 * 1024

export async function startHttp(
  handle: (incoming: Incoming, connection: Connection) => Promise<void>,
  now: () => number = Date.now,
): Promise<HttpDouble> {
  const closing = new AbortController()
  const server = createServer((request, response) => {
    const left = new AbortController()
    response.once('close', () => left.abort())
    const gone = AbortSignal.any([closing.signal, left.signal])
    readRequest(request)
      .then((incoming) => handle(incoming, connect(request, response, gone, now)))
      .catch((error: unknown) => {
        if (gone.aborted || response.headersSent) return response.destroy()
        response.writeHead(500, { 'content-type': 'text/plain' })
        return response.end(`The test double itself failed: ${String(error)}`)
      })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      closing.abort()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

async function readRequest(request: IncomingMessage): Promise<Incoming> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const bytes of bytesOf(request)) {
    size += bytes.length
    if (size > LARGEST_BODY) throw new Error('body too large for a double')
    chunks.push(bytes)
  }
  const bytes = Buffer.concat(chunks)
  const type = request.headers['content-type'] ?? ''
  const isForm = type.startsWith('multipart/form-data')
  const rawBody = isForm ? '' : bytes.toString('utf8')
  const form = isForm ? await readForm(bytes, type) : null
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    rawBody,
    body: form ? form.fields : readBody(type, rawBody),
    files: form ? form.files : new Map<string, IncomingFile>(),
  }
}

function bytesOf(request: IncomingMessage): AsyncIterable<Buffer> {
  return request
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string) {
  // oxlint-disable-next-line typescript/no-deprecated -- only what our own client sends is read here
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const fields: Record<string, string> = {}
  const files = new Map<string, IncomingFile>()
  for (const [field, value] of form) {
    if (typeof value === 'string') fields[field] = value
    else files.set(field, { bytes: await value.bytes(), type: value.type, name: value.name })
  }
  return { fields, files }
}

function readBody(type: string, raw: string): Json | undefined {
  if (raw === '') return undefined
  if (type.startsWith('application/json')) return parseJson(raw)
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(raw))
  return undefined
}

function connect(
  request: IncomingMessage,
  response: ServerResponse,
  gone: AbortSignal,
  now: () => number,
): Connection {
  const date = () => new Date(now()).toUTCString()
  const encode = (body: Reply['body']): Uint8Array =>
    body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body))
  const head = (reply: Reply, length: number) =>
    response.writeHead(reply.status, {
      date: date(),
      'content-type': 'application/json; charset=UTF-8',
      ...reply.headers,
      'content-length': String(length),
    })
  return {
    gone,
    send: (reply) => {
      const bytes = encode(reply.body)
      head(reply, bytes.length).end(bytes)
    },
    sendText: (status, type, text) => {
      response.writeHead(status, { date: date(), 'content-type': type }).end(text)
    },
    sendHalf: (reply) => {
      const bytes = encode(reply.body)
      head(reply, bytes.length)
      response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy())
    },
    destroy: () => request.socket.destroy(),
  }
}

import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'

import type { GraphDouble } from '@pal/doubles/graph/graph-double'
import type { GraphPage } from '@pal/doubles/graph/graph-model'
import * as z from 'zod/mini'

import { chatOf, pictureAt } from './chat.ts'

export interface ChatParts {
  readonly graph: GraphDouble
  readonly pages: readonly GraphPage[]
  readonly port: number
}

export interface ChatServer extends AsyncDisposable {
  readonly origin: string
}

const host = '127.0.0.1'
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
const files: Readonly<Record<string, readonly [name: string, type: string]>> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/chat.css': ['chat.css', 'text/css; charset=utf-8'],
  '/favicon.svg': ['favicon.svg', 'image/svg+xml'],
  '/chat.js': ['chat.js', 'text/javascript; charset=utf-8'],
}
const largestBody = 64 * 1024
const newcomer = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** The page they write to. */
  shop: z.string(),
})
const written = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
  /** Of a quick reply or an ice breaker that was tapped. */
  payload: z.optional(z.string().check(z.maxLength(1_000))),
})

interface Reply {
  readonly status?: number
  readonly type?: string
  readonly body: string | Uint8Array
}
const json = (value: unknown): Reply => ({ type: 'application/json', body: JSON.stringify(value) })
const no = (status: number): Reply => ({ status, body: '' })

/** The customers' side of the demo: Messenger, as far as a shop's chat needs it, in a browser. */
export async function startChat(parts: ChatParts): Promise<ChatServer> {
  let own = ''
  const server = createServer((request, response) => {
    const answering = isForeign(request, own) ? Promise.resolve(no(403)) : answer(parts, request)
    answering
      .catch((error: unknown) => {
        console.error(error)
        return no(500)
      })
      .then((reply) => send(response, reply))
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(parts.port, host, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The chat has no port')
  own = `${host}:${address.port}`
  return {
    origin: `http://${own}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Only the chat's own page may write: not one that another site leads the browser to. */
function isForeign({ headers, method }: IncomingMessage, own: string): boolean {
  if (headers.host !== own) return true
  return method !== 'GET' && headers.origin !== `http://${own}`
}

async function answer(parts: ChatParts, request: IncomingMessage): Promise<Reply> {
  const { pages } = parts
  const { pathname } = new URL(request.url ?? '/', `http://${host}`)
  const file = files[pathname]
  const [area, id = '', part = ''] = pathname.split('/').slice(1).map(decodeURIComponent)
  switch (`${request.method} ${file ? 'file' : area}`) {
    case 'GET file':
      return pageFile(file ?? ['', ''])
    case 'GET shops':
      return json(pages.map(({ id: shop, name }) => ({ id: shop, name })))
    case 'GET customers':
      return id === '' ? json(customers(pages)) : found(chatWith(parts, id))
    case 'POST customers':
      return id === '' ? arrive(parts, request) : write(parts, request, id)
    case 'GET pictures':
      return picture(parts, { mid: id, index: Number(part) })
    default:
      return no(404)
  }
}

async function pageFile([name, type]: readonly [string, string]): Promise<Reply> {
  return { type, body: await readFile(join(import.meta.dirname, 'page', name)) }
}

const found = (value: object | null) => (value ? json(value) : no(404))

/** Whoever came last is first. */
function customers(pages: readonly GraphPage[]) {
  return pages.flatMap(({ id: shop, people }) =>
    [...people.values()].map(({ psid: id, name }) => ({ id, name, shop })).toReversed(),
  )
}

const pageOf = ({ pages }: ChatParts, psid: string) => pages.find(({ people }) => people.has(psid))

function chatWith(parts: ChatParts, psid: string) {
  const page = pageOf(parts, psid)
  return page ? chatOf(parts.graph, page, psid) : null
}

async function arrive({ graph, pages }: ChatParts, request: IncomingMessage): Promise<Reply> {
  const given = newcomer.safeParse(await readJson(request))
  if (!given.success) return no(400)
  const page = pages.find(({ id }) => id === given.data.shop)
  if (!page) return no(404)
  const { psid: id, name } = graph.addPerson(page, { name: given.data.name })
  return json({ id, name, shop: page.id })
}

async function write(parts: ChatParts, request: IncomingMessage, psid: string): Promise<Reply> {
  const given = written.safeParse(await readJson(request))
  if (!given.success) return no(400)
  const page = pageOf(parts, psid)
  if (!page) return no(404)
  const { graph } = parts
  const { text, payload } = given.data
  const isFirst = graph.thread(page, psid).length === 0
  if (isFirst && payload !== undefined) {
    graph.customerPostsBack(page, psid, { title: text, payload })
  } else {
    const tapped = payload !== undefined && { quickReplyPayload: payload }
    graph.customerWrites(page, psid, { text, ...tapped })
  }
  return found(chatOf(graph, page, psid))
}

async function picture(
  { graph, pages }: ChatParts,
  which: { readonly mid: string; readonly index: number },
): Promise<Reply> {
  const place = pictureAt(graph, pages, which)
  if (!place?.mimeType.startsWith('image/')) return no(404)
  const file = await fetch(place.url)
  return file.ok ? { type: place.mimeType, body: await file.bytes() } : no(404)
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestBody) return null
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    return null
  }
}

function send(response: ServerResponse, { status = 200, type, body }: Reply): void {
  response.writeHead(status, {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...(type !== undefined && { 'content-type': type }),
  })
  response.end(body)
}

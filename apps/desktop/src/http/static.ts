import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { serveStatic } from '@hono/node-server/serve-static'
import { AppError, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { getMimeType } from 'hono/utils/mime'

/** Attributes of the page's `<html>`, known before its first paint. */
export type PageAttributes = Readonly<Record<string, string>>

/** The built renderer: hashed assets for good, everything else is its index page. */
export function rendererFiles(root: string, attributes: () => Promise<PageAttributes>): Hono {
  const app = new Hono()
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  app.get('/assets/:name', (c) => asset(c, join(root, 'assets'), c.req.param('name')))
  app.all('/assets/*', () => {
    throw notFound('file_not_found')
  })
  app.use(etag())
  app.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-cache')
  })
  const index = async (c: Context) => c.html(await indexPage(root, attributes))
  app.get('/', index)
  app.get('/index.html', index)
  app.get('*', serveStatic({ root }))
  app.get('*', index)
  return app
}

const plainName = /^[\w-][\w.-]*$/
const packings = [
  { named: 'br', ending: '.br' },
  { named: 'gzip', ending: '.gz' },
]

/**
 * As it was packed when the page was built. A window that opens asks for a handful at once and shows
 * nothing before it has them: each is small enough to be read as a whole, which a stream takes three
 * times as long for.
 */
async function asset(c: Context, folder: string, name: string): Promise<Response> {
  if (!plainName.test(name)) throw notFound('file_not_found')
  const type = getMimeType(name) ?? 'application/octet-stream'
  const taken = new Set(c.req.header('accept-encoding')?.split(/\s*,\s*/))
  for (const { named, ending } of packings) {
    const packed = taken.has(named) ? await contentOf(join(folder, name + ending)) : null
    const headers = { 'content-type': type, 'content-encoding': named, vary: 'accept-encoding' }
    if (packed) return c.body(packed, 200, headers)
  }
  const content = await contentOf(join(folder, name))
  if (!content) throw notFound('file_not_found')
  return c.body(content, 200, { 'content-type': type })
}

async function contentOf(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** The window itself, which says in words what it may not show. */
export async function indexPage(
  root: string,
  attributes: () => Promise<PageAttributes>,
): Promise<string> {
  return withAttributes(await readPage(root), await attributes())
}

async function readPage(root: string): Promise<string> {
  try {
    return await readFile(join(root, 'index.html'), 'utf8')
  } catch (cause) {
    throw new AppError('unavailable', because('window_files_missing'), { cause })
  }
}

/** In place of those that the page was built with. */
function withAttributes(page: string, attributes: PageAttributes): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return page.replace(/<html[^>]*>/, `<html${written.join('')}>`)
}

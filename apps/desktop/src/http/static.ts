import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { serveStatic } from '@hono/node-server/serve-static'
import { AppError, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'

/** Attributes of the page's `<html>`, known before its first paint. */
export type PageAttributes = Readonly<Record<string, string>>

/** The built renderer: hashed assets for good, everything else is its index page. */
export function rendererFiles(root: string, attributes: () => Promise<PageAttributes>): Hono {
  const app = new Hono()
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  app.use('/assets/*', serveStatic({ root, precompressed: true }))
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

import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { serveStatic } from '@hono/node-server/serve-static'
import { AppError, notFound } from '@pal/core/errors'
import { Hono } from 'hono'
import { etag } from 'hono/etag'

/** The built renderer: hashed assets for good, everything else is its index page. */
export function rendererFiles(root: string): Hono {
  const app = new Hono()
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  app.use('/assets/*', serveStatic({ root, precompressed: true }))
  app.all('/assets/*', () => {
    throw notFound('This file')
  })
  app.use(etag())
  app.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-cache')
  })
  app.get('*', serveStatic({ root }))
  app.get('*', async (c, next) => {
    if (!existsSync(join(root, 'index.html'))) {
      throw new AppError('unavailable', 'The window’s files are not built yet')
    }
    return serveStatic({ root, path: 'index.html' })(c, next)
  })
  return app
}

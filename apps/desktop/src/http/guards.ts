import type { HttpBindings } from '@hono/node-server'
import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import type { Context, MiddlewareHandler } from 'hono'

/** In memory there is no connection behind a request. */
export type Bound = { Bindings: Partial<HttpBindings> }

const safeMethods = new Set(['GET', 'HEAD'])

/**
 * Refuses what another page or a rebound name could send through the person's browser:
 * - Host must be exactly ours: the only check that stops DNS rebinding and 0.0.0.0;
 * - Sec-Fetch-Site must be same-origin, or none for a navigation that the person started.
 *   `same-site` is not enough: a page on another local port is same-site and carries our cookie;
 * - Origin must be ours where there is one, and must be there for whatever changes something.
 */
export function guardOrigin(host: string): MiddlewareHandler<Bound> {
  const origin = `http://${host}`
  return async (c, next) => {
    if (hostOf(c) !== host) {
      throw new AppError('misdirected', because('host_not_served'))
    }
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin' && !(site === 'none' && isNavigation(c))) {
      throw new AppError('forbidden', because('foreign_window'))
    }
    const sent = c.req.header('origin')
    const unsafe = !safeMethods.has(c.req.method) || c.req.header('upgrade') !== undefined
    if (sent === undefined ? unsafe : sent !== origin) {
      throw new AppError('forbidden', because('foreign_window'))
    }
    await next()
  }
}

/** The Host header as it was sent, once; Node and Hono would otherwise pick one of several. */
function hostOf(c: Context<Bound>): string | undefined {
  const raw = c.env?.incoming?.rawHeaders
  if (raw) {
    const count = raw.filter(
      (name, index) => index % 2 === 0 && name.toLowerCase() === 'host',
    ).length
    if (count !== 1) return undefined
    if (!c.env.incoming?.url?.startsWith('/')) return undefined
  }
  return c.req.header('host')
}

function isNavigation(c: Context<Bound>): boolean {
  const mode = c.req.header('sec-fetch-mode')
  return c.req.method === 'GET' && (mode === undefined || mode === 'navigate')
}

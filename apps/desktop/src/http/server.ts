import { minuteMs } from '@pal/core/durations'
import { AppError, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

import { api, type ApiOptions } from './api.ts'
import { errorResponse } from './errors.ts'
import { guardOrigin, type Bound } from './guards.ts'
import type { Handlers } from './handlers.ts'
import { securityHeaders } from './headers.ts'
import { peerUser } from './peer.ts'
import type { Sessions } from './sessions.ts'
import { indexPage, type PageAttributes, rendererFiles } from './static.ts'

export interface ServerParts extends Pick<ApiOptions, 'checkAnswers'> {
  /** Exactly what the Host header must say: `127.0.0.1:PORT`. */
  readonly host: string
  readonly sessions: Sessions
  readonly handlers: Handlers
  readonly rendererDir: string
  readonly pageAttributes: () => Promise<PageAttributes>
  /** Gets the languages that a browser reads, once it is signed in. */
  readonly takeLanguage: (acceptLanguage: string) => Promise<unknown>
  /** Null unless a request for a new start link comes from who reads this user's own files. */
  readonly answerLink: (authorization: string) => ((token: string) => object) | null
  readonly reportError: (error: unknown, request: { method: string; path: string }) => void
}

/** Cookies do not know ports: with the port in its name two running stores keep apart. */
export function sessionCookie(host: string): string {
  return `pal_session_${host.slice(host.lastIndexOf(':') + 1)}`
}

/** The whole local server as one function of requests. */
export function createServer(parts: ServerParts): Hono<Bound> {
  const { host, sessions } = parts
  const cookie = sessionCookie(host)
  const app = new Hono<Bound>()
  app.onError((error, c) => {
    if (!(error instanceof AppError) || error.kind === 'internal') {
      parts.reportError(error, { method: c.req.method, path: c.req.path })
    }
    return errorResponse(error)
  })
  app.notFound(() => errorResponse(notFound('address_not_found')))
  app.use(securityHeaders)
  app.use(guardOrigin(host))

  app.get('/start', async (c) => {
    // It looks whether the address is there, and shows nobody a window.
    if (c.req.method === 'HEAD') return c.body(null)
    const user = await askingUser(c)
    const secret = sessions.redeem(c.req.query('token') ?? '', user)
    if (secret === null) {
      if (sessions.isOpen(getCookie(c, cookie), user)) return c.redirect('/', 303)
      const isShown = c.req.header('accept')?.includes('text/html') ?? false
      if (!isShown) throw new AppError('unauthorized', because('start_link_used'))
      return c.html(await indexPage(parts.rendererDir, parts.pageAttributes), 401)
    }
    await parts.takeLanguage(c.req.header('accept-language') ?? '')
    setCookie(c, cookie, secret, { httpOnly: true, sameSite: 'Strict', path: '/' })
    return c.redirect('/', 303)
  })
  app.post('/start/link', (c) => {
    const answer = parts.answerLink(c.req.header('authorization') ?? '')
    if (!answer) throw new AppError('unauthorized', because('start_link_not_yours'))
    return c.json(answer(sessions.issueStartToken()))
  })

  app.use('/api/*', requireSession(sessions, cookie))
  const sessionOf = (c: Context<Bound>) => {
    const secret = getCookie(c, cookie)
    return {
      facts: async () => sessions.facts(secret, await askingUser(c)),
      end: async (which: 'this' | 'others') => sessions.end(secret, which, await askingUser(c)),
    }
  }
  app.route('/', api(parts.handlers, { ...parts, sessionOf }))
  app.route('/', rendererFiles(parts.rendererDir, parts.pageAttributes))
  return app
}

const shownForMs = 5 * minuteMs

function requireSession(sessions: Sessions, cookie: string): MiddlewareHandler<Bound> {
  // What each connection has shown already: to open the same cookies again costs as much as a guard
  // may. It counts until a session is ended, and not for long.
  let shown = new WeakMap<object, string>()
  let counts = { ended: sessions.ended, until: 0 }
  return async (c, next) => {
    const connection = c.env?.incoming?.socket
    const cookies = c.req.header('cookie')
    const now = performance.now()
    if (counts.ended !== sessions.ended || now >= counts.until) {
      shown = new WeakMap()
      counts = { ended: sessions.ended, until: now + shownForMs }
    }
    if (connection && cookies !== undefined && shown.get(connection) === cookies) return next()
    if (!sessions.isOpen(getCookie(c, cookie), await askingUser(c))) {
      throw new AppError('unauthorized', because('no_session'))
    }
    if (connection && cookies !== undefined) shown.set(connection, cookies)
    await next()
  }
}

function askingUser(c: Context<Bound>): Promise<number | null> {
  return peerUser(c.env?.incoming?.socket)
}

import type { Answer } from '@pal/core/contract/endpoints'
import { AppError } from '@pal/core/errors'
import type { Store } from '@pal/db/database'
import { connectPage, connectedPages } from '@pal/db/pages'
import { readSettings, writeSettings } from '@pal/db/settings'
import * as z from 'zod/mini'

import { GraphError, toAppError } from '../messenger/graph-error.ts'
import type { GraphClient } from '../messenger/graph.ts'
import { identifyPage, loginWithUserToken, type AppKeys } from '../messenger/identity.ts'
import type { Log } from './log.ts'
import type { Secrets } from './secrets.ts'

export interface FacebookParts {
  readonly store: Store
  readonly secrets: Secrets
  readonly graph: GraphClient
  readonly log: Log
  readonly now: () => number
}

/** Both, or null where one is missing: alone neither is of use. */
export async function appKeys(secrets: Secrets): Promise<AppKeys | null> {
  const [id, secret] = await Promise.all([
    secrets.get('facebook.app_id'),
    secrets.get('facebook.app_secret'),
  ])
  return id !== null && secret !== null ? { id, secret } : null
}

interface Known {
  readonly id: string
  readonly name: string
  readonly category: string
}

async function connect({ store, secrets, log, now }: FacebookParts, page: Known, token: string) {
  // The token first: a page that stands as connected without one could not be answered.
  await secrets.set(`facebook.page_token.${page.id}`, token)
  await connectPage(store.db, { ...page, now: now() })
  log.write('info', 'facebook', `The page ${page.name} is connected`, { pageId: page.id })
}

/** Asks Facebook whose token this is; a valid one connects its page. */
export async function validateToken(
  parts: FacebookParts,
  token: string,
): Promise<Answer<'facebook.validateToken'>> {
  const identity = await identifyPage(parts.graph, token, await appKeys(parts.secrets))
  if (!identity.ok) {
    parts.log.write('warn', 'facebook', `A page token was not accepted: ${identity.reason}`)
    if (identity.unreachable) throw new AppError('unreachable_upstream', identity.reason)
    return { valid: false, error: identity.reason }
  }
  await connect(parts, identity, token)
  return { valid: true, pageName: identity.name, pageId: identity.id }
}

/** Connects every page on which the person may answer messages. */
export async function loginWithFacebook(
  parts: FacebookParts,
  accessToken: string,
): Promise<Answer<'facebook.oauthLogin'>> {
  const { store, secrets, graph, log, now } = parts
  const login = await loginWithUserToken(graph, accessToken, await appKeys(secrets)).catch(
    (error: unknown) => {
      if (!(error instanceof GraphError)) throw error
      log.write('warn', 'facebook', `The Facebook login failed: ${error.message}`, error.facts)
      throw toAppError(error)
    },
  )
  const usable = login.pages.filter(
    ({ tasks }) => tasks.length === 0 || tasks.some((task) => /MESSAGING|MODERATE/.test(task)),
  )
  for (const page of usable) await connect(parts, page, page.token)
  const authenticatedAt = new Date(now()).toISOString()
  const { userId, userName } = login
  await store.transaction((tx) =>
    writeSettings(tx, { [sessionTab]: { userId, userName, authenticatedAt } }, now()),
  )
  return {
    success: true,
    userId,
    userName,
    authenticatedAt,
    user: { name: userName },
    pages: usable.map(({ id, name, category }) => ({ id, name, category })),
  }
}

const session = z.object({ userId: z.string(), userName: z.string(), authenticatedAt: z.string() })
const sessionTab = 'facebookSession'

/** Who logged in last, and the pages that are connected now; null when nobody has. */
export async function facebookSession(store: Store): Promise<Answer<'facebook.session'>> {
  const stored = session.safeParse((await readSettings(store.db))[sessionTab])
  if (!stored.success) return null
  return { ...stored.data, pages: await pageList(store) }
}

export async function pageList(store: Store): Promise<Answer<'facebook.connectedPages'>> {
  const pages = await connectedPages(store.db)
  return pages.map(({ id, name, category }) => ({ id, name, category }))
}

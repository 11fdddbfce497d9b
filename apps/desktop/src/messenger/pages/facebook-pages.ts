import type { Answer } from '@pal/core/contract/endpoints'
import { appId } from '@pal/core/contract/facebook'
import { AppError } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because, answerOf, type Reason } from '@pal/core/texts/reason'
import { activeCampaignOf, setCampaignStatus } from '@pal/db/campaigns/campaigns'
import type { Store } from '@pal/db/maintenance/store'
import { connectPage, connectedPage, connectedPages, disconnectPage } from '@pal/db/pages/pages'
import { readAppState, writeAppState } from '@pal/db/settings/app-state'
import * as z from 'zod/mini'

import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/vault/secrets.ts'
import { GraphError, toAppError } from '../graph/graph-error.ts'
import { toWaiting } from '../graph/graph-errors.ts'
import type { GraphClient } from '../graph/graph.ts'
import { identifyPage, isPage, loginWithUserToken, notAllowed } from '../graph/identity.ts'
import { unsubscribe } from '../graph/subscription.ts'
import type { AppKeys } from '../graph/token-facts.ts'

export interface FacebookParts {
  readonly store: Store
  readonly secrets: Secrets
  readonly graph: GraphClient
  readonly log: Pick<Log, 'write'>
  readonly clock: Clock
}

/** Null where none is stored, or one from before it was looked at whether it can be one. */
export async function storedAppId(secrets: Pick<Secrets, 'get'>): Promise<string | null> {
  const read = appId.safeParse(await secrets.get('facebook.app_id'))
  return read.success ? read.data : null
}

/** Both, or null where one is missing: alone neither is of use. */
export async function appKeys(secrets: Secrets): Promise<AppKeys | null> {
  const [id, secret] = await Promise.all([storedAppId(secrets), secrets.get('facebook.app_secret')])
  return id !== null && secret !== null ? { id, secret } : null
}

interface Known {
  readonly id: string
  readonly name: string
  readonly category: string
}

interface Ends {
  readonly expiresAt: number | null
  readonly dataAccessExpiresAt: number | null
}

async function connect(
  parts: FacebookParts,
  { id, name, category }: Known,
  token: string,
  { expiresAt, dataAccessExpiresAt }: Ends,
) {
  const { store, secrets, graph, log, clock } = parts
  // The token first: a page that is shown as connected without one could not be answered.
  await secrets.set(`facebook.page_token.${id}`, token)
  await connectPage(store.db, {
    id,
    name,
    category,
    tokenExpiresAt: expiresAt,
    dataAccessExpiresAt,
    connectedAt: Math.min(clock.now(), graph.clock.at(clock.now())),
    now: clock.now(),
  })
  log.write('info', 'facebook', entry('page_connected', { page: name }), { pageId: id })
}

type Connected =
  | { readonly valid: true; readonly pageId: string; readonly pageName: string }
  | { readonly valid: false; readonly reason: Reason }

export async function validateToken(
  parts: FacebookParts,
  token: string,
): Promise<Answer<'facebook.validateToken'>> {
  const answer = await connectByToken(parts, token)
  if (answer.valid) return answer
  const reason = answerOf(answer.reason)
  return { valid: false, error: reason.message, reason }
}

/** Asks Facebook whose token this is; a valid one connects its page. */
export async function connectByToken(parts: FacebookParts, token: string): Promise<Connected> {
  const identity = await identifyPage(parts.graph, token, await appKeys(parts.secrets))
  if (!identity.ok) {
    const { reason, undecided } = identity
    const said = entry(undecided ? 'token_not_judged' : 'token_not_accepted', { reason })
    parts.log.write('warn', 'facebook', said, undecided?.facts)
    if (undecided?.kind === 'rate') {
      const why = because('token_not_checked', { problem: reason })
      throw new AppError('unreachable_upstream', why, { cause: undecided })
    }
    if (undecided) throw toAppError(undecided, reason)
    return { valid: false, reason }
  }
  await connect(parts, identity, token, identity)
  return { valid: true, pageName: identity.name, pageId: identity.id }
}

/** Connects every page on which the person may answer messages. */
export async function loginWithFacebook(
  parts: FacebookParts,
  accessToken: string,
  lifeMs: number | null = null,
): Promise<Answer<'facebook.oauthLogin'>> {
  const { store, secrets, graph, log, clock } = parts
  const login = await loginWithUserToken(graph, accessToken, await appKeys(secrets)).catch(
    async (error: unknown) => {
      if (!(error instanceof GraphError)) throw error
      // The table of errors speaks of a page's token; this one is a person's, or should be.
      const ofPage = !error.undecided && (await isPage(graph, accessToken))
      const refused = ofPage ? 'token_of_page' : error.kind === 'token' && 'login_token_refused'
      const reason = refused ? because(refused) : toWaiting(error.reason)
      const failed = refused
        ? new AppError('refused_upstream', reason, { cause: error })
        : toAppError(error, reason)
      log.write('warn', 'facebook', entry('login_failed', { reason: failed.reason }), error.facts)
      throw failed
    },
  )
  if (login.missing.length > 0) {
    log.write('warn', 'facebook', entry('login_lacks_permissions'), {
      missing: login.missing.join(', '),
    })
    throw new AppError('refused_upstream', notAllowed(login.missing))
  }
  const usable = login.pages.filter(
    ({ tasks }) => tasks.length === 0 || tasks.some((task) => /MESSAGING|MODERATE/.test(task)),
  )
  // A page's token has no end of its own only where it was asked for with a long-lived one.
  const expiresAt = login.longLived || lifeMs === null ? null : clock.now() + lifeMs
  for (const page of usable) {
    await connect(parts, page, page.token, { expiresAt, dataAccessExpiresAt: null })
  }
  const authenticatedAt = new Date(clock.now()).toISOString()
  const { userId, userName } = login
  const session = { userId, userName, authenticatedAt }
  await store.transaction((tx) => writeAppState(tx, 'facebook_session', session, clock.now()))
  return {
    success: true,
    userId,
    userName,
    authenticatedAt,
    user: { name: userName },
    pages: usable.map(({ id, name, category }) => ({ id, name, category })),
  }
}

/**
 * Leaves a page alone: nothing is fetched or sent any more, and its token is forgotten. What is
 * stored of it stays. Facebook is informed where it can be; a dead token does not keep a page.
 */
export async function disconnectOne(
  { store, secrets, graph, log, clock }: FacebookParts,
  pageId: string,
  { stopCampaign = false }: { readonly stopCampaign?: boolean } = {},
): Promise<void> {
  const page = await connectedPage(store.db, pageId)
  const name = `facebook.page_token.${pageId}` as const
  const token = await secrets.get(name)
  const stopped = await store.transaction(async (tx) => {
    await disconnectPage(tx, pageId, clock.now())
    const campaign = stopCampaign ? await activeCampaignOf(tx, pageId) : undefined
    return campaign && setCampaignStatus(tx, campaign.id, 'paused', clock.now())
  })
  await secrets.remove(name)
  const said = stopped
    ? entry('page_disconnected_and_campaign', { page: page.name, campaign: stopped.name })
    : entry('page_was_disconnected', { page: page.name })
  log.write('info', 'facebook', said, { pageId })
  if (token === null) return
  await unsubscribe(graph, { pageId, token }).catch((error: unknown) => {
    if (!(error instanceof GraphError)) throw error
    log.write('warn', 'facebook', entry('page_disconnect_not_told', { page: page.name }), {
      pageId,
      ...error.facts,
    })
  })
}

const sessionShape = z.object({
  userId: z.string(),
  userName: z.string(),
  authenticatedAt: z.string(),
})

/** Who logged in last, and the pages that are connected now; null when nobody has. */
export async function facebookSession(store: Store): Promise<Answer<'facebook.session'>> {
  const stored = sessionShape.safeParse(await readAppState(store.db, 'facebook_session'))
  if (!stored.success) return null
  return { ...stored.data, pages: await pageList(store) }
}

export async function pageList(store: Store): Promise<Answer<'facebook.connectedPages'>> {
  const pages = await connectedPages(store.db)
  return pages.map(({ id, name, category }) => ({ id, name, category }))
}

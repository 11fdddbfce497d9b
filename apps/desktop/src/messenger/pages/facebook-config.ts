import { exponentialBackoff } from '@pal/core/backoff'
import type { Body } from '@pal/core/contract/endpoints'
import type { ConfigStatus } from '@pal/core/contract/facebook'
import { minuteMs } from '@pal/core/durations'
import { AppError, badField } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because, type Reason } from '@pal/core/texts/reason'
import { connectedPages, disconnectPage, type Page, setTokenState } from '@pal/db/pages/pages'
import * as z from 'zod/mini'

import type { SecretName, Secrets } from '../../platform/vault/secrets.ts'
import { connectedByOtherApp, GraphError } from '../graph/graph-error.ts'
import { areOfOneApp } from '../graph/token-facts.ts'
import { appKeys, connectByToken, storedAppId, type FacebookParts } from './facebook-pages.ts'

const pageToken = 'facebook.page_token.'

/** Which credentials can be used now: one that is stored but cannot be opened counts as missing. */
export async function configStatus(secrets: Secrets): Promise<ConfigStatus> {
  const [hasPageToken, hasVerifyToken, hasAppSecret, appId] = await Promise.all([
    hasAnyPageToken(secrets),
    secrets.has('facebook.verify_token'),
    secrets.has('facebook.app_secret'),
    storedAppId(secrets),
  ])
  return {
    hasPageToken,
    hasVerifyToken,
    hasAppSecret,
    hasAppId: appId !== null,
    isFullyConfigured: hasPageToken && hasVerifyToken && hasAppSecret,
  }
}

async function hasAnyPageToken(secrets: Secrets): Promise<boolean> {
  for (const name of await secrets.names()) {
    if (isPageToken(name) && (await secrets.has(name))) return true
  }
  return false
}

const isPageToken = (name: string): name is SecretName => name.startsWith(pageToken)

const simple = [
  ['verifyToken', 'facebook.verify_token'],
  ['appSecret', 'facebook.app_secret'],
  ['appId', 'facebook.app_id'],
] as const

/**
 * Stores what is given, forgets what is null, and leaves the rest; nothing of it where a part is
 * refused. Answers the page that a page token has connected; null where none was given or Facebook
 * could not be asked yet.
 */
export async function saveFacebookConfig(
  parts: FacebookParts,
  given: Body<'facebook.saveConfig'>,
): Promise<string | null> {
  const { secrets } = parts
  // Where the keys were right before, a token that is to wait would connect its page after all.
  const names = [
    ...simple.flatMap(([field, name]) => (given[field] === undefined ? [] : [name])),
    ...(hasKeys(given) ? [pastedToken] : []),
  ]
  const before = await Promise.all(
    names.map(async (name) => [name, await secrets.get(name)] as const),
  )
  try {
    return await save(parts, given)
  } catch (error) {
    for (const [name, text] of before) await keep(secrets, name, text)
    throw error
  }
}

async function keep(secrets: Secrets, name: SecretName, text: string | null): Promise<void> {
  if (text === null) await secrets.remove(name)
  else await secrets.set(name, text)
}

async function save(
  parts: FacebookParts,
  given: Body<'facebook.saveConfig'>,
): Promise<string | null> {
  // The app's id and secret first: with them Facebook tells more about a page token.
  for (const [field, name] of simple) {
    const text = given[field]
    if (text !== undefined) await keep(parts.secrets, name, text)
  }
  const sure = await refuseKeysOfTwoApps(parts, given)
  if (given.pageAccessToken === null) await forgetPages(parts)
  const foreign = given.appSecret ? await pagesOfOtherApp(parts, sure) : []
  const pageId = await connectGiven(parts, given)
  for (const { id } of foreign) {
    if (id !== pageId)
      await setTokenState(parts.store.db, id, { ...connectedByOtherApp, now: parts.clock.now() })
  }
  return pageId
}

function connectGiven(parts: FacebookParts, given: Body<'facebook.saveConfig'>) {
  if (given.pageAccessToken) return connectPasted(parts, given.pageAccessToken)
  return hasKeys(given) ? connectPastedToken(parts) : null
}

const hasKeys = ({ appId, appSecret }: Body<'facebook.saveConfig'>) =>
  appId !== undefined || appSecret !== undefined

/** Whether Facebook says that id and secret belong together: they may be those of another app than before. */
async function refuseKeysOfTwoApps(
  { secrets, graph }: FacebookParts,
  { appId, appSecret }: Body<'facebook.saveConfig'>,
): Promise<boolean> {
  const app = appId || appSecret ? await appKeys(secrets) : null
  const together = app && (await areOfOneApp(graph, app))
  if (together === false)
    throw badField(appSecret ? 'appSecret' : 'appId', because('app_keys_apart'))
  return together === true
}

/**
 * The pages that this secret is no use for. Where none proves it to be right it is refused, unless
 * Facebook is `sure` of it: no call of a connected page would work any more.
 */
async function pagesOfOtherApp(
  { store, secrets, graph }: FacebookParts,
  sure: boolean,
): Promise<Page[]> {
  let right = sure
  let refused: Reason | null = null
  const foreign: Page[] = []
  for (const page of await connectedPages(store.db)) {
    const token = await secrets.get(`${pageToken}${page.id}`)
    if (token === null) continue
    try {
      await graph.get({ path: '/me', token, params: { fields: 'id' }, answer: anyNode })
      right = true
    } catch (error) {
      if (!(error instanceof GraphError)) throw error
      if (error.kind !== 'app_secret') continue
      refused = error.reason
      foreign.push(page)
    }
  }
  if (refused && !right) throw badField('appSecret', refused)
  return foreign
}

const anyNode = z.looseObject({ id: z.string() })

/** Stored, and not yet known whose page it is. */
export const pastedToken = `${pageToken}pasted` as const

/** A token that Facebook refuses is not kept; one that could not be judged yet waits, sealed. */
async function connectPasted(parts: FacebookParts, token: string): Promise<string | null> {
  const { secrets, log } = parts
  await secrets.set(pastedToken, token)
  try {
    const answer = await connectByToken(parts, token)
    await secrets.remove(pastedToken)
    if (answer.valid) return answer.pageId
    throw badField('pageAccessToken', answer.reason)
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'unreachable_upstream') throw error
    log.write('warn', 'facebook', entry('token_stored_unchecked'))
    return null
  }
}

/** What was tried of a token that waits: it is asked about less and less often, and reported once. */
export interface Waiting {
  token: string | null
  tries: number
  nextAt: number
  said: string
}
export const notWaiting = (): Waiting => ({ token: null, tries: 0, nextAt: 0, said: '' })

const longestWaitMs = 10 * minuteMs
/** A round of the housekeeping is a little early or late. */
const slackMs = minuteMs / 4

/** Asks again about a token that could not be judged when it was entered. */
export async function connectPastedToken(
  parts: FacebookParts,
  waiting = notWaiting(),
): Promise<string | null> {
  const { secrets, log, clock } = parts
  const token = await secrets.get(pastedToken)
  if (token !== waiting.token) Object.assign(waiting, { ...notWaiting(), token })
  if (token === null) return null
  const left = waiting.nextAt - clock.now()
  // More than ever was waited: the clock was set back.
  if (left > slackMs && left <= longestWaitMs) return null
  waiting.nextAt = clock.now() + exponentialBackoff(waiting.tries, minuteMs, longestWaitMs)
  waiting.tries += 1
  const lines: Parameters<FacebookParts['log']['write']>[] = []
  const quietly = {
    ...parts,
    log: { write: (...line: (typeof lines)[number]) => lines.push(line) },
  }
  try {
    return await connectPasted(quietly, token)
  } catch (error) {
    // Refused, and forgotten; or the app's id and secret are wrong, and it waits until they are fixed.
    if (error instanceof AppError && error.field === 'pageAccessToken') return null
    if (error instanceof AppError && error.kind === 'refused_upstream') return null
    throw error
  } finally {
    const said = JSON.stringify(lines.map(([, , text]) => text))
    if (said !== waiting.said) for (const line of lines) log.write(...line)
    waiting.said = said
  }
}

async function forgetPages({ store, secrets, clock }: FacebookParts): Promise<void> {
  for (const page of await connectedPages(store.db))
    await disconnectPage(store.db, page.id, clock.now())
  for (const name of await secrets.names()) if (isPageToken(name)) await secrets.remove(name)
}

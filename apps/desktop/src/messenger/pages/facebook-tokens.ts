import type { PageToken } from '@pal/core/contract/facebook'
import { isoTimeOrNull } from '@pal/core/domain/iso-time'
import { dayMs, hourMs, weekMs } from '@pal/core/durations'
import type { AppError } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { answerOf, because, severalReasons, type Reason } from '@pal/core/texts/reason'
import {
  connectedPages,
  markTokenChecked,
  renamePage,
  setTokenEnds,
  setTokenState,
  type Page,
} from '@pal/db/pages/pages'
import type { TokenState } from '@pal/db/schema/literals'
import { readStoredReason, storeReason } from '@pal/db/schema/stored-reason'
import * as z from 'zod/mini'

import { shopTime } from '../../platform/shop-time.ts'
import { connectedByOtherApp, GraphError, toAppError, tokenTrouble } from '../graph/graph-error.ts'
import { judge } from '../graph/graph-errors.ts'
import type { GraphClient } from '../graph/graph.ts'
import { missingOf, notAllowed, tokenOfPerson } from '../graph/identity.ts'
import { tokenFacts } from '../graph/token-facts.ts'
import { appKeys, type FacebookParts } from './facebook-pages.ts'
import { refusedWebhooks } from './facebook-webhook.ts'

const warnBeforeMs = weekMs

export interface TokenParts extends FacebookParts {
  /** A page whose token was found alive is read on at once. */
  readonly revived: (pageId: string) => void
}

interface Found {
  readonly state: TokenState
  readonly reason: Reason | null
  /** Undefined where the token does not work. */
  readonly name?: string
  /** Undefined where Facebook tells only the app, and the app is not known here. */
  readonly ends?: { readonly token: number | null; readonly dataAccess: number | null }
}

/**
 * Asks Facebook about the tokens of these pages, and keeps what it says. Answers why some could not
 * be checked; null where all were.
 */
export async function checkTokens(
  parts: TokenParts,
  pages: readonly Page[],
  signal?: AbortSignal,
): Promise<AppError | null> {
  const unchecked: { readonly name: string; readonly error: GraphError }[] = []
  for (const page of pages) {
    const token = await parts.secrets.get(`facebook.page_token.${page.id}`)
    if (token === null) continue
    const found = await ask(parts, page, token, signal)
    if (found instanceof GraphError) unchecked.push({ name: page.name, error: found })
    else if (found !== null) await keep(parts, page, found)
  }
  const [first] = unchecked
  if (!first) return null
  const same = Map.groupBy(unchecked, ({ error }) => error.message)
  const lines = [...same.values()].map((failed) =>
    because('tokens_not_checked', {
      pages: failed.map(({ name }) => name).join(', '),
      problem: (failed[0] ?? first).error.reason,
    }),
  )
  return toAppError(first.error, severalReasons(lines) ?? first.error.reason)
}

/** What was looked at in this process: the page's mark of its last check, and when that was tried. */
export type Looked = Map<string, { readonly checkedAt: number | null; readonly triedAt: number }>

/** Every token once a day; one that was refused at once, and then every hour until it is fixed. */
export function tokensToCheck(pages: readonly Page[], now: number, looked: Looked): Page[] {
  return pages.filter(({ id, token_state: state, token_checked_at: checkedAt }) => {
    const last = looked.get(id)
    if (last && last.checkedAt === checkedAt && now - last.triedAt < hourMs) return false
    return state !== 'ok' || now - (checkedAt ?? 0) >= dayMs
  })
}

/** An error: it could not be checked. Null: nobody waits for it any more. */
async function ask(
  { graph, secrets, log }: TokenParts,
  page: Page,
  token: string,
  signal?: AbortSignal,
): Promise<Found | GraphError | null> {
  const app = await appKeys(secrets)
  try {
    const seen = app && (await tokenFacts(graph, app, token, signal))
    const works = async () => ({
      state: 'ok' as const,
      reason: null,
      name: await nameOf(graph, page, token, signal),
    })
    if (seen === null) return await works()
    if (seen.foreign) return connectedByOtherApp
    const ends = { token: seen.expiresAt, dataAccess: seen.dataAccessExpiresAt }
    if (!seen.valid) {
      const { reason } = judge({ code: 190, subcode: seen.subcode, text: '', transient: false })
      return { state: seen.subcode === 463 ? 'expired' : 'invalid', reason, ends }
    }
    if (seen.type === 'USER') return { state: 'invalid', reason: tokenOfPerson, ends }
    const missing = missingOf(seen.scopes)
    if (missing.length === 0) return { ...(await works()), ends }
    return { state: 'missing_permissions', reason: notAllowed(missing), ends }
  } catch (error) {
    if (!(error instanceof GraphError)) throw error
    if (signal?.aborted) return null
    const ofApp = app !== null || error.kind === 'app_secret'
    const ofPage = !ofApp && error.reaction === 'reconnect'
    if (ofPage) return tokenTrouble(error, page)
    const said = entry('page_token_not_judged', { page: page.name, reason: error.reason })
    log.write('warn', 'facebook', said, { pageId: page.id, ...error.facts })
    return error
  }
}

/** What Facebook calls the page now: its owner may have renamed it. */
async function nameOf(graph: GraphClient, page: Page, token: string, signal?: AbortSignal) {
  const { name } = await graph.get({
    path: '/me',
    token,
    pageId: page.id,
    params: { fields: 'id,name' },
    answer: z.looseObject({ name: z.string() }),
    ...(signal && { signal }),
  })
  return name
}

async function keep({ store, log, clock, revived }: TokenParts, page: Page, found: Found) {
  const { id, name } = page
  const { state, reason, ends, name: called = name } = found
  if (ends) await setTokenEnds(store.db, id, ends)
  if (called !== name) {
    await store.transaction((tx) => renamePage(tx, { id, name: called, now: clock.now() }))
    log.write('info', 'facebook', entry('page_renamed', { page: name, name: called }), {
      pageId: id,
    })
  }
  const same = page.state_reason === (reason && storeReason(reason))
  if (state === page.token_state && (state === 'ok' || same)) {
    await markTokenChecked(store.db, id, clock.now())
  } else {
    await setTokenState(store.db, id, { state, reason, now: clock.now() })
    const level = state === 'ok' ? 'info' : 'error'
    const said =
      reason === null
        ? entry('page_token_works_again', { page: name })
        : because('on_page', { page: name, reason })
    log.write(level, 'facebook', said, { pageId: id, state })
    if (state === 'ok') revived(id)
  }
  const soon =
    ends && endingSoon({ ...page, ...columnsOf(ends) }, clock.now(), await shopTime(store.db))
  if (state === 'ok' && soon) {
    const said = because('on_page', { page: name, reason: soon })
    log.write('warn', 'facebook', said, { pageId: id })
  }
}

const columnsOf = (ends: NonNullable<Found['ends']>) => ({
  token_expires_at: ends.token,
  data_access_expires_at: ends.dataAccess,
})

type TokenEnds = Pick<Page, 'token_expires_at' | 'data_access_expires_at'>

/** What ends within a week, and on which day of the shop's; null where nothing does. */
export function endingSoon(
  page: TokenEnds,
  now: number,
  timeOf: (at: number) => string,
): Reason | null {
  const dayOf = (at: number) => timeOf(at).slice(0, 'YYYY-MM-DD'.length)
  const { token_expires_at: token, data_access_expires_at: access } = page
  if (token !== null && token - now < warnBeforeMs) {
    const code = token <= now ? 'page_token_ended' : 'page_token_ends'
    return because(code, { day: dayOf(token) })
  }
  if (access !== null && access - now < warnBeforeMs) {
    const code = access <= now ? 'page_data_access_ended' : 'page_data_access_ends'
    return because(code, { day: dayOf(access) })
  }
  return null
}

export async function pageTokens({ store, secrets, clock }: FacebookParts): Promise<PageToken[]> {
  const [pages, timeOf, refused] = await Promise.all([
    connectedPages(store.db),
    shopTime(store.db),
    refusedWebhooks(store.db),
  ])
  return Promise.all(
    pages.map(async (page) => {
      const stored = await secrets.has(`facebook.page_token.${page.id}`)
      const { state, reason } = stateOf(page, stored, endingSoon(page, clock.now(), timeOf))
      const webhook = refused.get(page.id)
      return {
        state,
        reason: reason && answerOf(reason),
        ...timesOf(page),
        pageId: page.id,
        webhook: webhook ? answerOf(webhook) : null,
      }
    }),
  )
}

interface TokenHealth {
  readonly state: PageToken['state']
  readonly reason: Reason | null
}

function stateOf(page: Page, stored: boolean, soon: Reason | null): TokenHealth {
  if (!stored) return { state: 'not_stored', reason: because('page_token_not_openable') }
  const { token_state: state } = page
  const reason = readStoredReason(page.state_reason)
  if (state === 'unknown' && reason !== null) return { state: 'not_checked', reason }
  if (state === 'ok' || state === 'unknown') {
    return soon === null ? { state: 'ok', reason: null } : { state: 'ending', reason: soon }
  }
  return { state, reason }
}

function timesOf(page: Page) {
  return {
    checkedAt: isoTimeOrNull(page.token_checked_at),
    endsAt: isoTimeOrNull(page.token_expires_at),
    dataAccessEndsAt: isoTimeOrNull(page.data_access_expires_at),
  }
}

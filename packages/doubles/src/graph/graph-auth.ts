import { createHmac, timingSafeEqual } from 'node:crypto'

import { GraphError, missingPermission, needsPageToken, noSuchObject } from './graph-errors.ts'
import type { GraphPage, TokenRecord } from './graph-model.ts'
import type { GraphRequest } from './graph-request.ts'
import type { GraphState } from './graph-state.ts'

/** The token of a request, alive and with its proof in order. */
export function authenticate(state: GraphState, request: GraphRequest): TokenRecord {
  const value = request.token
  if (value === undefined)
    throw request.segments[0] === 'me'
      ? new GraphError({
          code: 2500,
          message:
            'An active access token must be used to query information about the current user.',
        })
      : new GraphError({
          code: 104,
          message: 'An access token is required to request this resource.',
        })
  const token = liveToken(state, value)
  checkProof(state, token, request.param('appsecret_proof'))
  return token
}

export function liveToken(state: GraphState, value: string): TokenRecord {
  const problem = tokenProblem(state, value)
  if (problem !== null) throw problem
  return findToken(state, value) ?? unreachable()
}

export function findToken(state: GraphState, value: string): TokenRecord | undefined {
  if (value !== `${state.app.id}|${state.app.secret}`) return state.tokens.get(value)
  return {
    value,
    kind: 'APP',
    userId: null,
    pageId: null,
    scopes: new Set(),
    tasks: [],
    issuedAt: 0,
    expiresAt: 0,
    deadSubcode: null,
    formerSecret: null,
  }
}

export function tokenProblem(state: GraphState, value: string): GraphError | null {
  const token = findToken(state, value)
  if (token === undefined)
    return new GraphError({
      code: 190,
      status: 401,
      message: value.includes('|')
        ? 'Invalid OAuth access token signature.'
        : 'Invalid OAuth access token - Cannot parse access token',
    })
  const now = state.clock.now()
  const over = token.expiresAt !== 0 && token.expiresAt <= now
  const subcode = token.deadSubcode ?? (over ? 463 : null)
  if (subcode === null) return null
  return new GraphError({
    code: 190,
    subcode,
    message: `Error validating access token: ${DEATHS[subcode] ?? 'The session is invalid.'} The current time is ${new Date(now).toUTCString()}.`,
  })
}

const DEATHS: Readonly<Record<number, string>> = {
  458: 'The user has not authorized the application.',
  459: 'You cannot access the app till you log in to www.facebook.com and follow the instructions given.',
  460: 'The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.',
  463: 'Session has expired.',
  467: 'The session is invalid because the user logged out.',
}

export function proofOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('hex')
}

function checkProof(state: GraphState, token: TokenRecord, given: string | undefined): void {
  if (token.kind === 'APP') return
  const page = token.pageId === null ? undefined : state.pages.get(token.pageId)
  if (given === undefined) {
    if (!state.app.requireProof && page?.requireProof !== true) return
    throw new GraphError({
      code: 100,
      type: 'GraphMethodException',
      message: 'API calls from the server require an appsecret_proof argument',
    })
  }
  const expected = Buffer.from(proofOf(token.value, token.formerSecret ?? state.app.secret))
  const got = Buffer.from(given)
  if (got.length === expected.length && timingSafeEqual(got, expected)) return
  throw new GraphError({
    code: 100,
    type: 'GraphMethodException',
    message: 'Invalid appsecret_proof provided in the API argument',
  })
}

/** The page that `segment` names, for its own page token only. */
export function pageForToken(
  state: GraphState,
  token: TokenRecord,
  segment: string,
  method: string,
): GraphPage {
  const wanted = segment === 'me' ? token.pageId : segment
  const page = wanted === null ? undefined : state.pages.get(wanted)
  if (segment === 'me' && page === undefined) throw needsPageToken()
  if (page === undefined) throw noSuchObject(method, segment)
  if (token.kind !== 'PAGE') throw needsPageToken()
  if (token.pageId !== page.id) throw noSuchObject(method, segment)
  return page
}

export function needScopes(token: TokenRecord, ...scopes: readonly string[]): void {
  for (const scope of scopes) if (!token.scopes.has(scope)) throw missingPermission(scope)
}

export function needTask(token: TokenRecord, ...anyOf: readonly string[]): void {
  if (anyOf.some((task) => token.tasks.includes(task))) return
  throw new GraphError({
    code: 200,
    status: 403,
    message: `(#200) The user needs one of these tasks on the Page: ${anyOf.join(', ')}`,
  })
}

/** The page that a call for sending is about, where the token may send in its name. */
export function sendingPage(
  state: GraphState,
  token: TokenRecord,
  segment: string,
  method: string,
): GraphPage {
  const page = pageForToken(state, token, segment, method)
  needScopes(token, 'pages_messaging')
  needTask(token, 'MESSAGING', 'PROFILE_PLUS_MESSAGING')
  return page
}

function unreachable(): never {
  throw new Error('a token without problem must be known')
}

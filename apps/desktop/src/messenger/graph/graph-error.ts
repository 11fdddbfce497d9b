import { AppError } from '@pal/core/errors'
import { because, messageOf, type Reason } from '@pal/core/texts/reason'
import type { TokenState } from '@pal/db/schema/literals'
import { storeReason } from '@pal/db/schema/stored-reason'

import type { GraphErrorKind, Reaction, Verdict } from './graph-errors.ts'

interface Details {
  readonly code?: number | null
  readonly subcode?: number | null
  readonly status?: number | null
  readonly ambiguous?: boolean
  readonly retryAfterMs?: number | null
  /** Facebook's own words or the system's, without a token, for the log. */
  readonly detail?: string | null
}

/** A call to Facebook that failed. Holds no token and no address, so that it may be logged whole. */
export class GraphError extends Error {
  override readonly name = 'GraphError'
  readonly kind: GraphErrorKind
  readonly reaction: Reaction
  readonly reason: Reason
  /** Graph's own numbers; null when Graph itself did not answer. */
  readonly code: number | null
  readonly subcode: number | null
  /** The HTTP status; null when there was no answer. */
  readonly status: number | null
  /** Of a write: it may have been carried out all the same. */
  readonly ambiguous: boolean
  /** When Facebook said until when to wait. */
  readonly retryAfterMs: number | null
  readonly detail: string | null

  constructor({ kind, reaction, reason }: Verdict, details: Details = {}) {
    super(messageOf(reason))
    this.kind = kind
    this.reason = reason
    this.reaction = reaction
    this.code = details.code ?? null
    this.subcode = details.subcode ?? null
    this.status = details.status ?? null
    this.ambiguous = details.ambiguous ?? false
    const { retryAfterMs = null } = details
    // Jobs are stored with the time at which they go on, in whole milliseconds.
    this.retryAfterMs = retryAfterMs === null ? null : Math.ceil(retryAfterMs)
    this.detail = details.detail ?? null
  }

  /** Worth trying again later just as it is. */
  get transient(): boolean {
    return this.reaction === 'retry'
  }

  /** It says nothing of the token that was asked with: Facebook was not there, had enough, or met a wrong secret. */
  get undecided(): boolean {
    return this.transient || this.kind === 'rate' || this.kind === 'app_secret'
  }

  /** What a log entry tells of it. */
  get facts(): Record<string, string | number | boolean> {
    const { kind, reaction, code, subcode, status, ambiguous, detail } = this
    const all = { kind, reaction, code, subcode, status, detail, ambiguous: ambiguous || null }
    const present: Record<string, string | number | boolean> = {}
    for (const [name, value] of Object.entries(all)) if (value !== null) present[name] = value
    return present
  }
}

/** For the person in front of the screen. */
export function toAppError(error: GraphError, reason = error.reason): AppError {
  const away = error.kind === 'unreachable' || error.kind === 'transient'
  return new AppError(away ? 'unreachable_upstream' : 'refused_upstream', reason, { cause: error })
}

/** For `catch`: what Facebook refuses reaches whoever asked, in its words. */
export function throwAsAppError(error: unknown): never {
  throw error instanceof GraphError ? toAppError(error) : error
}

export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

/** What is known of a page's token, and why. */
export interface TokenTrouble {
  readonly state: TokenState
  readonly reason: Reason
}

/** The app in the settings is another one than the page was connected with. */
export const connectedByOtherApp: TokenTrouble = {
  state: 'invalid',
  reason: because('page_of_other_app'),
}

/** What a failure with the reaction 'reconnect' says of the token of a page. */
export function tokenTrouble(
  { kind, subcode, reason }: GraphError,
  page: { readonly state_reason: string | null },
): TokenTrouble {
  if (kind === 'permission') return { state: 'missing_permissions', reason }
  // Facebook looked at the app's proof and not at the token.
  if (kind === 'app_secret') {
    const known = page.state_reason === storeReason(connectedByOtherApp.reason)
    return known ? connectedByOtherApp : { state: 'unknown', reason }
  }
  return { state: subcode === 463 ? 'expired' : 'invalid', reason }
}

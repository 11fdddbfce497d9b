import type { ApiError } from '@pal/core/contract/client'
import { t } from 'i18next'

/** By name, not by class: the class lives with the whole contract, which the frame can do without. */
function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}

export function isNoSession(error: unknown): boolean {
  return isApiError(error) && error.status === 401
}

/** The sentence a person reads: the server's own where it gave one. */
export function reasonOf(error: unknown): string {
  if (isApiError(error)) return error.reason
  // fetch rejects with a bare TypeError when nothing answers.
  if (error instanceof TypeError) return t('error.serverUnreachable')
  return error instanceof Error ? error.message : String(error)
}

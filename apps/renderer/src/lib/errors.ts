import { ApiError } from '@pal/core/contract/api-error'
import { t } from 'i18next'

export function isNoSession(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** The sentence a person reads: the server's own where it gave one. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.reason
  // fetch rejects with a bare TypeError when nothing answers.
  if (error instanceof TypeError) return t('error.serverUnreachable')
  return error instanceof Error ? error.message : String(error)
}

import { ApiError } from '@pal/core/contract/api-error'
import { t } from 'i18next'

export function isNoSession(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Nothing answered: fetch rejects with a bare TypeError then. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError
}

/** The sentence a person reads: the server's own where it gave one. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.reason
  if (isUnreachable(error)) return t('error.serverUnreachable')
  return error instanceof Error ? error.message : String(error)
}

import { ApiError } from '@pal/core/contract/client/api-error'
import { isOfField } from '@pal/core/texts/params'
import { t } from 'i18next'

import { reasonText } from './reason-text.ts'

export function isNoSession(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Nothing answered: fetch rejects with a bare TypeError then. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError
}

/** The sentence a person reads; what is wrong with a field begins with the field's name. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) {
    const { reason, field } = error
    const text = reasonText(reason)
    return field !== undefined && isOfField(reason.code) ? `${field}: ${text}` : text
  }
  if (isUnreachable(error)) return t('error.serverUnreachable')
  return error instanceof Error ? error.message : String(error)
}

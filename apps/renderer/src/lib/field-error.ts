import { ApiError } from '@pal/core/contract/client/api-error'

import { wordsOf } from './errors.ts'

export interface FieldError {
  readonly field: string
  readonly text: string
}

/** The field that the server refused, and why in words that are under it; null for all else. */
export function fieldError(error: unknown): FieldError | null {
  if (!(error instanceof ApiError) || error.field === undefined) return null
  return { field: error.field, text: wordsOf(error) }
}

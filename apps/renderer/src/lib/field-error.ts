import { ApiError } from '@pal/core/contract/client/api-error'

import { reasonOf } from './errors.ts'

interface FieldError {
  readonly field: string
  readonly text: string
}

/** The field that the server refused, and why in words that are under it; null for all else. */
export function fieldError(error: unknown): FieldError | null {
  if (!(error instanceof ApiError) || error.field === undefined) return null
  const { field } = error
  const reason = reasonOf(error)
  // It names the field first: beside the field itself that is said already.
  const words = reason.startsWith(`${field}: `) ? reason.slice(field.length + 2) : reason
  return { field, text: asSentence(words) }
}

export const asSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The server's sentence, with the field called as it is on the screen. */
export function namedReason(error: unknown, names: Readonly<Record<string, string>>): string {
  const refused = fieldError(error)
  const name = refused && names[refused.field]
  const reason = reasonOf(error)
  return name && reason.startsWith(`${refused.field}: `) ? `${name}: ${refused.text}` : reason
}

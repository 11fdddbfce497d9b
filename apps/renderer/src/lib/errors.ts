import { ApiError, UnreachableError } from '@pal/core/contract/client/api-error'
import { isOfField } from '@pal/core/texts/params'
import i18n, { t } from 'i18next'

import { fieldName } from './i18n/field-names.ts'
import { reasonText } from './reason-text.ts'

export function isNoSession(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** What was asked for is not there, or no longer. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

export function isUnreachable(error: unknown): boolean {
  return error instanceof UnreachableError
}

/** The sentence a person reads; what is wrong with a field begins with what the screen calls it. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) {
    const { reason, field } = error
    const text = reasonText(reason)
    if (field === undefined || !(isOfField(reason.code) || isNamed(text, field))) return text
    const name = fieldName(field)
    return name ? `${name}: ${wordsOf(error)}` : wordsOf(error)
  }
  if (isUnreachable(error)) return t('error.serverUnreachable')
  return error instanceof Error ? error.message : String(error)
}

/** Why, as it is beside the field itself. */
export function wordsOf({ reason, field = '' }: ApiError): string {
  const text = reasonText(reason)
  return asSentence(isNamed(text, field) ? text.slice(field.length + 2) : text)
}

/** The server's own words, which begin with the field's name in the contract. */
const isNamed = (text: string, field: string) => text.startsWith(`${field}: `)

/** Bengali ends a sentence with a stroke. */
export function asSentence(words: string): string {
  const stop = /\p{P}$/u.test(words) ? '' : i18n.language === 'bn' ? '।' : '.'
  return words.charAt(0).toUpperCase() + words.slice(1) + stop
}

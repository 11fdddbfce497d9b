import { because, type Reason } from '@pal/core/texts/reason'
import { MaxBufferError } from 'get-stream'

import { ofCertificate, redirected, tooLong } from '../../platform/ask-over.ts'
import type { Sdk } from './model-client.ts'
import { ModelError } from './model-error.ts'
import { refusalOf, type Refusal } from './model-fetch.ts'
import { refusalMeans } from './model-refusal.ts'
import { retryAfter } from './retry-after.ts'

/** What the SDK threw, as what it means; nothing of the key or the prompt is taken along. */
export function modelError(sdk: Sdk, error: unknown, model: string, now: number): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof sdk.APIConnectionTimeoutError || error instanceof sdk.APIUserAbortError) {
    return new ModelError('timeout', because('ai_timeout'))
  }
  if (causesOf(error).some((one) => one instanceof MaxBufferError || codeOf(one) === tooLong)) {
    return new ModelError('provider', because('ai_provider_answer_too_long'))
  }
  if (error instanceof sdk.APIConnectionError) {
    return new ModelError('unreachable', unreachable(error))
  }
  if (error instanceof SyntaxError) {
    return new ModelError('provider', because('ai_other_protocol'))
  }
  const status = statusOf(sdk, error)
  if (!(error instanceof sdk.APIError) || status === null) {
    return new ModelError('provider', because('ai_answer_unreadable'))
  }
  const headers: unknown = error.headers
  return refusalMeans(
    { ...refusalOfError(error), status, model },
    headers instanceof Headers ? retryAfter(headers, now) : null,
  )
}

/** The words of a refusal as the server said them. */
export function refusalOfError({ error }: { readonly error?: unknown }): Refusal {
  return refusalOf({ error })
}

/** The network's own names for what went wrong, from the innermost cause. */
function unreachable(error: Error): Reason {
  const all = causesOf(error)
  const code = all.map(codeOf).find((one) => one !== '') ?? ''
  if (ofCertificate.test(code) || code.startsWith('ERR_SSL')) return because('ai_certificate')
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return because('ai_name_unknown')
  if (code === 'ECONNREFUSED') return because('ai_nothing_listens')
  if (code === redirected || all.some(({ message }) => message === 'unexpected redirect'))
    return because('ai_redirected')
  return because('ai_unreachable')
}

export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

export const codeOf = (error: Error) =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

/** Null for whatever is no answer of the server. */
export function statusOf(sdk: Sdk, error: unknown): number | null {
  if (!(error instanceof sdk.APIError)) return null
  const status: unknown = error.status
  return typeof status === 'number' ? status : null
}

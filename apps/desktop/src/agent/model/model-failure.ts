import type { Sdk } from './model-client.ts'
import { ModelError } from './model-error.ts'
import { AnswerTooLong, refusalOf, type Refusal } from './model-fetch.ts'
import { refusalMeans } from './model-refusal.ts'
import { retryAfter } from './retry-after.ts'

/** What the SDK threw, as what it means; nothing of the key or the prompt is taken along. */
export function modelError(sdk: Sdk, error: unknown, model: string, now: number): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof sdk.APIConnectionTimeoutError || error instanceof sdk.APIUserAbortError) {
    return new ModelError('timeout', 'The model did not answer in time')
  }
  if (causes(error).some((one) => one instanceof AnswerTooLong)) {
    return new ModelError('provider', 'The AI provider’s answer is too long to be one')
  }
  if (error instanceof sdk.APIConnectionError) {
    return new ModelError('unreachable', unreachable(error))
  }
  if (error instanceof SyntaxError) {
    return new ModelError(
      'provider',
      'What answers there does not speak OpenAI’s protocol. Check the network and the base URL; most end in /v1.',
    )
  }
  const status = statusOf(sdk, error)
  if (!(error instanceof sdk.APIError) || status === null) {
    return new ModelError('provider', 'The AI provider’s answer could not be read')
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
function unreachable(error: Error): string {
  const all = causes(error)
  const code = all.map(codeOf).find((one) => one !== '') ?? ''
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME|ERR_SSL/.test(code))
    return 'The AI provider could not be reached safely: its certificate is not valid for this address'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return 'The AI provider could not be reached: its address is not found. Check the network and the base URL.'
  if (code === 'ECONNREFUSED')
    return 'The AI provider could not be reached: nothing listens at its address'
  if (all.some(({ message }) => message === 'unexpected redirect'))
    return 'The AI provider could not be reached: its address leads on to another one. Enter that one as base URL, if it is theirs.'
  return 'The AI provider could not be reached'
}

function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : []
}

const codeOf = (error: Error) =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

/** Null for whatever is no answer of the server. */
export function statusOf(sdk: Sdk, error: unknown): number | null {
  if (!(error instanceof sdk.APIError)) return null
  const status: unknown = error.status
  return typeof status === 'number' ? status : null
}

import type { Sdk } from './model-client.ts'
import { ModelError } from './model-error.ts'

/** What the SDK threw, as what it means; nothing of the key or the prompt is taken along. */
export function modelError(sdk: Sdk, error: unknown, model: string): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof sdk.APIConnectionTimeoutError || error instanceof sdk.APIUserAbortError) {
    return new ModelError('timeout', 'The model did not answer in time')
  }
  if (error instanceof sdk.APIConnectionError) {
    return new ModelError('unreachable', 'The AI provider could not be reached')
  }
  if (!(error instanceof sdk.APIError)) {
    return new ModelError('provider', 'The AI provider’s answer could not be read')
  }
  switch (error.status) {
    case 401:
      return new ModelError('wrong_key', 'The AI provider does not accept the API key')
    case 402:
      return noQuota()
    case 403:
      return new ModelError('wrong_key', `The API key may not use ${model}`)
    case 404:
      return new ModelError(
        'no_model',
        `The model ${model} is not there (any more). Choose another one in Settings.`,
      )
    case 408:
      return new ModelError('timeout', 'The model did not answer in time')
    case 429:
      return error.code === 'insufficient_quota'
        ? noQuota()
        : new ModelError('too_many', 'The AI provider asks to slow down', {
            retryAfterMs: retryAfter(error.headers),
          })
    case 400:
    case 422:
      return new ModelError('bad_request', `The AI provider refused the request for ${model}`)
    default:
      return new ModelError('provider', 'The AI provider has a fault at the moment')
  }
}

function noQuota(): ModelError {
  return new ModelError('no_quota', 'The AI account has no credit left')
}

function retryAfter(headers: unknown): number | null {
  const header = headers instanceof Headers ? headers.get('retry-after') : null
  const seconds = Number(header)
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}

/** Null for whatever is no answer of the server. */
export function statusOf(sdk: Sdk, error: unknown): number | null {
  if (!(error instanceof sdk.APIError)) return null
  const status: unknown = error.status
  return typeof status === 'number' ? status : null
}

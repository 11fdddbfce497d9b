import type { Sdk } from './model-client.ts'
import { ModelError } from './model-error.ts'

/** What the SDK threw, as what it means; nothing of the key or the prompt is taken along. */
export function modelError(sdk: Sdk, error: unknown, model: string): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof sdk.APIConnectionTimeoutError || error instanceof sdk.APIUserAbortError) {
    return new ModelError('timeout', 'The model did not answer in time')
  }
  if (error instanceof sdk.APIConnectionError) {
    return new ModelError('unreachable', unreachable(error))
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
      // OpenAI's servers, and those that are like them, say what is not there; others show a page.
      if (error.error === undefined) return noSuchServer()
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

function noSuchServer(): ModelError {
  return new ModelError(
    'no_model',
    'Nothing that speaks OpenAI’s protocol answers there. Check the base URL in Settings, AI Configuration; most end in /v1.',
  )
}

/** The network's own names for what went wrong, from the innermost cause. */
function unreachable(error: Error): string {
  const code = codeOf(error)
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code))
    return 'The AI provider could not be reached safely: its certificate is not valid for this address'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return 'The AI provider could not be reached: its address is not found. Check the network and the base URL.'
  if (code === 'ECONNREFUSED')
    return 'The AI provider could not be reached: nothing listens at its address'
  return 'The AI provider could not be reached'
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const own = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return own || codeOf(error.cause)
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

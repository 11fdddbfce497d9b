import { ModelError } from './model-error.ts'
import type { Refusal } from './model-fetch.ts'

interface Refused extends Refusal {
  readonly status: number
  readonly model: string
}

const noCredit = /^(insufficient_quota|billing_not_active|billing_hard_limit_reached)$/
const noModel = /^(model_not_found|invalid_model|model_not_supported|model_deprecated)$/
const flagged =
  /^(content_filter|content_policy_violation|invalid_prompt|responsibleaipolicyviolation)$/i
const noKey =
  /(?:incorrect|invalid|missing|expired) api[ _-]?key|api[ _-]?key (?:is )?(?:not valid|invalid|incorrect|missing|expired)/i
const limit = /^max_(output_|completion_)?tokens$/

/** What a server said no with, as what it means to the seller. Codes first, then status, then words. */
export function refusalMeans(refused: Refused, retryAfterMs: number | null): ModelError {
  const { status, message, model } = refused
  const code = refused.code ?? ''
  const passing = { retryAfterMs }
  if (status === 402 || noCredit.test(code) || noCredit.test(refused.type ?? '')) return noQuota()
  if (flagged.test(code)) return declined()
  // The server holds the model to the form, and this time it did not keep to it.
  if (code === 'json_validate_failed') return fault(passing)
  if (code === 'context_length_exceeded' || status === 413) {
    return new ModelError('too_long', `This conversation is too long for ${model}`)
  }
  if (code === 'unsupported_country_region_territory') {
    return new ModelError('bad_request', 'The AI provider does not serve this country or region')
  }
  switch (status) {
    case 401:
    case 403:
      return new ModelError('wrong_key', whyNoAccess(refused))
    case 404:
    case 410:
      return noModel.test(code) || /model/i.test(message) ? noSuchModel(refused) : noSuchServer()
    case 408:
      return new ModelError('timeout', 'The model did not answer in time', passing)
    case 429:
      return new ModelError('too_many', 'The AI provider asks to slow down', passing)
    case 400:
    case 422:
      return badRequest(refused)
    default:
      return fault(passing)
  }
}

function whyNoAccess({ status, code, message, model }: Refused): string {
  const scopes = /missing scopes?:\s*([a-z][\w.]*(?:,\s*[a-z][\w.]*)*)/i.exec(message)?.[1]
  if (scopes !== undefined)
    return `The API key lacks a right: ${scopes.replace(/[.]$/, '').slice(0, 100)}`
  if (/insufficient permissions/i.test(message)) return 'The API key lacks a right'
  if (noModel.test(code ?? '')) return `The API key may not use ${model}`
  if (/_(organization|project)$/.test(code ?? '') || /member of an organization/.test(message))
    return 'The API key does not belong to this organization or project'
  if (code === 'ip_not_authorized') return 'The API key may not be used from this network'
  if (/deactivated|terminated|suspended/.test(`${code} ${message}`))
    return 'The AI account of this API key is closed'
  if (status === 403) return `The API key may not use ${model}`
  return 'The AI provider does not accept the API key'
}

function badRequest(refused: Refused): ModelError {
  const { param, code, message, model } = refused
  if (noModel.test(code ?? '') || param === 'model') return noSuchModel(refused)
  if (noKey.test(message))
    return new ModelError('wrong_key', 'The AI provider does not accept the API key')
  if (param !== null && limit.test(param)) {
    return new ModelError(
      'bad_request',
      `${model} does not take so many tokens. Change “Max tokens” in Settings, AI Configuration.`,
    )
  }
  const about = param !== null && /^[a-z][\w.[\]]{0,60}$/i.test(param) ? ` (${param})` : ''
  return new ModelError('bad_request', `The AI provider refused the request for ${model}${about}`)
}

function noSuchModel({ model, message }: Refused): ModelError {
  if (/must be verified/i.test(message)) {
    return new ModelError(
      'no_model',
      `The AI account must be verified to use ${model}. Verify it with the provider, or choose another model in Settings.`,
    )
  }
  return new ModelError(
    'no_model',
    `The model ${model} is not there (any more). Choose another one in Settings.`,
  )
}

function noSuchServer(): ModelError {
  return new ModelError(
    'no_model',
    'Nothing that speaks OpenAI’s protocol answers there. Check the base URL in Settings, AI Configuration; most end in /v1.',
  )
}

function noQuota(): ModelError {
  return new ModelError(
    'no_quota',
    'The AI account has no credit left, or its spending limit is reached',
  )
}

export function fault(passing: { readonly retryAfterMs?: number | null } = {}): ModelError {
  return new ModelError('provider', 'The AI provider has a fault at the moment', passing)
}

export function declined(): ModelError {
  return new ModelError('refused', 'The model declined to answer this conversation')
}

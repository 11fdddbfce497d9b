import { because, type Reason } from '@pal/core/texts/reason'

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
    return new ModelError('too_long', because('ai_conversation_too_long', { model }))
  }
  if (code === 'unsupported_country_region_territory') {
    return new ModelError('bad_request', because('ai_country'))
  }
  switch (status) {
    case 401:
    case 403:
      return new ModelError('wrong_key', whyNoAccess(refused))
    case 404:
    case 410:
      return noModel.test(code) || /model/i.test(message) ? noSuchModel(refused) : noSuchServer()
    case 408:
      return new ModelError('timeout', because('ai_timeout'), passing)
    case 429:
      return new ModelError('too_many', because('ai_slow_down'), passing)
    case 400:
    case 422:
      return badRequest(refused)
    default:
      return fault(passing)
  }
}

function whyNoAccess({ status, code, message, model }: Refused): Reason {
  const scopes = /missing scopes?:\s*([a-z][\w.]*(?:,\s*[a-z][\w.]*)*)/i.exec(message)?.[1]
  if (scopes !== undefined)
    return because('ai_key_lacks_scopes', { scopes: scopes.replace(/[.]$/, '').slice(0, 100) })
  if (/insufficient permissions/i.test(message)) return because('ai_key_lacks_right')
  if (noModel.test(code ?? '')) return because('ai_key_not_for_model', { model })
  if (/_(organization|project)$/.test(code ?? '') || /member of an organization/.test(message))
    return because('ai_key_other_organization')
  if (code === 'ip_not_authorized') return because('ai_key_other_network')
  if (/deactivated|terminated|suspended/.test(`${code} ${message}`))
    return because('ai_account_closed')
  if (status === 403) return because('ai_key_not_for_model', { model })
  return because('ai_key_refused')
}

function badRequest(refused: Refused): ModelError {
  const { param, code, message, model } = refused
  if (noModel.test(code ?? '') || param === 'model') return noSuchModel(refused)
  if (noKey.test(message)) return new ModelError('wrong_key', because('ai_key_refused'))
  if (param !== null && limit.test(param)) {
    return new ModelError('bad_request', because('ai_too_many_tokens', { model }))
  }
  const named = param !== null && /^[a-z][\w.[\]]{0,60}$/i.test(param)
  const reason = named
    ? because('ai_parameter_refused', { model, parameter: param })
    : because('ai_request_refused', { model })
  return new ModelError('bad_request', reason)
}

function noSuchModel({ model, message }: Refused): ModelError {
  if (/must be verified/i.test(message)) {
    return new ModelError('no_model', because('ai_account_unverified', { model }))
  }
  return new ModelError('no_model', because('ai_model_gone', { model }))
}

function noSuchServer(): ModelError {
  return new ModelError('no_model', because('ai_nothing_there'))
}

function noQuota(): ModelError {
  return new ModelError('no_quota', because('ai_no_credit'))
}

export function fault(passing: { readonly retryAfterMs?: number | null } = {}): ModelError {
  return new ModelError('provider', because('ai_fault'), passing)
}

export function declined(): ModelError {
  return new ModelError('refused', because('ai_declined'))
}

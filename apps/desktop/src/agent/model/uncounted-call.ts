import type { Spent } from '@pal/core/domain/models/spent'

import type { Sdk } from './model-client.ts'
import { ModelError } from './model-error.ts'
import { causesOf, codeOf, statusOf } from './model-failure.ts'

const brokenOff = /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/

/**
 * A call that the provider may charge for, though it did not say how much; null where it does not.
 * Who refuses does not charge, nor who was never reached; what was broken off on the way may have
 * been answered, as far as anybody here can tell.
 */
export function uncountedCall(sdk: Sdk, error: unknown, model: string): Spent | null {
  if (!mayBeCharged(sdk, error)) return null
  const nothing = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, costMicros: 0 }
  return { ...nothing, model, latencyMs: 0, uncounted: true }
}

function mayBeCharged(sdk: Sdk, error: unknown): boolean {
  if (error instanceof ModelError) return error.reason.code === 'ai_answer_unreadable'
  if (error instanceof sdk.APIConnectionTimeoutError || error instanceof sdk.APIUserAbortError)
    return true
  if (statusOf(sdk, error) !== null) return false
  if (!(error instanceof sdk.APIConnectionError)) return true
  return causesOf(error).some((one) => brokenOff.test(codeOf(one)))
}

import { isSafeServer } from '@pal/core/domain/ai-server'
import type { ModelPrice } from '@pal/core/domain/models/model-prices'
import { because } from '@pal/core/texts/reason'
import type OpenAI from 'openai'

import { ModelError } from './model-error.ts'
import { modelFetch } from './model-fetch.ts'

export interface ModelAccess {
  readonly apiKey: string
  /** Null for OpenAI itself. */
  readonly baseUrl: string | null
  /** Another provider or a model on this machine, which may speak less than OpenAI does. */
  readonly compatible: boolean
  /** What the seller pays there, as far as it is known. */
  readonly prices: readonly ModelPrice[]
}

export type Sdk = typeof import('openai')

export interface ModelClient {
  readonly sdk: Sdk
  readonly client: OpenAI
}

/** The SDK is half a second of loading: only a program that talks to a model pays for it. */
export async function modelClient({ apiKey, ...access }: ModelAccess): Promise<ModelClient> {
  const baseUrl = serverOf(access)
  if (baseUrl !== null && !isSafeServer(baseUrl)) {
    throw new ModelError('bad_request', because('ai_unsafe_base_url'))
  }
  // No header holds it, so no provider has ever given it out.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new ModelError('wrong_key', because('ai_key_odd'))
  }
  const sdk = await import('openai')
  const client = new sdk.default({
    apiKey,
    // Never from the environment: what is set here is all that counts.
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    // Tries are counted by whoever asks, within one deadline: the SDK's own wait goes past it.
    maxRetries: 0,
    logLevel: 'off',
    fetch: modelFetch,
    // A redirect would carry what customers wrote to wherever it points.
    fetchOptions: { redirect: 'error' },
  })
  return { sdk, client }
}

/** The base address as calls are made to it, however it was written; null for OpenAI's own. */
export function serverOf({ baseUrl }: Pick<ModelAccess, 'baseUrl'>): string | null {
  return baseUrl?.trim().replace(/\/+(?:(?:chat\/completions|responses|models)\/*)?$/, '') ?? null
}

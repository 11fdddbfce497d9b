import type { Settings } from '@pal/core/contract/settings'
import { aiServerOf, apiKeyName, isLocalServer } from '@pal/core/domain/ai-server'
import { pricesWith } from '@pal/core/domain/models/model-prices'
import { because } from '@pal/core/texts/reason'
import type { Store } from '@pal/db/maintenance/store'

import { currentSettings } from '../../platform/settings.ts'
import type { Secrets } from '../../platform/vault/secrets.ts'
import type { ModelAccess } from './model-client.ts'
import { ModelError } from './model-error.ts'

export interface OpenAiParts {
  readonly store: Store
  readonly secrets: Secrets
  /** Used in place of OpenAI's own address; null for that one. */
  readonly openAiUrl: string | null
}

/** Typed and not saved yet. */
export interface TypedAccess {
  readonly apiKey?: string | undefined
  readonly baseUrl?: string | undefined
}

/** Key and address as stored, or as typed where they are. */
export async function storedAccess(
  { store, secrets, openAiUrl }: OpenAiParts,
  typed: TypedAccess = {},
): Promise<ModelAccess> {
  const { ai } = await currentSettings(store.db)
  const baseUrl = typed.baseUrl ?? ai.baseUrl
  const apiKey = typed.apiKey ?? (await secrets.get(apiKeyName(baseUrl)))
  const access = accessOf({ openAiUrl, apiKey }, { ...ai, baseUrl })
  if (access instanceof ModelError) throw access
  return access
}

interface Given {
  readonly openAiUrl: string | null
  /** Null where none is stored for that server. */
  readonly apiKey: string | null
}

/** How the model of the settings is reached; an error where it cannot be. */
export function accessOf(
  { openAiUrl, apiKey }: Given,
  { baseUrl: other, prices: own }: Pick<Settings['ai'], 'baseUrl' | 'prices'>,
): ModelAccess | ModelError {
  const compatible = openAiUrl === null && other !== ''
  const baseUrl = openAiUrl ?? (other || null)
  // What OpenAI asks says nothing of what another provider asks for a model of that name.
  const prices = compatible ? own : pricesWith(own)
  if (apiKey !== null) return { apiKey, baseUrl, compatible, prices }
  if (compatible && isLocalServer(other)) return { apiKey: 'none', baseUrl, compatible, prices }
  const openAi = aiServerOf(other) === ''
  return new ModelError('no_key', because(openAi ? 'ai_no_key' : 'ai_no_server_key'))
}

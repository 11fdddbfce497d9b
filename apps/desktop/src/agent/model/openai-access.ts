import { aiServerOf, isLocalServer } from '@pal/core/domain/ai-server'
import { pricesWith } from '@pal/core/domain/models/model-prices'
import { because } from '@pal/core/texts/reason'
import type { Store } from '@pal/db/maintenance/store'

import { currentSettings } from '../../platform/settings.ts'
import { keyNameOf, type Secrets } from '../../platform/vault/secrets.ts'
import type { ModelAccess } from './model-client.ts'
import { ModelError } from './model-error.ts'

export interface OpenAiParts {
  readonly store: Store
  readonly secrets: Secrets
  /** Stands for OpenAI's own address; null for that. */
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
  const other = typed.baseUrl ?? ai.baseUrl
  const compatible = openAiUrl === null && other !== ''
  const baseUrl = openAiUrl ?? (other || null)
  // What OpenAI asks says nothing of what another provider asks for a model of that name.
  const prices = compatible ? ai.prices : pricesWith(ai.prices)
  const apiKey = typed.apiKey ?? (await secrets.get(keyNameOf(other)))
  if (apiKey !== null) return { apiKey, baseUrl, compatible, prices }
  if (compatible && isLocalServer(other)) return { apiKey: 'none', baseUrl, compatible, prices }
  const openAi = aiServerOf(other) === ''
  throw new ModelError('no_key', because(openAi ? 'ai_no_key' : 'ai_no_server_key'))
}

import { apiKeyName, isLocalServer } from '@pal/core/domain/ai-server'
import type { Condition } from '@pal/core/domain/condition'
import { modelStateOn, shutdownDateOf } from '@pal/core/domain/models/model-retirement'
import { dayMs } from '@pal/core/durations'
import { because } from '@pal/core/texts/reason'
import type { Store } from '@pal/db/maintenance/store'

import type { Clock } from '../../platform/clock.ts'
import { currentSettings } from '../../platform/settings.ts'
import type { Secrets } from '../../platform/vault/secrets.ts'
import type { Model } from './model.ts'

interface Parts {
  readonly store: Store
  readonly secrets: Pick<Secrets, 'has' | 'lost'>
  readonly model: Pick<Model, 'lastFailure'>
  readonly clock: Clock
}

/** So long before its end a model is a matter of days, not of some day. */
const soonMs = 30 * dayMs

/** Whether the agent can answer: by how the model was last met, by the key, by the model's end. */
export async function aiHealth({ store, secrets, model, clock }: Parts): Promise<Condition> {
  const failure = model.lastFailure()
  // Whether a key is there is looked at below: it may have been entered, or lost, since.
  if (failure && failure.failure !== 'no_key')
    return { state: failure.mayPass ? 'attention' : 'down', reason: failure.reason }
  const { ai } = await currentSettings(store.db)
  const key = apiKeyName(ai.baseUrl)
  if (!isLocalServer(ai.baseUrl) && !(await secrets.has(key))) {
    const lost = (await secrets.lost()).includes(key)
    return lost
      ? { state: 'down', reason: because('ai_key_lost') }
      : { state: 'not_configured', reason: because('ai_no_key') }
  }
  return ai.baseUrl === '' ? endOf(ai.model, clock.now()) : { state: 'ok', reason: null }
}

function endOf(model: string, now: number): Condition {
  const day = shutdownDateOf(model)
  const state = modelStateOn(day, now)
  if (day === null || state === 'live') return { state: 'ok', reason: null }
  if (state === 'retired')
    return { state: 'down', reason: because('ai_openai_retired', { model, day }) }
  const soon = Date.parse(day) - now <= soonMs
  return {
    state: soon ? 'attention' : 'ok',
    reason: because('ai_openai_retiring', { model, day }),
  }
}

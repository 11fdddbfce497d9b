import type { Health } from '@pal/core/contract/system'
import { isLocalServer } from '@pal/core/domain/ai-server'
import { modelStateOn, shutdownDateOf } from '@pal/core/domain/model-retirement'
import { dayMs } from '@pal/core/durations'
import type { Store } from '@pal/db/maintenance/store'

import type { Clock } from '../../platform/clock.ts'
import { currentSettings } from '../../platform/settings.ts'
import { keyNameOf, type Secrets } from '../../platform/vault/secrets.ts'
import { withAdvice } from './ai-advice.ts'
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
export async function aiHealth({ store, secrets, model, clock }: Parts): Promise<Health> {
  const failure = model.lastFailure()
  if (failure) return { state: failure.mayPass ? 'attention' : 'down', reason: withAdvice(failure) }
  const { ai } = await currentSettings(store.db)
  const key = keyNameOf(ai.baseUrl)
  if (!isLocalServer(ai.baseUrl) && !(await secrets.has(key))) {
    const lost = (await secrets.lost()).includes(key)
    return lost
      ? {
          state: 'down',
          reason:
            'The AI key must be entered again: it was sealed with another key or on another computer.',
        }
      : { state: 'not_configured', reason: 'No AI key is set' }
  }
  return ai.baseUrl === '' ? endOf(ai.model, clock.now()) : { state: 'ok', reason: null }
}

function endOf(model: string, now: number): Health {
  const day = shutdownDateOf(model)
  const state = modelStateOn(day, now)
  if (day === null || state === 'live') return { state: 'ok', reason: null }
  if (state === 'retired')
    return { state: 'down', reason: `OpenAI has retired ${model} on ${day}. Choose another model.` }
  const soon = Date.parse(day) - now <= soonMs
  return {
    state: soon ? 'attention' : 'ok',
    reason: `OpenAI retires ${model} on ${day}. Choose another model before then.`,
  }
}

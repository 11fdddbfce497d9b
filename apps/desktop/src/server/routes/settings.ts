import { lineSums } from '@pal/db/tactic-lines'

import { askForWaiting } from '../../agent/ask-for-answer.ts'
import { unpricedNow } from '../../services/openai-prices.ts'
import { listModels, testOpenAi } from '../../services/openai.ts'
import { changeSettings, settingsAnswer } from '../../services/settings.ts'
import type { Handlers } from '../handlers.ts'
import type { Parts } from './parts.ts'

export function settingsRoutes(parts: Parts) {
  const { events, store, model, worker, now } = parts
  const changed = async (aiChanged: boolean) => {
    if (aiChanged) {
      model.forgetFailure()
      await store.transaction((tx) => askForWaiting(tx, now()))
      worker.poke()
    }
    events.changed('settings')
  }
  return {
    'settings.get': () => settingsAnswer(parts),
    'settings.save': async ({ body }) => {
      await changeSettings(parts, body)
      await changed(body.ai !== undefined)
      return settingsAnswer(parts)
    },
    'openai.saveConfig': async ({ body }) => {
      await changeSettings(parts, { ai: body })
      await changed(true)
      const { apiKeySet, apiKeyLast4 } = (await settingsAnswer(parts)).ai
      return { success: true, apiKeySet, apiKeyLast4 }
    },
    'openai.test': ({ body, signal }) => testOpenAi(parts, body, signal),
    'openai.unpriced': () => unpricedNow(parts),
    'tactics.lines': () => lineSums(store.db),
    'openai.models': ({ signal }) => listModels(parts, signal),
  } satisfies Partial<Handlers>
}

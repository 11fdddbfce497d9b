import { listModels, testOpenAi } from '../../services/openai.ts'
import { changeSettings, keyState, settingsAnswer } from '../../services/settings.ts'
import type { Handlers } from '../handlers.ts'
import type { Parts } from './parts.ts'

export function settingsRoutes(parts: Parts) {
  const { events, secrets } = parts
  return {
    'settings.get': () => settingsAnswer(parts),
    'settings.save': async ({ body }) => {
      await changeSettings(parts, body)
      events.changed('settings')
      return settingsAnswer(parts)
    },
    'openai.saveConfig': async ({ body }) => {
      await changeSettings(parts, { ai: body })
      events.changed('settings')
      return { success: true, ...(await keyState(secrets)) }
    },
    'openai.test': ({ body, signal }) => testOpenAi(parts, body, signal),
    'openai.models': ({ signal }) => listModels(parts, signal),
  } satisfies Partial<Handlers>
}

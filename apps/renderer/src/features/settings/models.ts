import { defaultSettings } from '@pal/core/contract/settings'

/** What OpenAI has said of the models that the specification lists. */
const shutdown: Readonly<Record<string, string>> = {
  'gpt-4o': '2027-01-14',
  'gpt-4': '2026-10-23',
  'gpt-3.5-turbo': '2026-10-23',
}

export const liveModel = defaultSettings.ai.model
export const knownModels = [liveModel, ...Object.keys(shutdown)]

/** When a model goes or went away; null for one of which nothing of the kind is known. */
export function endOf(model: string, now: number): { date: string; gone: boolean } | null {
  const date = shutdown[model.trim()]
  return date === undefined ? null : { date, gone: Date.parse(date) <= now }
}

/** When OpenAI shuts its models down, as announced. Its own list of models names the day as well. */
const shutdown = new Map(
  Object.entries({
    'gpt-3.5-turbo': '2026-10-23',
    'gpt-4': '2026-10-23',
    'gpt-4-1106-preview': '2026-10-23',
    'gpt-4-turbo': '2026-10-23',
    'gpt-4o-2024-05-13': '2026-10-23',
    'gpt-4.1-nano': '2026-10-23',
    o1: '2026-10-23',
    'o3-mini': '2026-10-23',
    'o4-mini': '2026-10-23',
    'gpt-5': '2026-12-11',
    'gpt-5-mini': '2026-12-11',
    'gpt-5-nano': '2026-12-11',
    o3: '2026-12-11',
    'gpt-4o': '2027-01-14',
    'gpt-4o-mini': '2027-01-14',
    'gpt-4.1': '2027-01-14',
    'gpt-4.1-mini': '2027-01-14',
    'gpt-5.1': '2027-04-01',
  }),
)

/** Shown with their end, whether or not a key can still use them. */
export const listedModels = ['gpt-4o', 'gpt-4', 'gpt-3.5-turbo'] as const

export type ModelState = 'live' | 'retiring' | 'retired'

/** The announced day, YYYY-MM-DD; a snapshot and what was tuned go with their model, if not earlier. */
export function shutdownDateOf(model: string): string | null {
  const name = tunedFrom(model).trim().toLowerCase()
  const undated = name.replace(/-(\d{4}-\d{2}-\d{2}|\d{4})$/, '')
  return shutdown.get(name) ?? shutdown.get(undated) ?? null
}

/** `ft:gpt-4o:shop::id` was made of gpt-4o; any other model is itself. */
export function tunedFrom(model: string): string {
  return /^\s*ft:([^:]+)/.exec(model)?.[1] ?? model
}

/** From its day on, in Greenwich time, a model counts as gone. */
export function modelStateOn(shutdownDate: string | null, now: number): ModelState {
  if (shutdownDate === null) return 'live'
  return Date.parse(shutdownDate) <= now ? 'retired' : 'retiring'
}

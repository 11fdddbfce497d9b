export type ModelInfo = {
  readonly id: string
  /** YYYY-MM-DD; from that day on the model is gone. */
  readonly shutdownDate: string | null
  /** `classic` models take temperature and max_tokens and know no reasoning effort. */
  readonly kind: 'reasoning' | 'reasoning-without-none' | 'classic'
}

const reasoning = (id: string, shutdownDate: string | null = null): ModelInfo => ({
  id,
  shutdownDate,
  kind: 'reasoning',
})

export const MODELS: readonly ModelInfo[] = [
  reasoning('gpt-6-luna'),
  reasoning('gpt-6-sol'),
  reasoning('gpt-6-astra'),
  reasoning('gpt-6.1-sol'),
  reasoning('gpt-6.1-terra'),
  reasoning('gpt-5.6-luna'),
  reasoning('gpt-5.6-sol'),
  reasoning('gpt-5.6-terra'),
  reasoning('gpt-5.1', '2027-04-01'),
  { id: 'gpt-5', shutdownDate: '2026-12-11', kind: 'reasoning-without-none' },
  { id: 'gpt-5-mini', shutdownDate: '2026-12-11', kind: 'reasoning-without-none' },
  { id: 'gpt-5-nano', shutdownDate: '2026-12-11', kind: 'reasoning-without-none' },
  { id: 'gpt-4o', shutdownDate: '2027-01-14', kind: 'classic' },
  { id: 'gpt-4o-mini', shutdownDate: '2027-01-14', kind: 'classic' },
  { id: 'gpt-4.1', shutdownDate: '2027-01-14', kind: 'classic' },
  { id: 'gpt-4.1-mini', shutdownDate: '2027-01-14', kind: 'classic' },
  { id: 'gpt-4', shutdownDate: '2026-10-23', kind: 'classic' },
  { id: 'gpt-4-turbo', shutdownDate: '2026-10-23', kind: 'classic' },
  { id: 'gpt-3.5-turbo', shutdownDate: '2026-10-23', kind: 'classic' },
]

/** The day on which the double's list of models is fixed, so that tests do not age. */
export const DEFAULT_TODAY = '2026-11-21'

export function liveModels(models: readonly ModelInfo[], today: string): readonly ModelInfo[] {
  return models.filter(({ shutdownDate }) => shutdownDate === null || shutdownDate > today)
}

export function modelView(model: ModelInfo) {
  return {
    id: model.id,
    object: 'model',
    created: 1_780_000_000,
    owned_by: 'openai',
    shutdown_date: model.shutdownDate,
  }
}

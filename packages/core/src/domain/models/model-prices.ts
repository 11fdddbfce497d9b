/** US dollars per million tokens. */
export interface ModelPrice {
  readonly model: string
  readonly input: number
  /** For what the provider has read before; never more than `input`. */
  readonly cachedInput: number
  readonly output: number
}

/** OpenAI's, as published in October 2026; those of which no price was published to us are left out. */
export const publishedPrices: readonly ModelPrice[] = [
  { model: 'gpt-6-luna', input: 0.1, cachedInput: 0.01, output: 0.5 },
  { model: 'gpt-5.6-luna', input: 0.2, cachedInput: 0.02, output: 1.2 },
]

/** The first price that fits; a dated snapshot costs what its model costs. */
export function priceOf(model: string, prices: readonly ModelPrice[]): ModelPrice | null {
  const name = model.trim().toLowerCase()
  const undated = name.replace(/-\d{4}-\d{2}-\d{2}$/, '')
  const named = (wanted: string) => prices.find((price) => price.model.toLowerCase() === wanted)
  return named(name) ?? named(undated) ?? null
}

/** The seller's own prices take precedence over the published ones. */
export function pricesWith(own: readonly ModelPrice[]): readonly ModelPrice[] {
  return [...own, ...publishedPrices]
}

export interface TokenUsage {
  readonly inputTokens: number
  readonly cachedInputTokens: number
  readonly outputTokens: number
}

/** Millionths of a dollar, which is dollars per million times tokens. */
export function costMicros(price: ModelPrice, usage: TokenUsage): number {
  // A server that is not OpenAI's may count what it had cached apart from the input.
  const cached = Math.min(usage.cachedInputTokens, usage.inputTokens)
  return Math.round(
    (usage.inputTokens - cached) * price.input +
      cached * price.cachedInput +
      usage.outputTokens * price.output,
  )
}

/** What OpenAI turns speech into text with since the models before it are retired. */
export const hearing = {
  model: 'gpt-transcribe',
  /** $0.0045 a minute, as published in October 2026. */
  microsPerSecond: 75,
} as const

interface Price {
  readonly input: number
  readonly cachedInput: number
  readonly output: number
}

/** US dollars per million tokens, as published in October 2026. */
const prices: ReadonlyMap<string, Price> = new Map([
  ['gpt-6-luna', { input: 0.1, cachedInput: 0.01, output: 0.5 }],
  ['gpt-5.6-luna', { input: 0.2, cachedInput: 0.02, output: 1.2 }],
])

interface Usage {
  readonly inputTokens: number
  readonly cachedInputTokens: number
  readonly outputTokens: number
}

/** Millionths of a dollar, which is dollars per million times tokens; null for an unknown price. */
export function costMicros(model: string, usage: Usage): number | null {
  const price = prices.get(model) ?? prices.get(model.replace(/-\d{4}-\d{2}-\d{2}$/, ''))
  if (!price) return null
  const fresh = usage.inputTokens - usage.cachedInputTokens
  return Math.round(
    fresh * price.input +
      usage.cachedInputTokens * price.cachedInput +
      usage.outputTokens * price.output,
  )
}

/** What a call to a model has cost. */
export interface Spent {
  readonly model: string
  readonly inputTokens: number
  readonly cachedInputTokens: number
  readonly outputTokens: number
  /** Millionths of a US dollar; null where the model's price is not known. */
  readonly costMicros: number | null
  readonly latencyMs: number
  /** One of the calls was broken off: what the provider took for it is in none of the sums. */
  readonly uncounted?: true
}

/** Several calls as one; what is not known of one of them is not known of the sum. */
export function spentOn(sum: Spent, more: Spent, model = more.model): Spent {
  return {
    model,
    inputTokens: sum.inputTokens + more.inputTokens,
    cachedInputTokens: sum.cachedInputTokens + more.cachedInputTokens,
    outputTokens: sum.outputTokens + more.outputTokens,
    costMicros: bothKnown(sum.costMicros, more.costMicros),
    latencyMs: sum.latencyMs + more.latencyMs,
    ...((sum.uncounted || more.uncounted) && { uncounted: true }),
  }
}

const bothKnown = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b)

/** One thing that performance is held to. Ratios within one run are what counts; times differ by machine. */
export interface Check {
  readonly what: string
  readonly value: number
  readonly unit: 'x' | '%' | 'ms' | 'MB' | 'a second' | 'pages' | 'differences'
  readonly is: 'at most' | 'at least'
  readonly bound: number
}

/** What one benchmark found; `target` is its number in docs/performance.md. */
export interface Result {
  readonly name: string
  readonly target: number
  readonly checks: readonly Check[]
  /** Milliseconds unless the name says otherwise. */
  readonly series: Readonly<Record<string, Spread>>
  /** What of the target could not be measured, and why. */
  readonly missing?: string
}

export interface Spread {
  readonly q1: number
  readonly median: number
  readonly q3: number
  readonly p99: number
  readonly max: number
  readonly count: number
}

export function isMet({ value, is, bound }: Check): boolean {
  return is === 'at most' ? value <= bound : value >= bound
}

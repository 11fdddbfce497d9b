/** In how many conversations a line was said, and how many of them bought after it. */
export interface TacticMessageStats {
  readonly sent: number
  readonly sold: number
}

/** Numbers from 0 to below 1. */
type Random = () => number

/** A sequence of its own for each seed, and always the same one (mulberry32 behind FNV-1a). */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at++)
    state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const positive = (random: Random) => 1 - random()

const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(positive(random))) * Math.cos(2 * Math.PI * random())

/** Marsaglia and Tsang, for shapes from 1 on: as quick for a million as for one. */
function sampleGamma(shape: number, random: Random): number {
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const x = normal(random)
    const v = (1 + c * x) ** 3
    if (v > 0 && Math.log(positive(random)) < (x * x) / 2 + d - d * v + d * Math.log(v))
      return d * v
  }
}

/** What share of customers may buy after a line, drawn from what is known of it so far. */
export function sampleShare({ sent, sold }: TacticMessageStats, random: Random): number {
  const bought = sampleGamma(1 + sold, random)
  const left = sampleGamma(1 + Math.max(0, sent - sold), random)
  return bought / (bought + left)
}

const never: TacticMessageStats = { sent: 0, sold: 0 }

/**
 * Thompson sampling: each line draws the share that it may sell, and the highest wins. What sold more
 * wins more often; what is hardly known still wins at times.
 */
export function bestMessage(
  lines: readonly string[],
  counts: ReadonlyMap<string, TacticMessageStats>,
  randomOf: (line: string) => Random,
): string | undefined {
  let best: { readonly line: string; readonly share: number } | undefined
  for (const line of lines) {
    const share = sampleShare(counts.get(line) ?? never, randomOf(line))
    if (!best || share > best.share) best = { line, share }
  }
  return best?.line
}

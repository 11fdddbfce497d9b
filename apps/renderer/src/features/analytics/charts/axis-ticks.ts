const steps = [1, 2, 5, 10] as const
const mostSteps = 4

/** From zero to above the largest value, in steps of 1, 2 or 5 with so many zeros; `whole` of counts. */
export function axisTicks(most: number, { whole }: { readonly whole: boolean }): number[] {
  if (most <= 0) return [0, 1]
  const least = whole ? Math.max(1, most / mostSteps) : most / mostSteps
  const power = Math.floor(Math.log10(least))
  // Powers below one are not exact: dividing by the opposite one is.
  const scaled = (step: number) => (power < 0 ? step / 10 ** -power : step * 10 ** power)
  const step = steps.find((each) => scaled(each) >= least) ?? 10
  const count = Math.ceil(most / scaled(step))
  return Array.from({ length: count + 1 }, (_, n) => scaled(step * n))
}

const everySo = [1, 2, 3, 6, 7, 14, 21] as const
/** Five have room on a phone. */
const mostLabels = 5

/** Of hours or days those that are named below a chart, the same in all of one period. */
export function namedParts<Part>(parts: readonly Part[]): Part[] {
  const every = everySo.find((each) => parts.length / each <= mostLabels) ?? parts.length
  return parts.filter((_, at) => at % every === 0)
}

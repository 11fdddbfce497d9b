/** Doubled with each failure, up to the longest. */
export const exponentialBackoff = (failures: number, firstMs: number, longestMs: number): number =>
  Math.min(longestMs, firstMs * 2 ** failures)

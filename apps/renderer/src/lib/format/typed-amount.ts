/** A stored amount as somebody would type it; empty where there is none. */
export function typedAmount(major: number | null): string {
  if (major === null) return ''
  return Number.isInteger(major) ? String(major) : major.toFixed(2)
}

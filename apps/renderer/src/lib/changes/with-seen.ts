/** With what the person saw of what they changed: another window may have changed just that meanwhile. */
export function withSeen<Changes extends object, Stored extends object>(
  changes: Changes,
  stored: Stored,
): Changes & { readonly was: Partial<Stored> } {
  const seen = Object.entries(stored).filter(([field]) => field in changes)
  return { ...changes, was: Object.fromEntries(seen) as Partial<Stored> }
}

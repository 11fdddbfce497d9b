/**
 * What was made of the last keys, at most so many: for what is asked for again and again of the same few.
 * Once it is full it begins anew.
 */
export function remembered<Value extends object>(most: number) {
  const kept = new Map<string, Value>()
  return (key: string, make: () => Value): Value => {
    const known = kept.get(key)
    if (known) return known
    const made = make()
    if (kept.size >= most) kept.clear()
    kept.set(key, made)
    return made
  }
}

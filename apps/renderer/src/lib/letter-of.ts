/**
 * The letter of a key, whatever else it writes: with Caps Lock it is a capital, and a keyboard in
 * Arabic, Bengali or Russian writes its own, but its keys are in the same places. Else what it writes.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const letter = key.toLowerCase()
  if (/^[ -~]+$/.test(letter)) return letter
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? letter
}

/** Undefined for what is no JSON: an older version may have left it, or somebody's hand. */
export function readStoredJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Null for what is no object. */
export function readStoredObject(text: string | null): object | null {
  const read = readStoredJson(text)
  return typeof read === 'object' ? read : null
}

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

type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** None for what is no object. */
export function readStoredFields(text: string | null): Fields {
  const read = readStoredJson(text)
  return isFields(read) ? read : {}
}

/** Nothing for what is no list. */
export function readStoredList(text: string | null): readonly unknown[] {
  const read = readStoredJson(text)
  return Array.isArray(read) ? read : []
}

export function readStoredTexts(text: string | null): string[] {
  return readStoredList(text).filter((each) => typeof each === 'string')
}

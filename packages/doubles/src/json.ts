export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Leaves out what is undefined, as the real services leave out what a node does not have. */
export function compact(values: Record<string, Json | undefined>): JsonObject {
  const kept: Record<string, Json> = {}
  for (const [key, value] of Object.entries(values)) if (value !== undefined) kept[key] = value
  return kept
}

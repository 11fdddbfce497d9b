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
    const value: unknown = JSON.parse(text)
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** For what JSON.parse gave: it makes nothing but JSON. */
function isJson(value: unknown): value is Json {
  return value !== undefined
}

/** The value under the keys one after the other; undefined where the path ends early. */
export function dig(value: Json | undefined, ...path: readonly (string | number)[]) {
  let found = value
  for (const key of path) {
    if (isList(found)) found = found[Number(key)]
    else found = isObject(found) ? found[key] : undefined
  }
  return found
}

/** For messages: a text as it is, anything else as JSON. */
export function show(value: Json | undefined): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')
}

/** Leaves out what is undefined, as the real services leave out what a node does not have. */
export function compact(values: Record<string, Json | undefined>): JsonObject {
  const kept: Record<string, Json> = {}
  for (const [key, value] of Object.entries(values)) if (value !== undefined) kept[key] = value
  return kept
}

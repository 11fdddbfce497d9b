import { isDeepStrictEqual } from 'node:util'

import { type Json, type JsonObject, isList, isObject, show } from '../http/json.ts'
import { resolveRef } from './openai-schema-check.ts'

/** Why a value does not fit a schema of the strict subset, null when it does. */
export function misfit(value: Json, schema: JsonObject, root = schema, path = '$'): string | null {
  const ref = schema['$ref']
  if (typeof ref === 'string') return misfit(value, resolveRef(root, ref) ?? {}, root, path)
  const choices = schema['anyOf']
  if (isList(choices)) {
    const reasons = choices.map((c) => (isObject(c) ? misfit(value, c, root, path) : 'no schema'))
    if (!reasons.includes(null)) return `${path} fits none of anyOf: ${reasons.join('; ')}`
  }
  const { type, enum: values, const: only } = schema
  const types = isList(type) ? type : type === undefined ? [] : [type]
  if (types.length > 0 && !types.some((name) => isOfType(value, name)))
    return `${path} is not ${types.map(show).join(' or ')}`
  if (isList(values) && !values.some((one) => isDeepStrictEqual(one, value)))
    return `${path} is not one of ${JSON.stringify(values)}`
  if (only !== undefined && !isDeepStrictEqual(only, value))
    return `${path} is not ${JSON.stringify(only)}`
  if (typeof value === 'number') return numberMisfit(value, schema, path)
  if (typeof value === 'string') {
    const pattern = schema['pattern']
    if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value))
      return `${path} does not match ${pattern}`
  }
  if (isList(value)) return listMisfit(value, schema, root, path)
  if (isObject(value) && types.includes('object')) return objectMisfit(value, schema, root, path)
  return null
}

function isOfType(value: Json, type: Json): boolean {
  switch (show(type)) {
    case 'object':
      return isObject(value)
    case 'array':
      return isList(value)
    case 'null':
      return value === null
    case 'integer':
      return Number.isInteger(value)
    default:
      return typeof value === type
  }
}

function numberMisfit(value: number, schema: JsonObject, path: string): string | null {
  const bound = (name: string, ok: (limit: number) => boolean): string | null => {
    const limit = schema[name]
    return typeof limit === 'number' && !ok(limit) ? `${path} breaks ${name} ${limit}` : null
  }
  return (
    bound('minimum', (limit) => value >= limit) ??
    bound('maximum', (limit) => value <= limit) ??
    bound('exclusiveMinimum', (limit) => value > limit) ??
    bound('exclusiveMaximum', (limit) => value < limit) ??
    bound('multipleOf', (step) => Number.isInteger(value / step))
  )
}

function listMisfit(
  list: readonly Json[],
  schema: JsonObject,
  root: JsonObject,
  path: string,
): string | null {
  const { minItems, maxItems, items } = schema
  if (typeof minItems === 'number' && list.length < minItems) return `${path} has too few items`
  if (typeof maxItems === 'number' && list.length > maxItems) return `${path} has too many items`
  if (!isObject(items)) return null
  for (const [index, item] of list.entries()) {
    const problem = misfit(item, items, root, `${path}[${index}]`)
    if (problem !== null) return problem
  }
  return null
}

function objectMisfit(
  value: JsonObject,
  schema: JsonObject,
  root: JsonObject,
  path: string,
): string | null {
  const properties = isObject(schema['properties']) ? schema['properties'] : {}
  const required = isList(schema['required']) ? schema['required'] : []
  const missing = required.find((name) => !Object.hasOwn(value, show(name)))
  if (missing !== undefined) return `${path}.${show(missing)} is missing`
  for (const [name, part] of Object.entries(value)) {
    const inner = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (!isObject(inner)) {
      if (schema['additionalProperties'] === false) return `${path}.${name} is not in the schema`
      continue
    }
    const problem = misfit(part, inner, root, `${path}.${name}`)
    if (problem !== null) return problem
  }
  return null
}

/** The plainest value that fits: what the double answers when no test says otherwise. */
export function smallestFit(schema: JsonObject, root = schema): Json {
  const { $ref: ref, anyOf: choices, enum: values, const: only, type, minItems, items } = schema
  if (typeof ref === 'string') return smallestFit(resolveRef(root, ref) ?? {}, root)
  if (only !== undefined) return only
  if (isList(values)) return values[0] ?? null
  if (isList(choices)) {
    const nothing = choices.find((choice) => isObject(choice) && choice['type'] === 'null')
    const first = nothing ?? choices[0]
    return isObject(first) ? smallestFit(first, root) : null
  }
  const name = isList(type) ? (type.includes('null') ? 'null' : type[0]) : type
  switch (show(name)) {
    case 'object': {
      const properties = isObject(schema['properties']) ? schema['properties'] : {}
      const built: Record<string, Json> = {}
      for (const [key, part] of Object.entries(properties))
        built[key] = isObject(part) ? smallestFit(part, root) : null
      return built
    }
    case 'array':
      return Array.from({ length: typeof minItems === 'number' ? minItems : 0 }, () =>
        isObject(items) ? smallestFit(items, root) : null,
      )
    case 'string':
      return 'ok'
    case 'integer':
    case 'number':
      return typeof schema['minimum'] === 'number' ? schema['minimum'] : 0
    case 'boolean':
      return false
    default:
      return null
  }
}

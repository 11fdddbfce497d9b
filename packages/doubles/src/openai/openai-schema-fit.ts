import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

import { type Json, type JsonObject, isList, isObject, show } from '../http/json.ts'
import { resolveRef } from './openai-schema-check.ts'

const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false })
/** Every request brings its schema again, and to read it takes longer than to use it. */
const known = new Map<string, ValidateFunction>()

/** Why a value does not fit a schema, null when it does. */
export function misfit(value: Json, schema: JsonObject): string | null {
  const text = JSON.stringify(schema)
  const fits = known.get(text) ?? ajv.compile(schema)
  known.set(text, fits)
  return fits(value) ? null : ajv.errorsText(fits.errors, { dataVar: '$', separator: '; ' })
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

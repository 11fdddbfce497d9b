import { type Json, type JsonObject, isList, isObject, show } from '../http/json.ts'

/** What OpenAI's strict mode takes; everything else is refused. */
const KEYWORDS = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  '$ref',
  '$defs',
  'definitions',
  'title',
  'description',
  'pattern',
  'format',
  'multipleOf',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
])
const FORMATS = new Set([
  'date-time',
  'time',
  'date',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uuid',
])
const MOST_PROPERTIES = 5000
const DEEPEST = 10
const MOST_ENUM_VALUES = 1000

/** The first reason why strict mode refuses this schema, null when it takes it. */
export function strictSchemaProblem(schema: JsonObject): string | null {
  if (schema['type'] !== 'object') return 'In context=(), the root schema must be of type "object".'
  if (schema['anyOf'] !== undefined) return "In context=(), 'anyOf' is not permitted at the root."
  let properties = 0
  let enumValues = 0
  return visit(schema, [], 0)

  function visit(node: Json, path: readonly string[], depth: number): string | null {
    const context = `In context=(${path.map((part) => `'${part}'`).join(', ')})`
    if (!isObject(node)) return `${context}, a schema must be an object.`
    if (depth > DEEPEST) return `${context}, more than ${DEEPEST} levels of nesting.`
    for (const keyword of Object.keys(node))
      if (!KEYWORDS.has(keyword) && !(keyword === '$schema' && path.length === 0))
        return `${context}, '${keyword}' is not permitted.`
    const { type, format, enum: values, $ref: ref } = node
    if (ref !== undefined) return knownRef(ref) ? null : `${context}, reference not found.`
    if (type === undefined && node['anyOf'] === undefined && node['const'] === undefined)
      if (values === undefined) return `${context}, schema must have a 'type' key.`
    if (typeof format === 'string' && !FORMATS.has(format))
      return `${context}, '${format}' is not a valid format.`
    if (isList(values)) enumValues += values.length
    if (enumValues > MOST_ENUM_VALUES) return `${context}, too many enum values.`
    const types = isList(type) ? type : [type]
    const own = types.includes('object') ? objectProblem(node, context) : null
    if (own !== null) return own
    if (types.includes('array') && node['items'] === undefined)
      return `${context}, array schema missing items.`
    for (const [child, name, deeper] of children(node)) {
      const problem = visit(child, [...path, ...name], depth + deeper)
      if (problem !== null) return problem
    }
    return null
  }

  function objectProblem(node: JsonObject, context: string): string | null {
    if (node['additionalProperties'] !== false)
      return `${context}, 'additionalProperties' is required to be supplied and to be false.`
    const names = isObject(node['properties']) ? Object.keys(node['properties']) : []
    properties += names.length
    if (properties > MOST_PROPERTIES) return `${context}, too many properties.`
    const required = isList(node['required']) ? node['required'] : []
    const missing = names.find((name) => !required.includes(name))
    if (missing !== undefined)
      return `${context}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`
    const extra = required.find((name) => !names.includes(show(name)))
    return extra === undefined ? null : `${context}, Extra required key '${show(extra)}' supplied.`
  }

  function knownRef(ref: Json): boolean {
    return typeof ref === 'string' && resolveRef(schema, ref) !== undefined
  }
}

type Child = readonly [schema: Json, path: readonly string[], deeper: 0 | 1]

function children(node: JsonObject): readonly Child[] {
  const found: Child[] = []
  for (const key of ['properties', '$defs', 'definitions']) {
    const map = node[key]
    if (isObject(map))
      for (const [name, child] of Object.entries(map))
        found.push([child, [key, name], key === 'properties' ? 1 : 0])
  }
  if (node['items'] !== undefined) found.push([node['items'], ['items'], 1])
  const choices = node['anyOf']
  if (isList(choices))
    for (const [index, child] of choices.entries()) found.push([child, ['anyOf', `${index}`], 0])
  return found
}

export function resolveRef(root: JsonObject, ref: string): JsonObject | undefined {
  if (!ref.startsWith('#')) return undefined
  let found: Json | undefined = root
  for (const part of ref.slice(1).split('/').filter(Boolean))
    found = isObject(found) ? found[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
  return isObject(found) ? found : undefined
}

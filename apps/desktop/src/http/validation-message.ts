import type * as z from 'zod/mini'

/** What zod says where a schema gives no words of its own. */
const wordless = 'Invalid input'

/** Why a value was refused, as a person would say it. */
export function validationMessage(issue: z.core.$ZodIssue, input: unknown): string {
  if (issue.message !== wordless) return issue.message
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? `must not be longer than ${issue.maximum} characters`
        : issue.origin === 'array'
          ? `must not hold more than ${issue.maximum}`
          : `must not be more than ${issue.maximum}`
    case 'too_small':
      return issue.origin === 'string'
        ? `must have at least ${issue.minimum} characters`
        : issue.origin === 'array'
          ? `must hold at least ${issue.minimum}`
          : `must not be less than ${issue.minimum}`
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`
    case 'invalid_type':
      return valueAt(input, issue.path) === undefined
        ? 'is needed'
        : `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_format':
      return issue.format === 'datetime'
        ? 'must be a date and time'
        : 'is not written as it should be'
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `holds what is not known: ${issue.keys.join(', ')}`
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'is not a value that can be taken'
    default:
      return issue satisfies never
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** zod leaves the value out of what it reports. */
function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    input,
  )
}

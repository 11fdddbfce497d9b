import { isOfField } from '@pal/core/texts/params'
import { because, readReason, type Reason } from '@pal/core/texts/reason'
import type * as z from 'zod/mini'

/** Why a value was refused. */
export function validationReason(issue: z.core.$ZodIssue, input: unknown): Reason {
  // What a schema says itself is a code.
  const own = isOfField(issue.message) ? readReason({ code: issue.message }) : null
  if (own) return own
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'too_small':
      return tooSmall(issue, Number(issue.minimum))
    case 'invalid_value':
      return because('field_not_one_of', { values: issue.values.map(String).join(', ') })
    case 'invalid_type':
      return valueAt(input, issue.path) === undefined
        ? because('field_missing')
        : (kinds[issue.expected] ?? because('field_other_type', { type: issue.expected }))
    case 'invalid_format':
      return because(issue.format === 'datetime' ? 'field_not_time' : 'field_malformed')
    case 'not_multiple_of':
      return because('field_not_multiple', { step: issue.divisor })
    case 'unrecognized_keys':
      return because('field_unknown_names', { names: issue.keys.join(', ') })
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return because('field_invalid')
    default:
      return issue satisfies never
  }
}

function tooBig(origin: string, most: number): Reason {
  if (origin === 'string') return because('field_too_long', { count: most })
  if (origin === 'array') return because('field_too_many', { count: most })
  return because('field_too_large', { most })
}

function tooSmall({ origin, inclusive = true }: z.core.$ZodIssueTooSmall, least: number): Reason {
  if (origin === 'string') return because('field_too_short', { count: least })
  if (origin === 'array') return because('field_too_few', { count: least })
  return inclusive ? because('field_too_small', { least }) : because('field_not_above', { least })
}

const kinds: Readonly<Record<string, Reason>> = {
  string: because('field_not_text'),
  number: because('field_not_number'),
  int: because('field_not_whole'),
  boolean: because('field_not_boolean'),
  array: because('field_not_list'),
  object: because('field_not_object'),
}

/** zod leaves the value out of what it reports. */
function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    input,
  )
}

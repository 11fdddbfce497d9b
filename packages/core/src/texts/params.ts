/** What fills a placeholder: a text, a number, or sentences that have codes of their own. */
export type Param = string | number | AnyReason | readonly AnyReason[]

export type Params = Readonly<Record<string, Param>>

/** A sentence by its code, whether or not this program's catalogue has it. */
export interface AnyReason {
  readonly code: string
  readonly params?: Params | undefined
}

/** It says what is wrong with a field's value, and is to be read with the field's name. */
export const isOfField = (code: string): boolean => code.startsWith('field_')

export function isAnyReason(value: unknown): value is AnyReason {
  if (typeof value !== 'object' || value === null) return false
  const { code, params } = value as { code?: unknown; params?: unknown }
  return typeof code === 'string' && (params === undefined || isParams(params))
}

export function isParams(value: unknown): value is Params {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isParam)
  )
}

function isParam(value: unknown): value is Param {
  if (typeof value === 'string' || typeof value === 'number') return true
  return Array.isArray(value) ? value.every(isAnyReason) : isAnyReason(value)
}

/** Figures that are written as the language writes numbers; others may be names, such as a port's. */
export const counts: readonly string[] = ['count', 'calls']

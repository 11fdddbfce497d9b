/** An amount of money: whoever shows it writes it as the language does. */
export interface Money {
  readonly minor: number
  readonly currency: string
  /** As English writes it, for whoever does not. */
  readonly english: string
}

/** What fills a placeholder: a text, a number, an amount, or sentences that have codes of their own. */
export type Param = string | number | Money | AnyReason | readonly AnyReason[]

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
  if (isMoney(value)) return true
  return Array.isArray(value) ? value.every(isAnyReason) : isAnyReason(value)
}

export function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null) return false
  const { minor, currency, english } = value as Record<keyof Money, unknown>
  return Number.isSafeInteger(minor) && typeof currency === 'string' && typeof english === 'string'
}

/** Figures that are written as the language writes numbers; others may be names, such as a port's. */
export const counts: readonly string[] = ['count', 'calls', 'quantity']

import { parseAmount } from '@pal/core/domain/money'
import { badField } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'

/** An amount that a person may leave out, in minor units; null where they did. */
export function readAmount(
  field: string,
  typed: string | number | null | undefined,
): number | null {
  if (typed === undefined || typed === null || typed === '') return null
  const amount = parseAmount(typed)
  if (amount !== null) return amount
  throw badField(field, because('field_not_amount', { text: String(typed) }))
}

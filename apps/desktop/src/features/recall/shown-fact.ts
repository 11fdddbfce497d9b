import type { StatedFact } from '@pal/core/agent/outcome/stated-facts'
import { isoTime } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'

/** The value of a fact as it leaves the program: amounts in major units. */
export function shownFact({ kind, value }: Pick<StatedFact, 'kind' | 'value'>): number | string {
  if (typeof value === 'string' || kind === 'discount') return value
  return kind === 'offer_end' ? isoTime(value) : toMajor(value)
}

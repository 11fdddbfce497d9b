import { isDeepStrictEqual } from 'node:util'

import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'

type Fields = Readonly<Record<string, unknown>>

/**
 * Refuses to replace what somebody else saved since it was seen. `was` has the fields as they were
 * seen: what it does not name is replaced whatever it is, and what is asked for already is no loss.
 */
export function refuseOvertaken(
  was: Fields | undefined,
  asked: Fields,
  now: Fields,
  at = '',
): void {
  for (const [field, seen] of Object.entries(was ?? {})) {
    const isAsked = asked[field] !== undefined
    if (!isAsked || isDeepStrictEqual(seen, now[field]) || isSaved(asked[field], now[field]))
      continue
    throw new AppError('conflict', because('changed_meanwhile'), { field: `${at}${field}` })
  }
}

/** An amount may be asked for as it was typed. */
const isSaved = (asked: unknown, now: unknown) =>
  isDeepStrictEqual(asked, now) || (typeof now === 'number' && String(asked) === String(now))

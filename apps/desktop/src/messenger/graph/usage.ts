import { minuteMs } from '@pal/core/durations'
import * as z from 'zod/mini'

/** How much of Facebook's limits is used up, as the headers of an answer tell it. */
export interface Usage {
  /** The fullest of all shares, in percent. */
  readonly percent: number
  /** How long Facebook says that it will refuse calls; 0 when it does not refuse any. */
  readonly blockedMs: number
}

const share = z.looseObject({
  call_count: z.optional(z.number()),
  total_time: z.optional(z.number()),
  total_cputime: z.optional(z.number()),
  estimated_time_to_regain_access: z.optional(z.number()),
})
const business = z.record(z.string(), z.array(share))

/** Null when the answer carries no usage, as Facebook's do until enough calls were made. */
export function readUsage(headers: Pick<Headers, 'get'>): Usage | null {
  const app = parse(share, headers.get('x-app-usage'))
  const pages = parse(business, headers.get('x-business-use-case-usage'))
  const shares = [...(app ? [app] : []), ...Object.values(pages ?? {}).flat()]
  if (shares.length === 0) return null
  return {
    percent: Math.max(
      0,
      ...shares.flatMap(({ call_count, total_time, total_cputime }) => [
        call_count ?? 0,
        total_time ?? 0,
        total_cputime ?? 0,
      ]),
    ),
    blockedMs:
      minuteMs * Math.max(0, ...shares.map((part) => part.estimated_time_to_regain_access ?? 0)),
  }
}

function parse<T>(schema: z.ZodMiniType<T>, text: string | null): T | null {
  if (text === null) return null
  try {
    const read = schema.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    // A header that cannot be read tells nothing; the call itself has worked.
    return null
  }
}

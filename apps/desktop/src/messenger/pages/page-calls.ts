import type { Health, PageCalls } from '@pal/core/contract/system'
import type { Condition } from '@pal/core/domain/condition'
import { isoTimeOrNull } from '@pal/core/domain/iso-time'
import { because, type Reason } from '@pal/core/texts/reason'
import type { Store } from '@pal/db/maintenance/store'
import { connectedPages } from '@pal/db/pages/pages'

import type { BudgetStatus, CallBudget } from '../graph/budget.ts'
import { defaultTiming, slowestInterval } from '../inbox/poll-timing.ts'

export interface CallsParts {
  readonly store: Store
  readonly budget: Pick<CallBudget, 'status'>
}

/** What is left of the calls that Facebook allows each page, and what that means for fetching. */
export async function pageCalls({
  store,
  budget,
}: CallsParts): Promise<Omit<PageCalls, keyof Health>[]> {
  const pages = await connectedPages(store.db)
  return Promise.all(
    pages.map(async ({ id, name, last_polled_at: polledAt, next_poll_at: nextAt }) => {
      const calls = await budget.status(id)
      return {
        pageId: id,
        name,
        callsUsed: calls.calls,
        budget: calls.budget,
        share: calls.share,
        fetchEverySeconds:
          polledAt === null || nextAt === null || nextAt <= polledAt
            ? null
            : Math.round((nextAt - polledAt) / 1000),
        nextFetchAt: isoTimeOrNull(nextAt),
        slowestFetchSeconds: slowestSeconds(calls),
        blockedUntil: isoTimeOrNull(calls.blockedUntil),
      }
    }),
  )
}

const slowestSeconds = ({ paceMs, budget }: BudgetStatus) =>
  Math.round(Math.max(paceMs, slowestInterval(defaultTiming, budget)) / 1000)

/** From here on the calls are spread out, so that they last. */
const scarceFrom = 0.6
/** A page that is asked as often as this has every customer answered in time. */
const inTimeSeconds = defaultTiming.nightMs / 1000

export function callsHealth(
  calls: BudgetStatus,
  webhook: boolean,
  timeOfDay: (at: number) => string,
): Condition {
  const attention = (reason: Reason): Condition => ({ state: 'attention', reason })
  if (calls.blockedUntil !== null) {
    return attention(because('page_calls_blocked', { until: timeOfDay(calls.blockedUntil) }))
  }
  if (calls.sendsBlockedUntil !== null) {
    const until = timeOfDay(calls.sendsBlockedUntil)
    return attention(because('page_sends_blocked', { until }))
  }
  if (calls.share >= scarceFrom) {
    return attention(because('page_calls_scarce', { share: Math.round(calls.share * 100) }))
  }
  const slowest = slowestSeconds(calls)
  if (webhook || slowest <= inTimeSeconds) return { state: 'ok', reason: null }
  // Nothing is wrong and nothing can be done by the hour: it works, and is slower than it could be.
  return {
    state: 'ok',
    reason: because('page_calls_slow', { calls: calls.budget, seconds: slowest }),
  }
}

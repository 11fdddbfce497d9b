import { hourMs } from '@pal/core/durations'

import type { Reads, Writes } from '../schema/reads.ts'
import { startOfHour } from '../stats/days.ts'

/** Notes calls to Facebook for a page, by the hour; hours older than two days are dropped. */
export async function addPageCalls(
  db: Writes,
  pageId: string,
  at: number,
  calls = 1,
): Promise<void> {
  await db
    .insertInto('page_calls')
    .values({ page_id: pageId, hour: startOfHour(at), calls })
    .onConflict((on) =>
      on
        .columns(['page_id', 'hour'])
        .doUpdateSet((eb) => ({ calls: eb('page_calls.calls', '+', eb.ref('excluded.calls')) })),
    )
    .execute()
  await db
    .deleteFrom('page_calls')
    .where('page_id', '=', pageId)
    .where('hour', '<', at - 48 * hourMs)
    .execute()
}

/** Calls of the hours that reach into the time since `since`. */
export async function pageCallsSince(db: Reads, pageId: string, since: number): Promise<number> {
  const { calls } = await db
    .selectFrom('page_calls')
    .select((eb) => eb.fn.sum<number | null>('calls').as('calls'))
    .where('page_id', '=', pageId)
    .where('hour', '>=', startOfHour(since))
    .executeTakeFirstOrThrow()
  return calls ?? 0
}

/** How many customers of a page wrote since a moment: Facebook's budget grows with them. */
export async function engagedSince(db: Reads, pageId: string, since: number): Promise<number> {
  const { engaged } = await db
    .selectFrom('conversations')
    .select((eb) => eb.fn.countAll<number>().as('engaged'))
    .where('page_id', '=', pageId)
    .where('last_activity_at', '>=', since)
    .where('last_customer_at', '>=', since)
    .executeTakeFirstOrThrow()
  return engaged
}

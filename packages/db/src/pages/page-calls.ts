import { hourMs } from '@pal/core/durations'
import type { Insertable } from 'kysely'

import type { Reads, Writes } from '../schema/reads.ts'
import type { PageCallsTable } from '../schema/schema.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { startOfHour } from '../stats/days.ts'

/** Notes calls to Facebook for a page, by the hour; hours older than two days are dropped. */
export async function addPageCalls(
  db: Writes,
  pageId: string,
  at: number,
  calls = 1,
): Promise<void> {
  const [row] = await add(db, { page_id: pageId, hour: startOfHour(at), calls })
  // The first of its hour: what has become too old since the last one goes.
  if (row?.calls === calls) await dropBefore(db, { pageId, hour: at - 48 * hourMs })
}

const add = preparedQuery((db: Writes, row: Insertable<PageCallsTable>) =>
  db
    .insertInto('page_calls')
    .values(row)
    .onConflict((on) =>
      on
        .columns(['page_id', 'hour'])
        .doUpdateSet((eb) => ({ calls: eb('page_calls.calls', '+', eb.ref('excluded.calls')) })),
    )
    .returning('calls'),
)

const dropBefore = preparedQuery((db: Writes, { pageId, hour }: { pageId: string; hour: number }) =>
  db.deleteFrom('page_calls').where('page_id', '=', pageId).where('hour', '<', hour),
)

/** Calls of the hours that reach into the time since `since`. */
export async function pageCallsSince(db: Reads, pageId: string, since: number): Promise<number> {
  const [row] = await sumSince(db, { pageId, hour: startOfHour(since) })
  return row?.calls ?? 0
}

const sumSince = preparedQuery((db: Reads, { pageId, hour }: { pageId: string; hour: number }) =>
  db
    .selectFrom('page_calls')
    .select((eb) => eb.fn.sum<number | null>('calls').as('calls'))
    .where('page_id', '=', pageId)
    .where('hour', '>=', hour),
)

/** How many customers of a page wrote since a moment: Facebook's budget grows with them. */
export async function engagedSince(db: Reads, pageId: string, since: number): Promise<number> {
  const { engaged } = await db
    .selectFrom('conversations_by_activity')
    .select((eb) => eb.fn.countAll<number>().as('engaged'))
    .where('page_id', '=', pageId)
    .where('last_activity_at', '>=', since)
    .where('last_customer_at', '>=', since)
    .executeTakeFirstOrThrow()
  return engaged
}

import { sql } from 'kysely'

import type { Tx } from '../schema/reads.ts'

/** Their time is what a person reads on a clock; that of all others is a pause from when they were asked for. */
const timedKinds = ['scheduled'] as const

/**
 * The clock was set back: what was stored before would wait for hours. Whoever was to pause for a
 * minute pauses for a minute still.
 */
export async function clockWentBack(tx: Tx, now: number): Promise<void> {
  const pausing = (column: 'run_at' | 'again_at') =>
    sql<number>`${now} + max(0, ${sql.ref(column)} - updated_at)`
  await tx
    .updateTable('jobs')
    .set({
      run_at: pausing('run_at'),
      again_at: pausing('again_at'),
      created_at: sql<number>`min(created_at, ${now})`,
      updated_at: now,
    })
    .where('updated_at', '>', now)
    .where('kind', 'not in', timedKinds)
    .execute()
  // Those that were put off by that clock are due at their own time again.
  await tx
    .updateTable('jobs')
    .set({
      run_at: sql<number>`coalesce((
        select send_at from scheduled_replies where id = json_extract(payload, '$.replyId')
      ), run_at)`,
      updated_at: now,
    })
    .where('updated_at', '>', now)
    .where('kind', 'in', timedKinds)
    .execute()
}

import type { JobKind } from '../schema/literals.ts'
import type { Reads } from '../schema/reads.ts'

interface QueueStatus {
  waiting: number
  running: number
  /** Not due yet. */
  scheduled: number
  failed: number
}

export async function queueStatus(db: Reads, now: number): Promise<QueueStatus> {
  const rows = await db
    .selectFrom('jobs')
    .select((eb) => ['state', eb('run_at', '>', now).as('later'), eb.fn.countAll<number>().as('n')])
    .groupBy(['state', 'later'])
    .execute()
  const status: QueueStatus = { waiting: 0, running: 0, scheduled: 0, failed: 0 }
  for (const { state, later, n } of rows) {
    status[state === 'waiting' && later ? 'scheduled' : state] += n
  }
  return status
}

/** The conversations in which a job of these kinds is due and not begun. */
export async function dueConversations(
  db: Reads,
  kinds: readonly JobKind[],
  now: number,
): Promise<ReadonlySet<number | null>> {
  const rows = await db
    .selectFrom('jobs')
    .select('conversation_id')
    .where('state', '=', 'waiting')
    .where('run_at', '<=', now)
    .where('kind', 'in', kinds)
    .execute()
  return new Set(rows.map((row) => row.conversation_id))
}

import type { Writes } from '../schema/reads.ts'

const sends = ['send', 'typed'] as const

/** What waits because its page failed goes out now: the page can be reached again. */
export async function runPendingSendsNow(db: Writes, pageId: string, now: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: now })
    .where('page_id', '=', pageId)
    .where('state', '=', 'waiting')
    .where('kind', 'in', sends)
    .where('last_error', 'is not', null)
    .where('run_at', '>', now)
    .execute()
}

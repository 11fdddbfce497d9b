import type { Reads } from '../schema/reads.ts'
import type { Span } from './periods.ts'

/** Whether somebody was erased who may be in the sums of a period: their rows are gone. */
export async function erasedSince(db: Reads, { from, to }: Span): Promise<boolean> {
  const row = await db
    .selectFrom('erased_customers')
    .select('since')
    .where('since', '<', to)
    .where('erased_at', '>=', from)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

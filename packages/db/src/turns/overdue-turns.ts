import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

interface OverdueTurn {
  /** The conversation's. */
  readonly id: number
  readonly waitingSince: number
}

interface Overdue {
  /** The customer has waited since then or longer. */
  readonly since: number
  /** And their turn was due by then, and is not begun. */
  readonly dueBy: number
  readonly limit: number
}

/** Conversations whose turn has not come, and whose customer has heard nothing yet; the longest wait first. */
export async function overdueTurns(db: Reads, late: Overdue): Promise<readonly OverdueTurn[]> {
  const rows = await overdue(db, late)
  return rows.map(({ id, waiting_since }) => ({ id, waitingSince: waiting_since ?? 0 }))
}

const overdue = preparedQuery((db: Reads, { since, dueBy, limit }: Overdue) =>
  db
    .selectFrom('jobs')
    .innerJoin('conversations', 'conversations.id', 'jobs.conversation_id')
    .select(['conversations.id', 'conversations.waiting_since'])
    .where('jobs.state', '=', 'waiting')
    .where('jobs.run_at', '<=', dueBy)
    .where('jobs.kind', '=', 'answer')
    .where('conversations.handler', '=', 'agent')
    .where('conversations.waiting_since', '<=', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('messages')
            .select('messages.id')
            // Word for word the condition of the index of holding replies.
            .where(sql<boolean>`messages.holding_since IS NOT NULL`)
            .whereRef('messages.conversation_id', '=', 'conversations.id')
            .whereRef('messages.holding_since', '=', 'conversations.waiting_since'),
        ),
      ),
    )
    .orderBy('conversations.waiting_since')
    .limit(limit),
)

/** Whether the customer had a holding reply since they wait. */
export async function hadHoldingReply(
  db: Reads,
  conversation: { readonly id: number; readonly waiting_since: number | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where(sql<boolean>`holding_since IS NOT NULL`)
    .where('conversation_id', '=', conversation.id)
    .where('holding_since', '=', conversation.waiting_since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

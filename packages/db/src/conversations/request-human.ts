import type { Reason } from '@pal/core/texts/reason'

import type { Tx } from '../schema/reads.ts'
import { readStoredReason, storeReason } from '../schema/stored-reason.ts'
import {
  changeConversation,
  type ConversationRow,
  findConversation,
  humanNoLongerNeeded,
  needsHuman,
} from './conversations.ts'

/** A human was asked for because the agent could not work, not for what the customer said. */
export function isLeftBehind({
  needs_human_reason: stored,
}: Pick<ConversationRow, 'needs_human_reason'>): boolean {
  return readStoredReason(stored)?.code === 'agent_needs_you'
}

/** Says that a human is needed, and why. Whoever waits for that already keeps their turn. */
export async function requestHuman(
  tx: Tx,
  id: number,
  why: Reason,
  now: number,
): Promise<ConversationRow> {
  const wanted = needsHuman(why, now)
  const waiting = await tx
    .selectFrom('conversations')
    .select('needs_human_at')
    .where('id', '=', id)
    .where('needs_human_reason', '=', storeReason(why))
    // What was put off comes back as a new task.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('task_marks')
            .select('ref')
            .where('kind', '=', 'handoff')
            .whereRef('ref', '=', 'conversations.id')
            .whereRef('task_at', '=', 'conversations.needs_human_at'),
        ),
      ),
    )
    .executeTakeFirst()
  const since = waiting?.needs_human_at ?? now
  return changeConversation(tx, id, { ...wanted, needs_human_at: since }, now)
}

/** A human wrote at that moment, as is heard of only now: who was asked for before is not needed any more. */
export async function humanAnsweredAt(
  tx: Tx,
  id: number,
  { at, now }: { readonly at: number; readonly now: number },
): Promise<void> {
  const since = (await findConversation(tx, id))?.needs_human_at ?? Infinity
  if (since <= at) await humanNoLongerNeeded(tx, id, now)
}

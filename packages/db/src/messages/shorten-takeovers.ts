import { minuteMs } from '@pal/core/durations'

import { changeConversation } from '../conversations/conversations.ts'
import type { Tx } from '../schema/reads.ts'
import { scheduledReplies } from './scheduled-replies.ts'

interface Ends {
  readonly was: number
  readonly is: number
}

/**
 * Take-overs that were made to end at one moment end at an earlier one. A reply that waits for its
 * time still finds its chat taken over. Answers whether there was any.
 */
export async function shortenTakeovers(tx: Tx, { was, is }: Ends, now: number): Promise<boolean> {
  const taken = await tx
    .selectFrom('conversations')
    .select('id')
    .where('takeover_until', '=', was)
    .execute()
  for (const { id } of taken) {
    const waiting = (await scheduledReplies(tx, id)).filter(({ problem }) => problem === null)
    const last = waiting.at(-1)?.send_at ?? -Infinity
    const until = Math.min(was, Math.max(is, last + minuteMs))
    await changeConversation(tx, id, { takeover_until: until }, now)
  }
  return taken.length > 0
}

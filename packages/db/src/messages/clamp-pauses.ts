import { minuteMs } from '@pal/core/durations'

import { changeConversation } from '../conversations/conversations.ts'
import type { Tx } from '../schema/reads.ts'

interface Longest {
  readonly takeoverMs: number
  readonly stopMs: number
}

/** Facebook's clock, from which some are counted, may be ahead of ours. */
const slackMs = 5 * minuteMs

/**
 * No take-over and no stop of a page lasts longer from now than it was made for: with the clock set
 * back by a day, the agent would be silent for that day too. Who has a reply waiting keeps it all.
 * Answers which conversations were changed.
 */
export async function clampPauses(
  tx: Tx,
  { takeoverMs, stopMs }: Longest,
  now: number,
): Promise<number[]> {
  const tooLong = await tx
    .selectFrom('conversations')
    .select('id')
    .where('takeover_until', '>', now + takeoverMs + slackMs)
    .where('id', 'not in', (db) => db.selectFrom('scheduled_replies').select('conversation_id'))
    .execute()
  for (const { id } of tooLong) {
    await changeConversation(tx, id, { takeover_until: now + takeoverMs }, now)
  }
  await tx
    .updateTable('pages')
    .set({ sending_stopped_until: now + stopMs })
    .where('sending_stopped_until', '>', now + stopMs + slackMs)
    .execute()
  return tooLong.map(({ id }) => id)
}

import { minuteMs } from '@pal/core/durations'
import { complete, type JobRow } from '@pal/db/jobs/queue'
import type { MessageRow } from '@pal/db/messages/messages'
import { withdrawUnsent } from '@pal/db/messages/withdraw'
import type { Tx } from '@pal/db/schema/reads'

import { enqueueIfWaiting } from '../../jobs/job-kinds.ts'
import type { OutcomeParts } from './send-outcome.ts'

/** Prices, stock and campaigns may have changed since: what was to be said then is thought of anew. */
const longestFreshMs = 5 * minuteMs
/** What is held up for less is about to go out. */
const heldMs = 10_000

/** True where it does not go out: the agent answers by what is so now, if it still is to answer. */
export async function cancelIfStale(
  { store, log, now, changed }: OutcomeParts,
  job: JobRow,
  message: MessageRow,
): Promise<boolean> {
  if (message.author === 'human' || now() - message.created_at < longestFreshMs) return false
  const { conversation_id: id } = message
  const gone = await store.transaction(async (tx) => {
    const reason = 'It could not go out in time, and the agent looks at the conversation anew.'
    const withdrawn = await withdrawUnsent(tx, id, { reason, now: now(), heldMs })
    if (!withdrawn.has(message.id)) return false
    await complete(tx, job, now())
    await enqueueIfWaiting(tx, id, now())
    return true
  })
  if (gone) {
    log.write('info', 'ai', 'An answer that was held up is thought of anew', { conversationId: id })
    changed()
  }
  return gone
}

/** The customer wrote on while an answer was held up: the next one answers all of it. */
export async function cancelSuperseded(tx: Tx, conversationId: number, now: number) {
  const reason = 'It was held up, and the customer wrote on meanwhile: the agent answers anew.'
  return withdrawUnsent(tx, conversationId, { reason, now, heldMs })
}

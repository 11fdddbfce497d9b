import { type SendMove, type SendStep, unknownReason } from '@pal/core/messages/send-machine'
import { because } from '@pal/core/texts/reason'

import { requestHumanForSend } from '../conversations/request-human.ts'
import { laterParts } from '../messages/message-parts.ts'
import type { MessageRow } from '../messages/messages.ts'
import { advanceSend } from '../messages/outgoing.ts'
import type { Tx } from '../schema/reads.ts'
import { storeReason } from '../schema/stored-reason.ts'
import { complete, type JobRow, retryLater, waitUntil } from './queue.ts'

/** Whatever waits looks no more often. */
const leastPauseMs = 50

/**
 * What follows from one step of a send, all of it: its message moves on, and with it its later parts,
 * its conversation and its job. Null where something else has settled the message meanwhile.
 */
export async function concludeSend(
  tx: Tx,
  { job, message }: { readonly job: JobRow; readonly message: MessageRow },
  { event, mid, reason, pauseMs = 0 }: SendStep,
  now: number,
): Promise<SendMove | null> {
  const move = await advanceSend(tx, message.id, event, { mid, reason, now })
  if (!move) {
    await complete(tx, job, now)
    return null
  }
  const unknown = move.to === 'unknown'
  if (move.effects.includes('drop_rest')) {
    const why = because(unknown ? 'send_part_unknown' : 'send_part_failed')
    for (const { id } of await laterParts(tx, message)) {
      await advanceSend(tx, id, 'cancelled', { reason: why, now })
    }
  }
  const typed = message.author === 'human' && message.scheduled_for === null
  const asks =
    move.effects.includes('ask_human') ||
    (move.effects.includes('ask_human_unless_typed') && !typed)
  if (asks) {
    const why = unknown ? unknownReason : (reason ?? because('send_failed'))
    await requestHumanForSend(tx, message.conversation_id, why, now)
  }
  const later = { error: reason ? storeReason(reason) : null, now }
  switch (move.job) {
    case 'done':
      await complete(tx, job, now)
      break
    case 'fails':
      await retryLater(tx, job, { ...later, runAt: now + pauseMs })
      break
    case 'waits':
      await waitUntil(tx, job, { ...later, runAt: now + Math.max(pauseMs, leastPauseMs) })
      break
    case 'goes_on':
    case 'none':
  }
  return move
}

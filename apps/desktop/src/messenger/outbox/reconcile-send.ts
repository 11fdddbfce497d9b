import { stepAfterFailedLookUp, stepAfterLookUp } from '@pal/core/messages/send-machine'
import { entry } from '@pal/core/texts/log-line'
import type { Store } from '@pal/db/maintenance/store'
import { filesIn } from '@pal/db/messages/candidates'
import type { MessageRow } from '@pal/db/messages/messages'
import { redateAttempt } from '@pal/db/messages/outgoing'
import { readStoredReason } from '@pal/db/schema/stored-reason'

import { GraphError } from '../graph/graph-error.ts'
import type { GraphClient } from '../graph/graph.ts'
import { lookUpDelivery } from './look-up-delivery.ts'
import { conclude, factsOf, isReplaced, type OutcomeParts, type Sending } from './send-outcome.ts'

export interface ReconcileParts extends OutcomeParts {
  readonly graph: GraphClient
  /** How long what was sent may take to show up in its thread. */
  readonly graceMs?: number
  /** When calls that were not answered were over, by the ids of their messages; a new process has none open. */
  readonly ended: Map<number, number>
}

/** True when it is sure that the message did not go out, and it may be sent. */
export async function reconcileSend(parts: ReconcileParts, sending: Sending): Promise<boolean> {
  const { store, graph, log, now, graceMs } = parts
  const { job, message, psid, token, threadId, signal } = sending
  const attemptedAt = await attemptedBy(store, message, now())
  try {
    const delivery = await lookUpDelivery(
      { db: store.db, graph, now, signal, ...(graceMs !== undefined && { graceMs }) },
      { pageId: message.page_id, token },
      {
        text: message.text,
        files: filesIn(message.attachments),
        psid,
        conversationId: message.conversation_id,
        threadId,
        attemptedAt,
        endedAt: Math.min(parts.ended.get(message.id) ?? 0, now()),
        sentAt: message.sent_at,
      },
    )
    const step = stepAfterLookUp(
      delivery,
      factsOf(sending, now()),
      readStoredReason(job.last_error),
    )
    if (step.event === 'arrived') {
      log.write('info', 'facebook', entry('message_had_gone_out'), {
        conversationId: message.conversation_id,
        messageId: message.id,
      })
    }
    return (await conclude(parts, sending, step))?.job === 'goes_on'
  } catch (error) {
    if (!(error instanceof GraphError)) throw error
    const step = stepAfterFailedLookUp(error, factsOf(sending, now()))
    const replaced = step.about === 'token' && (await isReplaced(parts, sending))
    await conclude(parts, sending, step, replaced ? undefined : error)
    return false
  }
}

/** The clock was set back since: what would be sure in hours is sure after the same short time. */
async function attemptedBy(store: Store, message: MessageRow, now: number): Promise<number> {
  const attemptedAt = message.send_attempted_at ?? message.created_at
  if (attemptedAt <= now) return attemptedAt
  await store.transaction((tx) => redateAttempt(tx, message.id, now))
  return now
}

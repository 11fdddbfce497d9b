import { retryLater } from '@pal/db/jobs/queue'
import type { Store } from '@pal/db/maintenance/store'
import type { MessageRow } from '@pal/db/messages/messages'
import { attemptedAgain, backToQueue } from '@pal/db/messages/outgoing'

import { readAttachments } from '../../platform/stored-json.ts'
import { GraphError } from '../graph/graph-error.ts'
import type { GraphClient } from '../graph/graph.ts'
import { lookUpDelivery } from './look-up-delivery.ts'
import {
  unknownSend,
  failSend,
  backoff,
  isTooLate,
  markToken,
  sent,
  lookUpPauseMs,
  wait,
  type OutcomeParts,
  type Sending,
} from './send-outcome.ts'

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
    const outcome = await lookUpDelivery(
      { db: store.db, graph, now, signal, ...(graceMs !== undefined && { graceMs }) },
      { pageId: message.page_id, token },
      {
        text: message.text,
        files: readAttachments(message.attachments),
        psid,
        conversationId: message.conversation_id,
        threadId,
        attemptedAt,
        endedAt: Math.min(parts.ended.get(message.id) ?? 0, now()),
        sentAt: message.sent_at,
      },
    )
    switch (outcome.outcome) {
      case 'found':
        log.write('info', 'facebook', 'A message whose sending was not answered had gone out', {
          messageId: message.id,
        })
        await sent(parts, job, message, outcome.mid)
        return false
      case 'absent':
        return await requeueLost(parts, sending)
      case 'undecided':
        if (outcome.againAt === null) await unknownSend(parts, job, message)
        else
          await wait(parts, job, 'not sure yet', Math.min(lookUpPauseMs, outcome.againAt - now()))
        return false
    }
  } catch (error) {
    if (!(error instanceof GraphError)) throw error
    const mayPass = error.transient || error.kind === 'rate'
    if (await tokenRevoked(parts, sending, error)) {
      await wait(parts, job, error.message, lookUpPauseMs)
    } else if (mayPass && !isTooLate(parts, job)) {
      const runAt = now() + (error.retryAfterMs ?? backoff(job))
      await store.transaction((tx) =>
        retryLater(tx, job, { runAt, error: error.message, now: now() }),
      )
    } else await unknownSend(parts, job, message)
    return false
  }
}

/** True when it is to be sent at once; after a second failure a while later. */
async function requeueLost(parts: ReconcileParts, { job, message }: Sending): Promise<boolean> {
  const { store, now } = parts
  if (isTooLate(parts, job)) {
    await failSend(parts, job, message, job.last_error ?? 'Facebook did not take it.')
    return false
  }
  await store.transaction((tx) => backToQueue(tx, message.id, 'It had not gone out', now()))
  if (job.failures < 2) return true
  await wait(parts, job, 'It had not gone out', backoff({ failures: job.failures - 2 }))
  return false
}

/** The page's token is dead: nobody can say anything of the message before the page is connected again. */
async function tokenRevoked(
  parts: ReconcileParts,
  { message, token }: Sending,
  error: GraphError,
): Promise<boolean> {
  if (error.reaction !== 'reconnect' || error.kind === 'permission') return false
  await markToken(parts, { pageId: message.page_id, token }, error)
  return true
}

/** The clock was set back since: what would be sure in hours is sure after the same short time. */
async function attemptedBy(store: Store, message: MessageRow, now: number): Promise<number> {
  const attemptedAt = message.send_attempted_at ?? message.created_at
  if (attemptedAt <= now) return attemptedAt
  await store.transaction((tx) => attemptedAgain(tx, message.id, now))
  return now
}

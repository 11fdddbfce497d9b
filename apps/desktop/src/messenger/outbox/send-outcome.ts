import { hourMs, minuteMs } from '@pal/core/durations'
import { requestHuman, changeConversation } from '@pal/db/conversations/conversations'
import { complete, type JobRow, retryLater, waitUntil } from '@pal/db/jobs/queue'
import type { Store } from '@pal/db/maintenance/store'
import { laterParts } from '@pal/db/messages/message-parts'
import type { MessageRow } from '@pal/db/messages/messages'
import { backToQueue, markFailed, markSent, markUnknown } from '@pal/db/messages/outgoing'
import { pageById, setTokenState, stopSending } from '@pal/db/pages/pages'
import type { Tx } from '@pal/db/schema/reads'

import { exponentialBackoff } from '../../platform/backoff.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/vault/secrets.ts'
import { type GraphError, tokenStateOf } from '../graph/graph-error.ts'
import { releaseThread } from '../inbox/thread-control.ts'

export interface OutcomeParts {
  readonly store: Store
  readonly secrets: Pick<Secrets, 'get'>
  readonly log: Pick<Log, 'write'>
  readonly now: () => number
  readonly changed: () => void
}

/** One message on its way, with what is needed to call Facebook for it. */
export interface Sending {
  readonly job: JobRow
  readonly message: MessageRow
  readonly psid: string
  readonly token: string
  readonly threadId: string | null
  readonly signal: AbortSignal
}

/** How soon a thread is read again for a message whose sending was never answered. */
export const lookUpPauseMs = 2_000
/** How soon it is looked whether a page that may not send may again; nobody asks Facebook for it. */
const holdPauseMs = 15_000
const retryPauseMs = 2_000
const longestPauseMs = minuteMs
/** After that an answer comes too late to be of use. */
const longestTryingMs = 15 * minuteMs
/** Facebook does not say how long it restricts a page: after this one message is tried. */
export const stopMs = hourMs
const mostHolds = 5

export async function sent(
  { store, now, changed }: OutcomeParts,
  job: JobRow,
  message: MessageRow,
  mid: string,
): Promise<void> {
  await store.transaction(async (tx) => {
    await markSent(tx, message.id, { mid, now: now() })
    await complete(tx, job, now())
  })
  changed()
}

/** What a refusal of Facebook means for the message, and for its page. */
export async function refused(
  parts: OutcomeParts,
  { job, message, token }: Sending,
  error: GraphError,
): Promise<void> {
  const { store, log, now } = parts
  log.write('warn', 'facebook', `A message could not be sent: ${error.message}`, {
    conversationId: message.conversation_id,
    messageId: message.id,
    ...error.facts,
  })
  if (error.ambiguous) {
    // It stays marked as being sent: the next attempt reads the thread first.
    await store.transaction((tx) =>
      retryLater(tx, job, { runAt: now() + lookUpPauseMs, error: error.message, now: now() }),
    )
    return
  }
  switch (error.reaction) {
    case 'retry':
      return isTooLate(parts, job)
        ? failSend(parts, job, message, error.message)
        : retrySend(parts, job, message, error, backoff(job))
    case 'wait':
      if (error.kind === 'rate') {
        return retrySend(parts, job, message, error, error.retryAfterMs ?? backoff(job))
      }
      await store.transaction((tx) =>
        changeConversation(
          tx,
          message.conversation_id,
          { can_reply: 0, can_reply_at: now() },
          now(),
        ),
      )
      return failSend(parts, job, message, error.message)
    case 'reconnect':
      if (!(await markToken(parts, { pageId: message.page_id, token }, error))) {
        return retrySend(parts, job, message, error, 0)
      }
      return error.kind === 'permission'
        ? failSend(parts, job, message, error.message)
        : deferSend(parts, job, message, error.message)
    case 'stop_page':
      await stopSending(store.db, message.page_id, {
        until: now() + stopMs,
        reason: error.reason,
      })
      return deferSend(parts, job, message, error.message)
    case 'give_up':
      if (error.kind === 'other_app') {
        const { conversation_id: id } = message
        await store.transaction((tx) => releaseThread(tx, id, { at: now(), now: now() }))
      }
      return failSend(parts, job, message, error.message)
  }
}

/** It has surely not gone out, and goes out later. */
async function retrySend(
  { store, now, changed }: OutcomeParts,
  job: JobRow,
  message: MessageRow,
  { message: reason }: GraphError,
  pause: number,
): Promise<void> {
  await store.transaction(async (tx) => {
    await backToQueue(tx, message.id, reason, now())
    await retryLater(tx, job, { runAt: now() + pause, error: reason, now: now() })
  })
  changed()
}

/**
 * The page cannot send: the agent's words wait for it, as does what was scheduled; what a person has
 * just typed comes back with the reason.
 */
export async function deferSend(
  parts: OutcomeParts,
  job: JobRow,
  message: MessageRow,
  reason: string,
): Promise<void> {
  const { store, now, changed } = parts
  const typedNow = message.author === 'human' && message.scheduled_for === null
  if (typedNow || job.failures >= mostHolds) {
    return failSend(parts, job, message, reason)
  }
  const pause = { runAt: now() + holdPauseMs, error: reason, now: now() }
  await store.transaction(async (tx) => {
    if (!(await backToQueue(tx, message.id, reason, now()))) return waitUntil(tx, job, pause)
    await requestHuman(tx, message.conversation_id, reason, now())
    return retryLater(tx, job, pause)
  })
  changed()
}

/**
 * What stops a whole page shows in the system status, not only at this message. False where the
 * token was replaced while the call was on its way: the new one is not to blame.
 */
export async function markToken(
  { store, secrets, now }: OutcomeParts,
  { pageId, token }: { readonly pageId: string; readonly token: string },
  error: GraphError,
): Promise<boolean> {
  if ((await secrets.get(`facebook.page_token.${pageId}`)) !== token) return false
  if (!(await pageById(store.db, pageId))) return true
  const state = tokenStateOf(error)
  await setTokenState(store.db, pageId, { state, reason: error.reason, now: now() })
  return true
}

/** Nobody can say whether it went out: it is not sent again, and the person is told. */
export async function unknownSend(
  { store, log, now, changed }: OutcomeParts,
  job: JobRow,
  message: MessageRow,
): Promise<void> {
  const reason =
    'It is not known whether this message reached the customer. Look in Messenger before you send it again.'
  await store.transaction(async (tx) => {
    await markUnknown(tx, message.id, reason, now())
    await dropLaterParts(tx, message, 'It is not known whether the part before it went out.', now())
    await requestHuman(tx, message.conversation_id, reason, now())
    await complete(tx, job, now())
  })
  log.write('error', 'facebook', reason, { messageId: message.id })
  changed()
}

export async function failSend(
  { store, log, now, changed }: OutcomeParts,
  job: JobRow,
  message: MessageRow,
  reason: string,
): Promise<void> {
  await store.transaction(async (tx) => {
    await markFailed(tx, message.id, reason, now())
    await dropLaterParts(tx, message, 'The part before it did not go out.', now())
    if (message.author !== 'human' || message.scheduled_for !== null) {
      await requestHuman(tx, message.conversation_id, reason, now())
    }
    await complete(tx, job, now())
  })
  log.write('error', 'facebook', `A message was not sent: ${reason}`, {
    conversationId: message.conversation_id,
    messageId: message.id,
  })
  changed()
}

async function dropLaterParts(
  tx: Tx,
  message: MessageRow,
  reason: string,
  now: number,
): Promise<void> {
  for (const { id } of await laterParts(tx, message)) {
    await markFailed(tx, id, reason, now)
  }
}

/** Something else has to happen first. */
export async function wait(
  { store, now }: OutcomeParts,
  job: JobRow,
  error: string,
  pause: number,
): Promise<void> {
  await store.transaction((tx) =>
    waitUntil(tx, job, { runAt: now() + Math.max(pause, 50), error, now: now() }),
  )
}

export function isTooLate({ now }: OutcomeParts, job: JobRow): boolean {
  return now() - job.created_at >= longestTryingMs
}

export const backoff = ({ failures }: Pick<JobRow, 'failures'>) =>
  exponentialBackoff(failures, retryPauseMs, longestPauseMs)

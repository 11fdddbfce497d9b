import type { ChangeKind } from '@pal/core/contract/system'
import { hourMs } from '@pal/core/durations'
import {
  type SendFacts,
  type SendMove,
  type SendStep,
  stepAfterRefusal,
  unknownReason,
} from '@pal/core/messages/send-machine'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { changeConversation } from '@pal/db/conversations/conversations'
import { concludeSend } from '@pal/db/jobs/conclude-send'
import type { JobRow } from '@pal/db/jobs/queue'
import type { Store } from '@pal/db/maintenance/store'
import type { MessageRow } from '@pal/db/messages/messages'
import { pageById, setTokenState, stopSending } from '@pal/db/pages/pages'
import type { Tx } from '@pal/db/schema/reads'

import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/vault/secrets.ts'
import { type GraphError, tokenTrouble } from '../graph/graph-error.ts'
import { releaseThread } from '../inbox/thread-control.ts'

export interface OutcomeParts {
  readonly store: Store
  readonly secrets: Pick<Secrets, 'get'>
  readonly log: Pick<Log, 'write'>
  readonly now: () => number
  readonly changed: (conversationId: number, ...more: readonly ChangeKind[]) => void
}

/** One message on its way, with what is needed to call Facebook for it. */
export interface Sending {
  readonly job: JobRow
  readonly message: MessageRow
  readonly psid: string
  readonly token: string
  readonly appSecret: string | null
  readonly threadId: string | null
  /** Facebook did not let the page send the last time. */
  readonly stopped: boolean
  readonly signal: AbortSignal
}

/** Facebook does not say how long it restricts a page: after this one message is tried. */
export const stopMs = hourMs

export function factsOf(
  { job, message }: Pick<Sending, 'job' | 'message'>,
  now: number,
): SendFacts {
  const typed = message.author === 'human' && message.scheduled_for === null
  return { now, since: job.created_at, failures: job.failures, typed }
}

/** What a refusal of Facebook means for the message, and for its page. */
export async function refused(
  parts: OutcomeParts,
  sending: Sending,
  error: GraphError,
): Promise<void> {
  const { message } = sending
  parts.log.write('warn', 'facebook', entry('send_refused', { reason: error.reason }), {
    conversationId: message.conversation_id,
    messageId: message.id,
    ...error.facts,
  })
  const replaced = error.reaction === 'reconnect' && (await isReplaced(parts, sending))
  const step = stepAfterRefusal(error, factsOf(sending, parts.now()), { replaced })
  await conclude(parts, sending, step, error)
}

/** The token was replaced while the call was on its way: the new one is not to blame. */
export async function isReplaced(
  { secrets }: OutcomeParts,
  { message, token }: Pick<Sending, 'message' | 'token'>,
): Promise<boolean> {
  return (await secrets.get(`facebook.page_token.${message.page_id}`)) !== token
}

/** Stores one step of a send with all that follows from it, and tells of it. */
export async function conclude(
  { store, log, now, changed }: OutcomeParts,
  sending: Pick<Sending, 'job' | 'message'>,
  step: SendStep,
  error?: GraphError,
): Promise<SendMove | null> {
  const { id: messageId, conversation_id: conversationId } = sending.message
  const move = await store.transaction(async (tx) => {
    if (error) await tellOf(tx, sending.message, { about: step.about, error, now: now() })
    return concludeSend(tx, sending, step, now())
  })
  const about = { conversationId, messageId }
  if (move?.to === 'unknown') log.write('error', 'facebook', unknownReason, about)
  if (move?.to === 'failed') {
    const said = entry('message_not_sent', { reason: step.reason ?? because('send_failed') })
    log.write('error', 'facebook', said, about)
  }
  if (move?.to !== sending.message.state) {
    // The history of an order says what became of its notice.
    const ofOrder = sending.message.order_event_id === null ? [] : (['orders'] as const)
    changed(conversationId, ...ofOrder)
  }
  return move
}

interface SendFailure {
  readonly about: SendStep['about']
  readonly error: GraphError
  readonly now: number
}

/** What stops a whole page shows in the system status, not only at this message. */
async function tellOf(
  tx: Tx,
  { page_id: pageId, conversation_id: id }: MessageRow,
  { about, error, now }: SendFailure,
): Promise<void> {
  const { reason } = error
  switch (about) {
    case 'token': {
      const page = await pageById(tx, pageId)
      return page && setTokenState(tx, pageId, { ...tokenTrouble(error, page), now })
    }
    case 'page':
      return stopSending(tx, pageId, { until: now + stopMs, reason })
    case 'window':
      await changeConversation(tx, id, { can_reply: 0, can_reply_at: now }, now)
      return
    case 'thread':
      await releaseThread(tx, id, { at: now, now })
      return
    case undefined:
  }
}

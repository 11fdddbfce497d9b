import { openAsBlob } from 'node:fs'

import type { SendState } from '@pal/core/domain/entities'
import { minuteMs } from '@pal/core/durations'
import { lookUpPauseMs, type SendStep, stepWhileClosed } from '@pal/core/messages/send-machine'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { humanWindowClosesAt, whyClosed } from '@pal/db/conversations/reply-window'
import { enqueueIfWaiting, messageIdOf } from '@pal/db/jobs/job-kinds'
import { type PendingSend, pendingSend } from '@pal/db/jobs/pending-send'
import { complete, type JobRow } from '@pal/db/jobs/queue'
import { attachmentsOf } from '@pal/db/messages/attachments'
import type { MessageRow } from '@pal/db/messages/messages'
import { markSending } from '@pal/db/messages/outgoing'
import { cancelReplies } from '@pal/db/messages/withdraw'
import { stopSending } from '@pal/db/pages/pages'
import { sendingStates } from '@pal/db/schema/literals'
import { readStoredReason } from '@pal/db/schema/stored-reason'
import { attachmentPath } from '@pal/db/sqlite/store-files'

import type { PreparedHandler } from '../../jobs/lanes.ts'
import { isLastTry } from '../../jobs/worker.ts'
import { currentSettings } from '../../platform/settings.ts'
import { readAttachments, readQuickReplies } from '../../platform/stored-json.ts'
import { GraphError } from '../graph/graph-error.ts'
import { ownMark, sendPicture, type SentPicture, sendText, uploadPicture } from '../graph/send.ts'
import { reconcileSend, type ReconcileParts } from './reconcile-send.ts'
import { conclude, factsOf, refused, type Sending } from './send-outcome.ts'

export interface OutboxParts extends Omit<ReconcileParts, 'ended'> {
  /** Where the files of messages are kept. */
  readonly folder: string
}

/**
 * Sends what is stored. It is marked as being sent before Facebook is called; where the answer is
 * lost, the thread is read until it is sure whether the message is there. It is sent again only when
 * it surely is not. What follows from what is for the send machine to say.
 */
export function sendHandler(outbox: OutboxParts): PreparedHandler {
  const parts = { ...outbox, ended: new Map<number, number>() }
  return {
    async prepare(tx, job) {
      const pending = await pendingSend(tx, messageIdOf(job))
      if (!pending) {
        await complete(tx, job, parts.now())
        return async () => {}
      }
      return async (signal) => {
        try {
          const [token, appSecret] = await Promise.all([
            parts.secrets.get(`facebook.page_token.${pending.message.page_id}`),
            parts.secrets.get('facebook.app_secret'),
          ])
          await sendOnce(parts, { job, ...pending }, { token, appSecret, signal })
        } catch (error) {
          if (signal.aborted || !isLastTry(job, error)) throw error
          // What waits behind it must not wait for ever.
          const reason = because('send_crashed')
          await conclude(parts, { job, ...pending }, { event: 'stopped', reason })
          throw error
        }
      }
    },
  }
}

type Parts = OutboxParts & ReconcileParts

interface Access extends Pick<Sending, 'appSecret' | 'signal'> {
  readonly token: string | null
}

async function sendOnce(
  parts: Parts,
  pending: PendingSend & Pick<Sending, 'job'>,
  { token, ...access }: Access,
): Promise<void> {
  const { job, message, state, conversation, closesAt, page } = pending
  const { now } = parts
  const step = (next: SendStep) => conclude(parts, { job, message }, next)
  if (token === null) {
    const reason = because('page_not_connected')
    await step({ event: 'stopped', reason })
    return
  }
  const closed = (at: SendState, stored: string | null = null) => {
    const over = (closesAt ?? Infinity) <= now()
    const why = readStoredReason(stored) ?? because('page_connect_again')
    const reason = over ? whyClosed(conversation, now(), because('window_closed')) : why
    return step(stepWhileClosed(at, factsOf({ job, message }, now()), { reason, over }))
  }
  if (page && !sendingStates.includes(page.token_state)) {
    await closed(state, page.state_reason)
    return
  }
  if (pending.isBehindAnother) {
    await step({ event: 'waited', pauseMs: lookUpPauseMs })
    return
  }
  const { psid } = pending.customer
  const { thread_id: threadId } = conversation
  const stopped = page !== undefined && page.sending_stopped_until !== null
  const sending = { job, message, psid, token, threadId, stopped, ...access }
  if (state === 'sending' && !(await reconcileSend(parts, sending))) return
  if ((page?.sending_stopped_until ?? 0) > now()) {
    await closed('queued', page?.sending_stopped_reason)
    return
  }
  const kind = await kindOf(parts, pending)
  if (kind === null) {
    const reason = whyClosed(conversation, now(), because('window_closed'))
    await step({ event: 'refused', reason })
  } else if (!(await cancelIfStale(parts, job, message))) await send(parts, sending, kind)
}

type Kind = { readonly messagingType: 'RESPONSE' } | typeof humanAgent
const humanAgent = { messagingType: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' } as const

/** Null where Facebook would refuse it; as a human agent only what a person has just typed. */
async function kindOf(
  { store, now }: OutboxParts,
  { message, conversation, closesAt }: PendingSend,
): Promise<Kind | null> {
  if (closesAt === null || closesAt > now()) return { messagingType: 'RESPONSE' }
  if (message.author !== 'human' || message.scheduled_for !== null) return null
  const { flow } = await currentSettings(store.db)
  return (humanWindowClosesAt(conversation, flow) ?? 0) > now() ? humanAgent : null
}

/** Prices, stock and campaigns may have changed since: what was to be said then is thought of again. */
const longestFreshMs = 5 * minuteMs

/** True where it does not go out: the agent answers by what is so now, if it still is to answer. */
async function cancelIfStale(
  { store, log, now, changed }: Parts,
  job: JobRow,
  message: MessageRow,
): Promise<boolean> {
  // That the answer takes longer, or is a human's, is so whatever else has changed.
  if (message.author === 'human' || message.holding_since !== null) return false
  if (now() - message.created_at < longestFreshMs) return false
  const { conversation_id: id } = message
  const gone = await store.transaction(async (tx) => {
    const cancelled = await cancelReplies(tx, id, 'stale', now())
    if (!cancelled.has(message.id)) return false
    await complete(tx, job, now())
    await enqueueIfWaiting(tx, id, now())
    return true
  })
  if (gone) {
    log.write('info', 'ai', entry('agent_resumes_answer'), {
      conversationId: id,
    })
    changed(id)
  }
  return gone
}

async function send(parts: Parts, sending: Sending, kind: Kind): Promise<void> {
  const { store, graph, now, changed } = parts
  const { job, message, psid, token, appSecret, signal } = sending
  try {
    const picture = await pictureOf(parts, sending)
    if (picture === 'gone') {
      const reason = because('send_picture_gone')
      await conclude(parts, sending, { event: 'refused', reason })
      return
    }
    const pageId = message.page_id
    await graph.learnTime({ token, pageId, signal })
    // What may not go out now is not marked first.
    const at = graph.clock.at(now())
    const call = await graph.admitUncounted(pageId, { kind: 'send', background: false })
    parts.ended.delete(message.id)
    const mine = await store.transaction(async (tx) => {
      const marked = await markSending(tx, message.id, now(), at)
      await (marked ? call?.count(tx) : complete(tx, job, now()))
      return marked
    })
    const admitted = call?.over
    if (!mine) return admitted?.()
    const metadata = ownMark(message.id)
    const quickReplies = readQuickReplies(message.quick_replies)
    const to = { pageId, token, appSecret, admitted, psid, metadata, quickReplies, signal }
    const { mid } =
      picture === null
        ? await sendText(graph, { ...to, ...kind, text: message.text })
        : await sendPicture(graph, { ...to, ...kind, picture })
    await conclude(parts, sending, { event: 'arrived', mid })
    if (sending.stopped) {
      await stopSending(store.db, pageId, null)
      changed(message.conversation_id)
    }
  } catch (error) {
    if (!(error instanceof GraphError)) throw error
    if (error.ambiguous) parts.ended.set(message.id, now())
    await refused(parts, sending, error)
    changed(message.conversation_id)
  }
}

/** What Facebook is given to show: a file of ours goes up first, while nothing can be sent twice. */
async function pictureOf(
  { store, graph, folder }: OutboxParts,
  { message, token, signal }: Sending,
): Promise<SentPicture | 'gone' | null> {
  const [attachment] = readAttachments(message.attachments)
  if (!attachment) return null
  if (attachment.source !== undefined) return { url: attachment.source }
  const [row] = (await attachmentsOf(store.db, [message.id])).get(message.id) ?? []
  if (!row || row.file === null || row.mime === null) return 'gone'
  const type = row.mime
  const path = attachmentPath(folder, row.file)
  const blob = path && (await openAsBlob(path, { type }).catch(() => null))
  if (!blob) return 'gone'
  const name = attachment.name ?? `picture.${type.slice(type.indexOf('/') + 1)}`
  const file = new File([blob], name, { type })
  return uploadPicture(graph, { pageId: message.page_id, token, file, signal })
}

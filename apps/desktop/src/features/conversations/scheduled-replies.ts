import type { Message } from '@pal/core/contract/conversations'
import type { ScheduledReply as Answer } from '@pal/core/contract/draft'
import { hourMs, minuteMs } from '@pal/core/durations'
import { AppError, badField, notFound } from '@pal/core/errors'
import { splitText } from '@pal/core/messages/split-text'
import { because } from '@pal/core/texts/reason'
import {
  findConversation,
  humanNoLongerNeeded,
  mustFindConversation,
} from '@pal/db/conversations/conversations'
import { whyClosed, windowClosesAt } from '@pal/db/conversations/reply-window'
import { isForLateReply, requestHuman } from '@pal/db/conversations/request-human'
import { enqueueScheduled, replyIdOf, scheduledJobKey } from '@pal/db/jobs/job-kinds'
import { cancelJob, complete, waitUntil } from '@pal/db/jobs/queue'
import { partsUnder, sentAsScheduled } from '@pal/db/messages/message-parts'
import {
  dropScheduledReply,
  refuseScheduledReply,
  scheduledReply,
  scheduledUnder,
  scheduleReply,
  type ScheduledReply,
} from '@pal/db/messages/scheduled-replies'
import { whyDisconnected } from '@pal/db/pages/pages'
import type { Tx } from '@pal/db/schema/reads'
import { storeReason } from '@pal/db/schema/stored-reason'

import type { JobHandler } from '../../jobs/lanes.ts'
import type { Log } from '../../platform/log.ts'
import { currentSettings } from '../../platform/settings.ts'
import { presentScheduled } from './present.ts'
import {
  refuseDisconnected,
  refuseOtherText,
  settled,
  storeReply,
  takeOverNow,
  type ReplyParts,
} from './reply.ts'

/** What the clocks of the window and of this machine may differ by, when 'now' was meant. */
const slackMs = minuteMs

/** Later than that, as after the computer slept, it may no longer be true, or wake somebody: a person says. */
const latestMs = hourMs

/** How soon it is looked again whether Facebook says what time it is. */
const unsurePauseMs = minuteMs

interface Ask {
  readonly conversationId: string
  readonly text: string
  readonly sendAt: number
  readonly clientId: string | undefined
}

/** Keeps what a person typed until its time; the agent is silent until then. */
export async function schedule(
  { store, clock, poke }: ReplyParts,
  { conversationId, text, sendAt, clientId }: Ask,
): Promise<Answer> {
  const answer = await store.transaction(async (tx) => {
    const conversation = await mustFindConversation(tx, conversationId)
    const sent =
      clientId === undefined ? null : await alreadySent(tx, conversation.id, { text, clientId })
    if (sent) return sent
    if (sendAt < clock.now() - slackMs) {
      throw badField('sendAt', because('reply_time_past'))
    }
    await refuseDisconnected(tx, conversation)
    const closes = windowClosesAt(conversation)
    if (closes === null || closes <= clock.now()) {
      throw new AppError(
        'conflict',
        whyClosed(conversation, clock.now(), because('window_closed_for_you')),
      )
    }
    if (sendAt >= closes) {
      throw new AppError('conflict', because('reply_time_after_window'), { field: 'sendAt' })
    }
    const waiting =
      clientId === undefined ? undefined : await scheduledUnder(tx, conversation.id, clientId)
    if (waiting) refuseOtherText([waiting.text], [text])
    const kept = await scheduleReply(tx, {
      conversationId: conversation.id,
      text,
      sendAt,
      clientId: clientId ?? null,
      now: clock.now(),
    })
    await enqueueScheduled(tx, kept, conversation.page_id, clock.now())
    const atLeastUntil = sendAt + slackMs
    await takeOverNow(tx, conversation.id, { by: null, atLeastUntil, now: clock.now() })
    return presentScheduled(kept)
  })
  poke()
  return answer
}

/** Asked for once more after it went out, at its time or at once: it is that one, and not a second. */
async function alreadySent(
  tx: Tx,
  conversationId: number,
  { text, clientId }: { readonly text: string; readonly clientId: string },
): Promise<Answer | null> {
  const atOnce = await partsUnder(tx, conversationId, clientId)
  if (atOnce.some(({ state }) => state !== 'failed')) {
    throw new AppError('conflict', because('reply_sent_already'), { field: 'clientId' })
  }
  const sent = await sentAsScheduled(tx, conversationId, clientId)
  if (!sent) return null
  const { replyId: id, messages } = sent
  refuseOtherText(
    messages.map((message) => message.text),
    splitText(text),
  )
  const [first] = messages
  return presentScheduled({
    id,
    text,
    send_at: first?.scheduled_for ?? first?.sent_at ?? 0,
    problem: messages.find(({ state }) => state === 'failed')?.state_reason ?? null,
  })
}

/** Called off; what has gone out meanwhile is no longer there to be called off. */
export async function cancelScheduled(
  { store, clock }: ReplyParts,
  conversationId: string,
  replyId: number,
): Promise<void> {
  await store.transaction(async (tx) => {
    const row = await mustFind(tx, conversationId, replyId)
    await cancelJob(tx, scheduledJobKey(row.id))
    await dropScheduledReply(tx, row, clock.now())
    const conversation = await mustFindConversation(tx, conversationId)
    if (row.problem === null || !isForLateReply(conversation)) return
    await humanNoLongerNeeded(tx, conversation.id, clock.now())
  })
}

export async function sendScheduledNow(
  parts: ReplyParts,
  conversationId: string,
  replyId: number,
): Promise<Message> {
  const { store, clock, poke } = parts
  const ids = await store.transaction(async (tx) => {
    const row = await mustFind(tx, conversationId, replyId)
    await cancelJob(tx, scheduledJobKey(row.id))
    return becomeMessage(tx, row, clock.now())
  })
  poke()
  return settled(parts, ids)
}

export interface ScheduledParts extends Pick<ReplyParts, 'store' | 'clock'> {
  readonly log: Pick<Log, 'write'>
  /** Whether the clock shows the right time, by Facebook's; asks for it once it is not known. */
  readonly isTimeSure: (pageId: string, signal: AbortSignal) => Promise<boolean>
  readonly changed: (conversationId: number) => void
}

/**
 * Its time has come: it becomes a message like any other, if Facebook still allows one. By a clock that was
 * set wrong while the program was closed it may not have come, nor be over.
 */
export function scheduledHandler(parts: ScheduledParts): JobHandler {
  const { store, clock, log, isTimeSure, changed } = parts
  return async (job, signal) => {
    const isSure = job.page_id === null || (await isTimeSure(job.page_id, signal))
    const problem = await store.transaction(async (tx) => {
      const now = clock.now()
      const row = await scheduledReply(tx, replyIdOf(job))
      const runAt = isSure ? (row?.send_at ?? 0) : now + unsurePauseMs
      if (row && runAt > now) {
        await waitUntil(tx, job, { runAt, error: null, now })
        return null
      }
      if (!(await complete(tx, job, now))) return null
      if (!row || row.problem !== null) return null
      const conversation = await findConversation(tx, row.conversation_id)
      const closes = conversation ? windowClosesAt(conversation) : null
      const isOpen = closes !== null && closes > now
      const late = now - row.send_at > latestMs
      const cut = conversation ? await whyDisconnected(tx, conversation.page_id) : null
      if (isOpen && !late && !cut) {
        await becomeMessage(tx, row, now)
        return null
      }
      const over = because('window_closed')
      const closed = conversation ? whyClosed(conversation, now, over) : over
      const problem = cut ?? (isOpen ? because('scheduled_late') : closed)
      const why = because('scheduled_not_sent', { problem })
      await refuseScheduledReply(tx, row, storeReason(problem), now)
      await requestHuman(tx, row.conversation_id, why, now)
      return why
    })
    if (problem) log.write('error', 'facebook', problem, { conversationId: job.conversation_id })
    if (job.conversation_id !== null) changed(job.conversation_id)
  }
}

/** Never as 'Human Agent': what goes out by itself has to keep to the plain window. */
async function becomeMessage(tx: Tx, row: ScheduledReply, now: number): Promise<number[]> {
  const conversation = await findConversation(tx, row.conversation_id)
  if (!conversation) throw notFound('conversation_not_found')
  const { flow } = await currentSettings(tx)
  const ids = await storeReply(tx, conversation, {
    text: row.text,
    clientId: row.client_id,
    scheduled: { id: row.id, sendAt: row.send_at },
    flow: { ...flow, humanAgent: false },
    now,
  })
  await dropScheduledReply(tx, row, now)
  return ids
}

async function mustFind(tx: Tx, conversationId: string, replyId: number): Promise<ScheduledReply> {
  const conversation = await mustFindConversation(tx, conversationId)
  const row = await scheduledReply(tx, replyId)
  if (!row || row.conversation_id !== conversation.id) throw notFound('scheduled_reply_not_found')
  return row
}

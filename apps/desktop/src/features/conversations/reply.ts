import type { Message } from '@pal/core/contract/conversations'
import type { Settings } from '@pal/core/contract/settings'
import { AppError, notFound } from '@pal/core/errors'
import { splitText } from '@pal/core/messages/split-text'
import { because } from '@pal/core/texts/reason'
import { type ConversationRow, mustFindConversation } from '@pal/db/conversations/conversations'
import { outdateDraft } from '@pal/db/conversations/drafts'
import { humanWindowClosesAt, whyClosed, windowClosesAt } from '@pal/db/conversations/reply-window'
import { takeOverLonger } from '@pal/db/conversations/take-over'
import { scheduledJobKey } from '@pal/db/jobs/job-kinds'
import { cancelJob } from '@pal/db/jobs/queue'
import { type OutgoingReply, queueReply, sendAgain } from '@pal/db/jobs/queue-reply'
import type { Store } from '@pal/db/maintenance/store'
import { attachmentsOf, knownFiles } from '@pal/db/messages/attachments'
import { correctReply } from '@pal/db/messages/corrections'
import { partsOf, partsUnder, sentAsScheduled } from '@pal/db/messages/message-parts'
import { messageById, type MessageRow } from '@pal/db/messages/messages'
import { dropScheduledReply, scheduledUnder } from '@pal/db/messages/scheduled-replies'
import { cancelReplies } from '@pal/db/messages/withdraw'
import { whyDisconnected } from '@pal/db/pages/pages'
import type { Tx } from '@pal/db/schema/reads'
import { readStoredReason } from '@pal/db/schema/stored-reason'

import type { Picture, Pictures } from '../../messenger/files/pictures.ts'
import { takeoverUntil } from '../../messenger/inbox/message-author.ts'
import type { Clock } from '../../platform/clock.ts'
import { currentSettings } from '../../platform/settings.ts'
import { messageAnswers } from './conversations.ts'

export interface ReplyParts {
  readonly store: Store
  readonly clock: Clock
  /** Waits until something of the queue has changed, or the time is up. */
  readonly nextChange: (ms: number) => Promise<void>
  readonly poke: () => void
}

export interface Reply {
  readonly conversationId: string | number
  readonly text: string
  /** Ids of pictures that were taken in. */
  readonly pictures?: readonly string[]
  /** The same one is sent once. */
  readonly clientId: string | undefined
}

/** How long the window waits for Facebook's word; the message continues being sent after that. */
const waitMs = 10_000

/**
 * What a person typed: stored, the conversation taken over, and sent. Answers once Facebook has
 * taken it (all of it, where it took several messages), or after a while with it still on its way; a refusal is an error that says why.
 */
export async function reply(
  parts: ReplyParts & { readonly pictures: Pictures },
  { conversationId, text, pictures: files = [], clientId }: Reply,
): Promise<Message> {
  const { store, clock, poke, pictures } = parts
  const ids = await store.transaction(async (tx) => {
    const conversation = await mustFindConversation(tx, conversationId)
    const { flow } = await currentSettings(tx)
    const before = clientId ? await partsUnder(tx, conversation.id, clientId) : []
    if (before.length > 0) {
      await refuseOther(tx, before, { text, files })
      return storeAgain(tx, conversation, before, clock.now())
    }
    if (clientId) {
      const later = await sentAsScheduled(tx, conversation.id, clientId)
      if (later) {
        await refuseOther(tx, later.messages, { text, files })
        return storeAgain(tx, conversation, later.messages, clock.now())
      }
      await callOff(tx, conversation.id, { text, clientId, now: clock.now() })
    }
    return storeReply(tx, conversation, {
      text,
      pictures: await findPictures(tx, pictures, files),
      clientId: clientId ?? null,
      flow,
      now: clock.now(),
    })
  })
  pictures.settle(files)
  poke()
  return settled(parts, ids)
}

/** What a person typed and Facebook did not take, with whatever belonged to it, goes out once more. */
export async function resend(
  parts: ReplyParts,
  conversationId: string,
  messageId: number,
): Promise<Message> {
  const { store, clock, poke } = parts
  const ids = await store.transaction(async (tx) => {
    const conversation = await mustFindConversation(tx, conversationId)
    const message = await messageById(tx, messageId)
    if (message?.conversation_id !== conversation.id) throw notFound('message_not_found')
    if (message.author !== 'human' || message.state !== 'failed') {
      throw new AppError('conflict', because('reply_not_resendable'))
    }
    return storeAgain(tx, conversation, await partsOf(tx, message), clock.now())
  })
  poke()
  return settled(parts, ids)
}

async function storeAgain(
  tx: Tx,
  conversation: ConversationRow,
  messages: readonly MessageRow[],
  now: number,
): Promise<number[]> {
  const { flow } = await currentSettings(tx)
  if (messages.some(({ state }) => state === 'failed')) {
    await refuseUnsendable(tx, conversation, flow, now)
  }
  for (const message of messages) await sendAgain(tx, message, now)
  await takeOverNow(tx, conversation.id, { by: messages[0] ?? null, now })
  return messages.map(({ id }) => id)
}

/** It was to go out later, and goes out now instead. */
async function callOff(
  tx: Tx,
  conversationId: number,
  {
    text,
    clientId,
    now,
  }: { readonly text: string; readonly clientId: string; readonly now: number },
): Promise<void> {
  const waiting = await scheduledUnder(tx, conversationId, clientId)
  if (!waiting) return
  refuseOtherText([waiting.text], [text])
  await cancelJob(tx, scheduledJobKey(waiting.id))
  await dropScheduledReply(tx, waiting, now)
}

async function findPictures(
  tx: Tx,
  pictures: Pictures,
  files: readonly string[],
): Promise<Picture[]> {
  const used = await knownFiles(tx, files)
  return files.map((file) => {
    const picture = used.has(file) ? null : pictures.find(file)
    if (picture) return picture
    throw new AppError('not_found', because('picture_gone'), { field: 'pictures' })
  })
}

interface Typed {
  readonly text: string
  readonly pictures?: readonly Picture[]
  readonly clientId: string | null
  readonly flow: Settings['flow']
  readonly scheduled?: OutgoingReply['scheduled']
  readonly now: number
}

/** What a person has typed goes into the queue, if Facebook allows it now, and takes over. */
export async function storeReply(
  tx: Tx,
  conversation: ConversationRow,
  { text, pictures = [], clientId, flow, scheduled, now }: Typed,
): Promise<number[]> {
  await refuseUnsendable(tx, conversation, flow, now)
  const messages = await queueReply(tx, {
    conversationId: conversation.id,
    author: 'human',
    text,
    pictures,
    clientId,
    scheduled,
    now,
  })
  await outdateDraft(tx, conversation.id, now)
  await takeOverNow(tx, conversation.id, { by: messages[0], now })
  return messages.map(({ id }) => id)
}

export async function refuseDisconnected(
  tx: Tx,
  { page_id }: Pick<ConversationRow, 'page_id'>,
): Promise<void> {
  const cut = await whyDisconnected(tx, page_id)
  if (cut) throw new AppError('conflict', cut)
}

/** Where its page is disconnected, or Facebook allows no answer now. */
export async function refuseUnsendable(
  tx: Tx,
  conversation: ConversationRow,
  flow: Settings['flow'],
  now: number,
): Promise<void> {
  await refuseDisconnected(tx, conversation)
  const closes = windowClosesAt(conversation)
  const human = humanWindowClosesAt(conversation, flow)
  if (Math.max(closes ?? 0, human ?? 0) > now) return
  throw new AppError(
    'conflict',
    human === null
      ? whyClosed(conversation, now, because('window_closed_for_you'))
      : because('window_closed_human_agent'),
  )
}

/** One id is of one reply: the answer to another would tell of the first as sent. */
async function refuseOther(
  tx: Tx,
  before: readonly MessageRow[],
  { text, files }: { readonly text: string; readonly files: readonly string[] },
): Promise<void> {
  const stored = await attachmentsOf(
    tx,
    before.map(({ id }) => id),
  )
  const kept = before.flatMap(({ id }) => stored.get(id) ?? [])
  // One that was let go since has no file any more.
  const other =
    kept.length !== files.length || kept.some(({ file }, at) => file !== null && file !== files[at])
  const texts = files.length > 0 && text.trim() === '' ? [] : splitText(text)
  const spoken = before.filter(({ id }) => !stored.has(id)).map((message) => message.text)
  if (other || !sameTexts(spoken, texts)) throw otherReply()
}

export function refuseOtherText(before: readonly string[], texts: readonly string[]): void {
  if (before.length > 0 && !sameTexts(before, texts)) throw otherReply()
}

function sameTexts(before: readonly string[], texts: readonly string[]): boolean {
  return (
    before.length === texts.length && before.every((text, at) => text === texts[at]?.toWellFormed())
  )
}

const otherReply = () =>
  new AppError('conflict', because('reply_client_id_used'), { field: 'clientId' })

interface TakeOver {
  /** What they wrote; null where they only took over. */
  readonly by: Pick<MessageRow, 'id' | 'sent_at'> | null
  /** Of a reply that goes out later. */
  readonly atLeastUntil?: number
  readonly now: number
}

/** A human answers here from now on; what the agent could not say before stays unsaid. */
export async function takeOverNow(
  tx: Tx,
  conversationId: number,
  { by, atLeastUntil = 0, now }: TakeOver,
): Promise<ConversationRow> {
  await cancelReplies(tx, conversationId, 'taken_over', now)
  await correctReply(tx, conversationId, by, now)
  const until = Math.max(await takeoverUntil(tx, now), atLeastUntil)
  // Who only takes over has not answered a customer who waits for a human.
  const answered = by !== null || atLeastUntil > 0
  return takeOverLonger(tx, conversationId, { until, answered, now })
}

/** The last part once all of them are out, or the time to wait is up. */
export async function settled(parts: ReplyParts, ids: readonly number[]): Promise<Message> {
  const settled: Message[] = []
  const until = parts.clock.now() + waitMs
  for (const id of ids) settled.push(await settledAnswer(parts, id, until))
  const last = settled.at(-1)
  if (!last) throw new Error('A reply without a message')
  return last
}

async function settledAnswer(
  { store, clock, nextChange }: ReplyParts,
  id: number,
  until: number,
): Promise<Message> {
  for (;;) {
    const message = await messageById(store.db, id)
    if (!message) throw new AppError('not_found', because('message_erased'))
    if (message.state === 'failed' || message.state === 'unknown') {
      const reason = readStoredReason(message.state_reason) ?? because('send_failed')
      throw new AppError('refused_upstream', reason)
    }
    const left = until - clock.now()
    const underWay = message.state === 'queued' || message.state === 'sending'
    if (!underWay || left <= 0) {
      const [answer] = await messageAnswers(store.db, [message])
      if (answer) return answer
    }
    // A change between the look and the waiting must not cost the whole time.
    await nextChange(Math.min(left, 250))
  }
}

import type { Message } from '@pal/core/contract/conversations'
import type { Settings } from '@pal/core/contract/settings'
import { AppError } from '@pal/core/errors'
import { takeOver, type ConversationRow } from '@pal/db/conversations'
import type { Store } from '@pal/db/database'
import { messageById } from '@pal/db/messages'
import type { Reads, Tx } from '@pal/db/reads'
import { textsUnder } from '@pal/db/text-parts'

import { say } from '../agent/say.ts'
import { splitText } from '../messenger/split-text.ts'
import { messageAnswer, mustFindConversation } from './conversations.ts'
import { humanWindowClosesAt, windowClosed, windowClosesAt } from './reply-window.ts'
import { currentSettings } from './settings.ts'

export interface ReplyParts {
  readonly store: Store
  readonly now: () => number
  /** Waits until something of the queue has changed, or the time is up. */
  readonly nextChange: (ms: number) => Promise<void>
  readonly poke: () => void
}

export interface Reply {
  readonly conversationId: string | number
  readonly text: string
  /** The same one is sent once. */
  readonly clientId: string | undefined
}

const hourMs = 60 * 60 * 1000
/** How long the window waits for Facebook's word; the message goes on being sent after that. */
const waitMs = 10_000

/**
 * What a person typed: stored, the conversation taken over, and sent. Answers once Facebook has
 * taken it (all of it, where it took several messages), or after a while with it still on its way; a refusal is an error that says why.
 */
export async function reply(
  parts: ReplyParts,
  { conversationId, text, clientId }: Reply,
): Promise<Message> {
  const { store, now, poke } = parts
  const ids = await store.transaction(async (tx) => {
    const conversation = await mustFindConversation(tx, conversationId)
    const { flow } = await currentSettings(tx)
    return storeReply(tx, conversation, { text, clientId: clientId ?? null, flow, now: now() })
  })
  poke()
  return settled(parts, ids)
}

interface Typed {
  readonly text: string
  readonly clientId: string | null
  readonly flow: Settings['flow']
  readonly scheduledFor?: number
  readonly now: number
}

/** What a person has typed goes into the queue, if Facebook allows it now, and takes over. */
export async function storeReply(
  tx: Tx,
  conversation: ConversationRow,
  { text, clientId, flow, scheduledFor, now }: Typed,
): Promise<number[]> {
  if (clientId !== null) {
    refuseOtherText(await textsUnder(tx, conversation.id, clientId), splitText(text))
  }
  const closes = windowClosesAt(conversation)
  const human = humanWindowClosesAt(conversation, flow)
  if (Math.max(closes ?? 0, human ?? 0) <= now) {
    throw new AppError('conflict', human === null ? windowClosed.person : windowClosed.humanAgent)
  }
  const messages = await say(tx, {
    conversationId: conversation.id,
    author: 'person',
    text,
    clientId,
    scheduledFor: scheduledFor ?? null,
    now,
  })
  await takeOver(tx, conversation.id, { until: await takeoverEnd(tx, now), now })
  return messages.map(({ id }) => id)
}

/** One id stands for one text: the answer to another would tell of the first as sent. */
export function refuseOtherText(before: readonly string[], texts: readonly string[]): void {
  const same =
    before.length === texts.length && before.every((text, at) => text === texts[at]?.toWellFormed())
  if (before.length === 0 || same) return
  throw new AppError(
    'conflict',
    'Another text was already sent with this clientId. Send this one with an id of its own.',
    { field: 'clientId' },
  )
}

export async function takeoverEnd(db: Reads, now: number): Promise<number> {
  const { flow } = await currentSettings(db)
  return now + flow.takeoverHours * hourMs
}

/** The last part once all of them are out, or the time to wait is up. */
export async function settled(parts: ReplyParts, ids: readonly number[]): Promise<Message> {
  const settled: Message[] = []
  for (const id of ids) settled.push(await settledAnswer(parts, id))
  const last = settled.at(-1)
  if (!last) throw new AppError('internal', 'A reply without a message')
  return last
}

async function settledAnswer({ store, nextChange }: ReplyParts, id: number): Promise<Message> {
  const until = Date.now() + waitMs
  for (;;) {
    const message = await messageById(store.db, id)
    if (!message) throw new AppError('not_found', 'The message was erased while it was being sent')
    if (message.state === 'failed' || message.state === 'unknown') {
      throw new AppError(
        'refused_upstream',
        message.state_reason ?? 'The message could not be sent',
      )
    }
    const left = until - Date.now()
    const underWay = message.state === 'queued' || message.state === 'sending'
    if (!underWay || left <= 0) return messageAnswer(message)
    // A change between the look and the waiting must not cost the whole time.
    await nextChange(Math.min(left, 250))
  }
}

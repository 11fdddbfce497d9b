import { messageTextLimit } from '@pal/core/constants'
import type { Message } from '@pal/core/contract/conversations'
import { AppError, badField } from '@pal/core/errors'
import { takeOver } from '@pal/db/conversations'
import type { Store } from '@pal/db/database'
import { messageById } from '@pal/db/messages'
import { insertOutgoing, requeue } from '@pal/db/outgoing'

import { enqueueSend } from '../agent/outbox.ts'
import { messageAnswer, mustFindConversation, windowClosesAt } from './conversations.ts'
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
 * taken it, or after a while with the message still on its way; a refusal is an error that says why.
 */
export async function reply(
  parts: ReplyParts,
  { conversationId, text, clientId }: Reply,
): Promise<Message> {
  const { store, now, poke } = parts
  if ([...text].length >= messageTextLimit) {
    throw badField('message', `message: Facebook takes fewer than ${messageTextLimit} characters`)
  }
  const id = await store.transaction(async (tx) => {
    const conversation = await mustFindConversation(tx, conversationId)
    const closes = windowClosesAt(conversation)
    if (closes === null || closes <= now()) {
      throw new AppError(
        'conflict',
        'Facebook allows an answer within 24 hours of the customer’s last message, and that time is over. You can answer when the customer writes again.',
      )
    }
    const { flow } = await currentSettings(tx)
    const { stored, message } = await insertOutgoing(tx, {
      conversationId: conversation.id,
      author: 'person',
      text,
      clientId: clientId ?? null,
      now: now(),
    })
    // Asked for again: only what certainly did not go out is sent once more.
    if (stored || (await requeue(tx, message.id, now()))) await enqueueSend(tx, message, now())
    await takeOver(tx, conversation.id, { until: now() + flow.takeoverHours * hourMs, now: now() })
    return message.id
  })
  poke()
  return settledAnswer(parts, id)
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

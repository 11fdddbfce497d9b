import { randomUUID } from 'node:crypto'

import type { Shape } from '@pal/core/messages/picture-shape'
import { type OwnFile, type ReplyPart, replyParts } from '@pal/core/messages/reply-parts'

import {
  changeConversation,
  type ConversationRow,
  mustFindConversation,
} from '../conversations/conversations.ts'
import type { MessageRow } from '../messages/messages.ts'
import { advanceSend, insertInto, type OutgoingMessage } from '../messages/outgoing.ts'
import type { Tx } from '../schema/reads.ts'
import { enqueueSend } from './job-kinds.ts'

interface Reply extends Omit<OutgoingMessage, 'text' | 'attachments' | 'file' | 'part'> {
  /** The number of its first message, where that is not the first of what has the same name. */
  readonly firstPart?: number
}

export interface OutgoingReply extends Reply {
  readonly text: string
  readonly pictures?: readonly (OwnFile & {
    readonly name: string | null
    readonly shape: Shape | null
  })[]
}

/**
 * Stores what is to be said and has it sent: in one message, or in several where it holds pictures or
 * Facebook takes no text as long as this. Answers them in order; said again with the same client id,
 * they are the same.
 */
export async function queueReply(
  tx: Tx,
  { text, pictures, ...reply }: OutgoingReply,
): Promise<readonly [MessageRow, ...MessageRow[]]> {
  const parts = replyParts({ text, ...(pictures && { pictures }) })
  const conversation = await mustFindConversation(tx, reply.conversationId)
  return (await queueParts(tx, conversation, reply, parts)).messages
}

/** The same of a reply that is parted already; the conversation is answered as it is then. */
export async function queueParts(
  tx: Tx,
  before: ConversationRow,
  { firstPart = 1, ...reply }: Reply,
  [first, ...others]: readonly [ReplyPart, ...ReplyPart[]],
): Promise<{ messages: readonly [MessageRow, ...MessageRow[]]; conversation: ConversationRow }> {
  // Its parts are known by it: what comes after one that is lost is not sent.
  const clientId = reply.clientId ?? (others.length > 0 ? randomUUID() : null)
  let conversation = before
  const store = async (content: ReplyPart, part: number): Promise<MessageRow> => {
    const inserted = await insertInto(tx, conversation, { ...reply, ...content, clientId, part })
    conversation = inserted.conversation
    if (inserted.stored) await enqueueSend(tx, inserted.message, reply.now)
    else await sendAgain(tx, inserted.message, reply.now)
    return inserted.message
  }
  const messages: [MessageRow, ...MessageRow[]] = [await store(first, firstPart)]
  for (const [index, part] of others.entries())
    messages.push(await store(part, firstPart + index + 1))
  if (others.length > 0 && reply.author === 'agent') {
    // However many messages it takes, it is one answer.
    const answers_in_row = before.answers_in_row + 1
    conversation = await changeConversation(tx, before.id, { answers_in_row }, reply.now)
  }
  return { messages, conversation }
}

/** Asked for again: only what certainly did not go out is sent once more. */
export async function sendAgain(tx: Tx, message: MessageRow, now: number): Promise<void> {
  if (await advanceSend(tx, message.id, 'requested', { now })) await enqueueSend(tx, message, now)
}

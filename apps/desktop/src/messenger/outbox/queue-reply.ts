import { randomUUID } from 'node:crypto'

import { changeConversation, findConversation } from '@pal/db/conversations/conversations'
import type { MessageRow } from '@pal/db/messages/messages'
import { advanceSend, insertOutgoing, type OutgoingMessage } from '@pal/db/messages/outgoing'
import type { Tx } from '@pal/db/schema/reads'

import { enqueueSend } from '../../jobs/job-kinds.ts'
import type { Picture } from '../files/pictures.ts'
import { splitText } from './split-text.ts'

export interface OutgoingReply extends Omit<OutgoingMessage, 'attachments' | 'file'> {
  /** Go out before the text, each in a message of its own: Facebook takes no text beside one. */
  readonly pictures?: readonly Picture[]
  /** Goes out after the text: Facebook fetches it at this address. */
  readonly shown?: { readonly url: string; readonly name: string } | null
}

type Part = Pick<OutgoingMessage, 'text' | 'attachments' | 'file' | 'part'>

/**
 * Stores what is to be said and has it sent: in one message, or in several where it holds pictures or
 * Facebook takes no text as long as this. Answers them in order; said again with the same client id,
 * they are the same.
 */
export async function queueReply(
  tx: Tx,
  said: OutgoingReply,
): Promise<readonly [MessageRow, ...MessageRow[]]> {
  const [first, ...others] = partsOf(said)
  const before = await findConversation(tx, said.conversationId)
  // Its parts are known by it: what comes after one that is lost is not sent.
  const base = said.clientId ?? (others.length > 0 ? randomUUID() : null)
  const named = { ...said, clientId: base }
  const messages: [MessageRow, ...MessageRow[]] = [await store(tx, named, { ...first, part: 1 })]
  for (const [index, part] of others.entries()) {
    messages.push(await store(tx, named, { ...part, part: index + 2 }))
  }
  if (before && others.length > 0 && said.author === 'agent') {
    // However many messages it takes, it is one answer.
    const answers_in_row = before.answers_in_row + 1
    await changeConversation(tx, before.id, { answers_in_row }, said.now)
  }
  return messages
}

function partsOf({ text, pictures = [], shown }: OutgoingReply): readonly [Part, ...Part[]] {
  const parts: Part[] = pictures.map(({ name, shape, ...file }) => ({
    text: '',
    attachments: [{ type: 'image', name, url: null, ...shape }],
    file,
  }))
  if (text.trim() !== '' || pictures.length === 0) {
    parts.push(...splitText(text).map((part) => ({ text: part })))
  }
  if (shown) {
    const { url: source, name } = shown
    parts.push({ text: '', attachments: [{ type: 'image', name, url: null, source }] })
  }
  const [first = { text: '' }, ...others] = parts
  return [first, ...others]
}

async function store(
  tx: Tx,
  { pictures: _, shown: __, ...said }: OutgoingReply,
  part: Part,
): Promise<MessageRow> {
  const { stored, message } = await insertOutgoing(tx, { ...said, ...part })
  if (stored) await enqueueSend(tx, message, said.now)
  else await sendAgain(tx, message, said.now)
  return message
}

/** Asked for again: only what certainly did not go out is sent once more. */
export async function sendAgain(tx: Tx, message: MessageRow, now: number): Promise<void> {
  if (await advanceSend(tx, message.id, 'requested', { now })) await enqueueSend(tx, message, now)
}

import { randomUUID } from 'node:crypto'

import { changeConversation, findConversation } from '@pal/db/conversations'
import type { MessageRow } from '@pal/db/messages'
import { insertOutgoing, requeue, type OutgoingMessage } from '@pal/db/outgoing'
import type { Tx } from '@pal/db/reads'
import { partMark } from '@pal/db/text-parts'

import { splitText } from '../messenger/split-text.ts'
import { enqueueSend } from './outbox.ts'

/**
 * Stores what is to be said and has it sent: in one message, or in several where Facebook takes no
 * text as long as this. Answers them in order; said again with the same client id, they are the same.
 */
export async function say(
  tx: Tx,
  said: OutgoingMessage,
): Promise<readonly [MessageRow, ...MessageRow[]]> {
  const [first = '', ...others] = splitText(said.text)
  const before = await findConversation(tx, said.conversationId)
  // Its parts are known by it: what comes after one that is lost is not sent.
  const base = said.clientId ?? (others.length > 0 ? randomUUID() : null)
  const messages: [MessageRow, ...MessageRow[]] = [await part(tx, said, first, base)]
  for (const [index, text] of others.entries()) {
    messages.push(await part(tx, said, text, `${base}${partMark}${index + 2}`))
  }
  if (before && others.length > 0 && said.author === 'agent') {
    // However many messages it takes, it is one answer.
    const answers_in_row = before.answers_in_row + 1
    await changeConversation(tx, before.id, { answers_in_row }, said.now)
  }
  return messages
}

async function part(
  tx: Tx,
  said: OutgoingMessage,
  text: string,
  clientId: string | null | undefined,
): Promise<MessageRow> {
  const { stored, message } = await insertOutgoing(tx, { ...said, text, clientId })
  // Asked for again: only what certainly did not go out is sent once more.
  if (stored || (await requeue(tx, message.id, said.now))) await enqueueSend(tx, message, said.now)
  return message
}

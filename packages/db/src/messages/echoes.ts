import { findSent } from '@pal/core/messages/message-matching'

import { changeConversation, ensureConversation } from '../conversations/conversations.ts'
import type { Tx } from '../schema/reads.ts'
import { afterSent } from './after-sent.ts'
import { awaitAttachments } from './attachments.ts'
import { unansweredSends } from './candidates.ts'
import { lastMessage } from './inbound.ts'
import { insertMessage, messageById, messageByMid } from './messages.ts'
import { markSent } from './outgoing.ts'

/** A message that the page sent, as Facebook tells of it: ours, or typed somewhere else. */
export interface Echo {
  pageId: string
  psid: string
  mid: string
  text: string
  sentAt: number
  now: number
  customerName?: string | null | undefined
  threadId?: string | null | undefined
  attachments?: unknown[] | undefined
  /** Our id of the message, where it came back in the echo's metadata. */
  ownId?: number | null | undefined
  /** Who wrote it when it is none of ours. */
  otherwise?: 'inbox' | 'automation' | undefined
  history?: boolean | undefined
  /** Facebook says that a person typed it in the inbox: it is none of ours, whatever it says. */
  typed?: boolean | undefined
  /** An instant reply or the like: whoever wrote waits for an answer all the same. */
  noAnswer?: boolean | undefined
}

export interface AdoptedEcho {
  /** `stored` is news: somebody else answered. */
  outcome: 'known' | 'matched' | 'stored'
  conversationId: number
  messageId: number
}

export async function adoptEcho(tx: Tx, echo: Echo): Promise<AdoptedEcho> {
  const known = await messageByMid(tx, echo.pageId, echo.mid)
  if (known) {
    const { id: messageId, conversation_id: conversationId } = known
    return { outcome: 'known', conversationId, messageId }
  }
  const conversation = await ensureConversation(tx, {
    pageId: echo.pageId,
    psid: echo.psid,
    name: echo.customerName,
    threadId: echo.threadId,
    at: echo.sentAt,
    now: echo.now,
  })
  const { text, attachments = [], sentAt: at, ownId = null, typed = false } = echo
  const content = { text, attachments, at, ownId, typed }
  const ours = findSent(content, await unansweredSends(tx, conversation.id))
  if (ours) {
    await markSent(tx, ours.id, { mid: echo.mid, now: echo.now })
    return { outcome: 'matched', conversationId: conversation.id, messageId: ours.id }
  }
  const author = echo.otherwise ?? 'inbox'
  const id = await insertMessage(tx, {
    conversation_id: conversation.id,
    sent_at: echo.sentAt,
    page_id: echo.pageId,
    mid: echo.mid,
    direction: 'out',
    author,
    text: echo.text,
    attachments: echo.attachments?.length ? JSON.stringify(echo.attachments) : null,
    state: 'sent',
    created_at: echo.now,
  })
  const newest = echo.sentAt >= (conversation.last_message_at ?? 0)
  const unseen = newest ? 0 : await unseenAfter(tx, conversation.id, echo.sentAt)
  const unread_count = Math.min(conversation.unread_count, unseen)
  await changeConversation(
    tx,
    conversation.id,
    {
      ...lastMessage(conversation, { text: echo.text, at: echo.sentAt }),
      message_count: conversation.message_count + 1,
      ...(newest && !echo.noAnswer && { answers_in_row: 0 }),
      ...(!echo.noAnswer && { unread_count }),
    },
    echo.now,
  )
  await awaitAttachments(tx, {
    conversationId: conversation.id,
    messageId: id,
    attachments: echo.attachments,
    now: echo.now,
  })
  const stored = echo.noAnswer ? undefined : await messageById(tx, id)
  if (stored) await afterSent(tx, stored, echo.now)
  return { outcome: 'stored', conversationId: conversation.id, messageId: id }
}

/**
 * How much of the customer nobody has seen: whoever types in the inbox sees what is there before
 * it, and whoever writes here what is stored by then.
 */
async function unseenAfter(tx: Tx, conversationId: number, typedAt: number): Promise<number> {
  const { unseen } = await tx
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('unseen'))
    .where('conversation_id', '=', conversationId)
    .where('direction', '=', 'in')
    .where('sent_at', '>', typedAt)
    .where('id', '>', (db) =>
      db
        .selectFrom('messages as own')
        .select((eb) => eb.fn.coalesce(eb.fn.max('own.id'), eb.val(0)).as('newest'))
        .where('own.conversation_id', '=', conversationId)
        .where('own.author', 'in', ['agent', 'human']),
    )
    .executeTakeFirstOrThrow()
  return unseen
}

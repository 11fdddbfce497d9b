import { saysStop } from '@pal/core/agent/follow-up/stop-words'

import { activeCampaignOf } from '../campaigns/campaigns.ts'
import {
  attachCampaign,
  changeConversation,
  type ConversationChanges,
  type ConversationRow,
  ensureConversation,
} from '../conversations/conversations.ts'
import { outdateDraft } from '../conversations/drafts.ts'
import { windowClosesAt } from '../conversations/reply-window.ts'
import type { Tx } from '../schema/reads.ts'
import { awaitAttachments } from './attachments.ts'
import { excerpt, insertMessage, messageByMid } from './messages.ts'

export interface InboundMessage {
  pageId: string
  psid: string
  mid: string
  text: string
  /** Facebook's time. */
  sentAt: number
  now: number
  customerName?: string | null | undefined
  threadId?: string | null | undefined
  attachments?: unknown[] | undefined
  replyToMid?: string | null | undefined
  /** What the button sent back that the customer tapped. */
  tapped?: string | null | undefined
  /** Read back from Facebook's memory: kept, but nobody is waiting for an answer to it. */
  history?: boolean | undefined
}

export interface Ingested {
  /** False when it was here already: by webhook and by polling the same message comes twice. */
  stored: boolean
  conversationId: number
  messageId: number
  /** The campaign whose agent is to answer; null on a page without an active one. */
  activeCampaignId: number | null
  /** It came so late that somebody who saw it at Facebook has answered since. */
  answered: boolean
  /** They write for the first time, and their thread, which has their name, was never read. */
  isStranger: boolean
  /** Nothing could be sent to them before it. */
  isReopened: boolean
}

/** A customer's message, with everything that follows from it, or nothing at all. */
export async function ingestInbound(tx: Tx, message: InboundMessage): Promise<Ingested> {
  const campaign = await activeCampaignOf(tx, message.pageId)
  const activeCampaignId = campaign?.id ?? null
  const conversation = await ensureConversation(tx, {
    pageId: message.pageId,
    psid: message.psid,
    name: message.customerName,
    threadId: message.threadId,
    campaignId: activeCampaignId,
    at: message.sentAt,
    now: message.now,
  })
  const isStranger = conversation.message_count === 0 && conversation.thread_updated_at === null
  const whose = { activeCampaignId, isStranger }
  const known = await messageByMid(tx, message.pageId, message.mid)
  if (known) {
    const { id: messageId, conversation_id: conversationId } = known
    return {
      stored: false,
      conversationId,
      messageId,
      answered: false,
      isReopened: false,
      ...whose,
    }
  }
  const messageId = await insertMessage(tx, {
    conversation_id: conversation.id,
    sent_at: message.sentAt,
    page_id: message.pageId,
    mid: message.mid,
    direction: 'in',
    author: 'customer',
    text: message.text,
    attachments: message.attachments?.length ? JSON.stringify(message.attachments) : null,
    reply_to_mid: message.replyToMid ?? null,
    tapped: message.tapped ?? null,
    created_at: message.now,
  })
  await awaitAttachments(tx, {
    conversationId: conversation.id,
    messageId,
    attachments: message.attachments,
    now: message.now,
  })
  if (campaign) await attachCampaign(tx, conversation, campaign.id, message.now)
  const late = message.sentAt < (conversation.last_message_at ?? 0)
  const answered = late && (await typedAfter(tx, conversation.id, message.sentAt))
  const seen = answered || message.history === true
  const changes = afterInbound(conversation, message, seen)
  await changeConversation(tx, conversation.id, changes, message.now)
  // What was worded before they wrote no longer fits.
  if (!seen) await outdateDraft(tx, conversation.id, message.now)
  const isReopened = (windowClosesAt(conversation) ?? Infinity) <= message.now
  return {
    stored: true,
    conversationId: conversation.id,
    messageId,
    answered,
    isReopened,
    ...whose,
  }
}

/** Whether somebody typed something in Facebook's inbox after that moment. */
async function typedAfter(tx: Tx, conversationId: number, at: number): Promise<boolean> {
  const row = await tx
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('sent_at', '>', at)
    .where('author', '=', 'inbox')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function afterInbound(
  old: ConversationRow,
  message: InboundMessage,
  seen: boolean,
): ConversationChanges {
  const changes: ConversationChanges = {
    ...lastMessage(old, { text: message.text, at: message.sentAt }),
    message_count: old.message_count + 1,
    last_customer_at: Math.max(old.last_customer_at ?? 0, message.sentAt),
    ...(old.no_follow_ups_since === null &&
      saysStop(message.text) && { no_follow_ups_since: message.sentAt }),
  }
  if (seen) return changes
  return {
    ...changes,
    unread_count: old.unread_count + 1,
    answers_in_row: 0,
    waiting_since: Math.min(old.waiting_since ?? Infinity, message.sentAt),
    ...(old.status === 'abandoned' && { status: 'active' }),
  }
}

/** What the lists show, unless a newer message is known already: they come in any order. */
export function lastMessage(
  old: Pick<ConversationRow, 'last_message_at' | 'last_activity_at'>,
  message: { text: string; at: number },
): ConversationChanges {
  const last_activity_at = Math.max(old.last_activity_at, message.at)
  if (old.last_message_at !== null && message.at < old.last_message_at) return { last_activity_at }
  return {
    last_activity_at,
    last_message: excerpt(message.text),
    last_message_at: message.at,
  }
}

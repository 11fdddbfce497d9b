import { withoutDisclosure } from '@pal/core/agent/context/disclosure'
import type { Conversation, Message } from '@pal/core/contract/conversations'
import type { Draft, ScheduledReply } from '@pal/core/contract/draft'
import type { PageConversation } from '@pal/core/contract/facebook'
import type { ReasonAnswer } from '@pal/core/contract/reason'
import { isoTime, isoTimeOrNull } from '@pal/core/domain/iso-time'
import { answerOf } from '@pal/core/texts/reason'
import type { ListedConversation } from '@pal/db/conversations/conversation-list'
import type { DraftRow } from '@pal/db/conversations/drafts'
import { windowClosesAt } from '@pal/db/conversations/reply-window'
import type { AttachmentRow } from '@pal/db/messages/attachments'
import { replyKeyOf } from '@pal/db/messages/message-parts'
import type { MessageRow } from '@pal/db/messages/messages'
import type { ScheduledReply as ScheduledReplyRow } from '@pal/db/messages/scheduled-replies'
import { readStoredReason } from '@pal/db/schema/stored-reason'
import { readTags } from '@pal/db/schema/stored-tags'
import { namesAny, nameWords } from '@pal/db/search/search-terms'

import { readAttachments, readQuickReplies } from '../../platform/stored-json.ts'
import { excerpt } from './excerpt.ts'

export type Found = ListedConversation & { readonly hit?: string | null }

/** A search gives some of the message or the note that it found beside its row. */
export function presentConversation(
  row: Found,
  search = '',
): Omit<Conversation, 'lastMessageFrom' | 'lastReplyState' | 'waitingWords'> {
  return {
    id: row.id,
    customerId: row.psid,
    customerName: row.customer_name ?? '',
    profileName: row.profile_name === row.customer_name ? null : row.profile_name,
    lastMessage: row.last_message && withoutDisclosure(row.last_message),
    lastMessageAt: isoTimeOrNull(row.last_message_at),
    updatedAt: isoTime(row.updated_at),
    campaignId: row.campaign_id,
    campaignName: row.campaign_name,
    platform: row.platform,
    stage: row.stage,
    status: row.status,
    lastActivity: isoTime(row.last_activity_at),
    pageId: row.page_id,
    pageName: row.page_name,
    threadId: row.thread_id,
    handler: row.handler,
    takeoverUntil: isoTimeOrNull(row.takeover_until),
    otherApp: row.other_app_at !== null,
    unreadCount: row.unread_count,
    messageCount: row.message_count,
    needsHumanReason: presentReason(row.needs_human_reason),
    draftReady: row.drafted_at !== null,
    waitsSince: isoTimeOrNull(waitsSince(row)),
    unanswered: row.waiting_since !== null,
    windowClosesAt: isoTimeOrNull(windowClosesAt(row)),
    ...whereFound(row, search),
    tags: readTags(row),
  }
}

/** From their first words that nobody has answered, which are older than why they wait for the seller. */
function waitsSince(row: Found): number | null {
  if (row.needs_human_reason === null && row.drafted_at === null) return null
  const since = row.needs_human_at ?? row.drafted_at ?? row.last_activity_at
  return Math.min(row.waiting_since ?? since, since)
}

function whereFound({ hit, note }: Found, search: string): Pick<Conversation, 'hit' | 'hitIn'> {
  if (hit) return { hit: excerpt(hit, search), hitIn: 'message' }
  const words = note === null ? null : nameWords(search)
  if (note === null || !words || !namesAny(words, note)) return { hit: null, hitIn: null }
  return { hit: excerpt(note, search), hitIn: 'note' }
}

export function presentPageConversation(row: ListedConversation): PageConversation {
  return {
    // What Facebook calls the thread, where it is known; both find it.
    id: row.thread_id ?? String(row.id),
    conversationId: row.id,
    customer_name: row.customer_name ?? '',
    pageName: row.page_name,
    message_count: row.message_count,
    updated_time: isoTime(row.last_activity_at),
  }
}

export function presentReason(stored: string | null): ReasonAnswer | null {
  const reason = readStoredReason(stored)
  return reason && answerOf(reason)
}

export function presentMessage(row: MessageRow, files: readonly AttachmentRow[] = []): Message {
  const at = isoTime(row.sent_at)
  return {
    id: String(row.id),
    conversationId: row.conversation_id,
    sender: row.author,
    from_customer: row.direction === 'in',
    text: row.text,
    content: row.text,
    timestamp: at,
    createdAt: at,
    state: row.state,
    stateReason: presentReason(row.state_reason),
    attachments: readAttachments(row.attachments).map(({ type, name, url }, position) => {
      const file = files.find((one) => one.position === position)
      const { id = null, state = null, reason = null, size = null, mime = null } = file ?? {}
      return { type, name, url, id, state, reason, size, mime, heard: file?.transcript ?? null }
    }),
    reaction: row.reaction,
    buttons: readQuickReplies(row.quick_replies).map((button) => ({
      kind: button.kind,
      title: button.kind === 'text' ? button.title : null,
    })),
    replyKey: replyKeyOf(row),
    hasDecision: row.decision_id !== null,
  }
}

export function presentScheduled({
  id,
  text,
  problem,
  send_at,
}: Pick<ScheduledReplyRow, 'id' | 'text' | 'problem' | 'send_at'>): ScheduledReply {
  return { id, text, problem: presentReason(problem), sendAt: isoTime(send_at) }
}

export function presentDraft(row: DraftRow): Draft {
  return {
    id: row.id,
    kind: row.kind,
    text: row.text,
    reason: presentReason(row.reason),
    createdAt: isoTime(row.created_at),
  }
}

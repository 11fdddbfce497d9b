import type { ConversationRow } from '../conversations/conversations.ts'
import { findConversation } from '../conversations/conversations.ts'
import { type ChatCustomer, chatCustomer } from '../conversations/customers.ts'
import { windowClosesAt } from '../conversations/reply-window.ts'
import { type MessageRow, messageById } from '../messages/messages.ts'
import { olderUnsettled } from '../messages/outgoing.ts'
import { type Page, pageById } from '../pages/pages.ts'
import type { Reads } from '../schema/reads.ts'

/** A message that is to go out, with all that its sending is decided from. */
export interface PendingSend {
  readonly message: MessageRow
  readonly state: 'queued' | 'sending'
  readonly conversation: ConversationRow
  /** Until when Facebook allows an answer; null where the customer has never written. */
  readonly closesAt: number | null
  readonly customer: ChatCustomer
  readonly page: Page | undefined
  /** An earlier one of its conversation is not out yet. */
  readonly isBehindAnother: boolean
}

/** Null where there is nothing to send any more. */
export async function pendingSend(db: Reads, messageId: number): Promise<PendingSend | null> {
  const message = await messageById(db, messageId)
  if (!message || (message.state !== 'queued' && message.state !== 'sending')) return null
  const conversation = await findConversation(db, message.conversation_id)
  const customer = conversation && (await chatCustomer(db, conversation.customer_id))
  if (!customer) return null
  return {
    message,
    state: message.state,
    conversation,
    closesAt: windowClosesAt(conversation),
    customer,
    page: await pageById(db, message.page_id),
    isBehindAnother: await olderUnsettled(db, message),
  }
}

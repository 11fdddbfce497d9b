import { changeConversation, findConversation, handBack } from '@pal/db/conversations'
import { firstUnansweredByPeople, type MessageRow, setAutomation } from '@pal/db/messages'
import type { Tx } from '@pal/db/reads'

import { currentSettings } from '../services/settings.ts'
import { ownIdOf } from './send.ts'
import type { ThreadMessage } from './thread-message.ts'
import { pageInboxAppId } from './webhook-events.ts'

const hourMs = 3_600_000

/** `foreign`: an instant reply of the page, or another program; `lost`: ours, and not in this store. */
export type Writer = 'inbox' | 'foreign' | 'lost'

/**
 * Who wrote what the page sent and this store does not know. Only webhooks tell the app; what was
 * read from the thread counts as typed by a person, who must not be talked over.
 */
export function writerOf({ metadata, appId }: ThreadMessage): Writer {
  if (ownIdOf(metadata) !== null) return 'lost'
  return appId === null || appId === pageInboxAppId ? 'inbox' : 'foreign'
}

export async function takeoverUntil(tx: Tx, at: number): Promise<number> {
  const { flow } = await currentSettings(tx)
  return at + flow.takeoverHours * hourMs
}

/**
 * A poll was first and took a program for a person: the webhook tells better. True where the
 * conversation went back to the agent.
 */
export async function correctWriter(
  tx: Tx,
  known: MessageRow,
  message: ThreadMessage,
  now: number,
): Promise<boolean> {
  if (message.fromCustomer || known.author !== 'inbox') return false
  if (message.appId === null || writerOf(message) === 'inbox') return false
  await setAutomation(tx, known.id)
  const conversation = await findConversation(tx, known.conversation_id)
  if (!conversation || conversation.handler !== 'person') return false
  // Only the take-over that this message made: a person's own stays.
  if (conversation.takeover_until !== (await takeoverUntil(tx, known.sent_at))) return false
  await handBack(tx, conversation.id, now)
  const waiting_since = await firstUnansweredByPeople(tx, conversation.id)
  await changeConversation(tx, conversation.id, { waiting_since }, now)
  return true
}

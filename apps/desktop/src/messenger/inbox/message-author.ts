import { hoursMs, minuteMs } from '@pal/core/durations'
import { tellingSlackMs } from '@pal/core/messages/message-matching'
import { changeConversation } from '@pal/db/conversations/conversations'
import { endTakeover, takeOver } from '@pal/db/conversations/take-over'
import { restoreGap } from '@pal/db/maintenance/restore-gap'
import { lastWords } from '@pal/db/messages/apply-provider-time'
import { followsFirstWords } from '@pal/db/messages/candidates'
import { takeBackCorrections } from '@pal/db/messages/corrections'
import { lastTypedInInbox, type MessageRow, setAutomation } from '@pal/db/messages/messages'
import { waitingSince } from '@pal/db/messages/waiting'
import type { Tx } from '@pal/db/schema/reads'

import { currentSettings } from '../../platform/settings.ts'
import { ownIdOf } from '../graph/send.ts'
import type { ThreadMessage } from '../graph/thread-message.ts'
import { pageInboxAppId } from '../graph/webhook-events.ts'

/** `foreign`: an instant reply of the page, or another program; `lost`: ours, and not in this store. */
export type Author = 'inbox' | 'foreign' | 'lost'

/**
 * Who wrote what the page sent and this store does not know. Only webhooks tell the app; what was
 * read from the thread counts as typed by a person, who must not be talked over.
 */
function classifyAuthor({ metadata, appId }: ThreadMessage): Author {
  if (ownIdOf(metadata) !== null) return 'lost'
  return appId === null || appId === pageInboxAppId ? 'inbox' : 'foreign'
}

/** Nobody reads and types that fast. */
const instantMs = 5_000
/** An instant reply goes to whoever begins to write, an away message seldom to the same person again. */
const beginsAfterMs = 10 * minuteMs

/**
 * Whether it is Facebook's own instant reply or away message, where no webhook tells the app: by its
 * time, for nothing else in a thread sets it apart. It takes nothing over.
 */
async function isInstantReply(tx: Tx, message: ThreadMessage): Promise<boolean> {
  if (message.fromCustomer || classifyAuthor(message) !== 'inbox' || message.appId !== null) {
    return false
  }
  return followsFirstWords(tx, message, { withinMs: instantMs, silentMs: beginsAfterMs })
}

/** Who wrote it, by all that is known of it. */
export async function authorOf(tx: Tx, message: ThreadMessage, history: boolean): Promise<Author> {
  const author = classifyAuthor(message)
  if (author !== 'inbox' || message.appId !== null) return author
  if (!history && (await isInstantReply(tx, message))) return 'foreign'
  // The store that a backup replaced sent what was sent meanwhile, and most of that was its agent's.
  const gap = await restoreGap(tx)
  return gap && message.at >= gap.from && message.at <= gap.until ? 'lost' : author
}

export async function takeoverUntil(tx: Tx, at: number): Promise<number> {
  const { flow } = await currentSettings(tx)
  return at + hoursMs(flow.takeoverHours)
}

/**
 * A poll was first and took a program for a person: the webhook tells better. True where the
 * conversation went back to the agent.
 */
export async function correctAuthor(
  tx: Tx,
  known: MessageRow,
  message: ThreadMessage,
  now: number,
): Promise<boolean> {
  if (message.fromCustomer || known.author !== 'inbox') return false
  if (message.appId === null || classifyAuthor(message) === 'inbox') return false
  await setAutomation(tx, known.id)
  await takeBackCorrections(tx, known)
  const { conversation_id: id, sent_at: at } = known
  const changes = { ...(await lastWords(tx, id)), waiting_since: await waitingSince(tx, id) }
  const conversation = await changeConversation(tx, id, changes, now)
  if (conversation.handler !== 'human') return false
  // Only the take-over that this message made, as it was known then: a person's own stays.
  const apart = (conversation.takeover_until ?? 0) - (await takeoverUntil(tx, at))
  if (Math.abs(apart) > tellingSlackMs) return false
  const until = await takeoverUntil(tx, (await lastTypedInInbox(tx, id)) ?? -Infinity)
  if (until > now) {
    await takeOver(tx, id, { until, answered: true, now })
    return false
  }
  await endTakeover(tx, id, now)
  return true
}

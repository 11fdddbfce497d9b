import { ownHoursEnd } from '@pal/core/agent/decision/own-hours'
import { hoursMs, minuteMs, secondMs } from '@pal/core/durations'
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

interface Told {
  /** Said before the page was connected. */
  readonly history: boolean
  /** How long the agent waits before it answers. */
  readonly quietMs: number
  /** What the page writes to whoever comments; empty where it writes nothing. */
  readonly commentReply: string
}

/**
 * Who wrote it, by all that is known of it. Facebook's own instant reply or away message takes nothing
 * over; where no webhook tells the app it is known by its time, for nothing else in a thread sets it apart.
 */
export async function authorOf(
  tx: Tx,
  message: ThreadMessage,
  { history, quietMs, commentReply }: Told,
): Promise<Author> {
  const author = classifyAuthor(message)
  if (author !== 'inbox' || message.appId !== null) return author
  // It went out and the program was stopped before it was stored.
  if (commentReply !== '' && message.text.trim() === commentReply) return 'foreign'
  // The store that a backup replaced sent what was sent meanwhile, and most of that was its agent's,
  // which is never faster than this; a thread tells whole seconds.
  const gap = await restoreGap(tx)
  const isLost = gap !== null && message.at >= gap.from && message.at <= gap.until
  const withinMs = isLost ? Math.min(quietMs - secondMs, instantMs) : instantMs
  const isInstant =
    !history &&
    withinMs >= 0 &&
    (await followsFirstWords(tx, message, { withinMs, silentMs: beginsAfterMs }))
  if (isInstant) return 'foreign'
  return isLost ? 'lost' : author
}

/** Who answers in the hours that are the seller's alone gives the chat back when these end. */
export async function takeoverUntil(tx: Tx, at: number): Promise<number> {
  const settings = await currentSettings(tx)
  return Math.min(ownHoursEnd(settings, at) ?? Infinity, at + hoursMs(settings.flow.takeoverHours))
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

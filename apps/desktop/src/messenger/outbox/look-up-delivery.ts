import { maySameFiles } from '@pal/core/domain/picture-shape'
import { messageByMid, messagesOf } from '@pal/db/messages/messages'
import type { Reads } from '@pal/db/schema/reads'

import { readAttachments } from '../../platform/stored-json.ts'
import type { GraphClient } from '../graph/graph.ts'
import {
  type PageAccess,
  readableMessages,
  readThread,
  readThreadOf,
  type ThreadRead,
} from '../graph/read.ts'
import { sameText, type ThreadMessage } from '../graph/thread-message.ts'

/** Facebook's clock and whole seconds may make a message seem a little older than its sending. */
const slackMs = 2_000
/** What was sent may take so long to show up in its thread. */
const defaultGraceMs = 30_000

export interface UnknownSend {
  readonly text: string
  /** The files that it carries. */
  readonly files?: readonly unknown[]
  readonly psid: string
  readonly conversationId?: number
  /** Null as long as no poll has seen the thread. */
  readonly threadId: string | null
  /** When it was marked as being sent. */
  readonly attemptedAt: number
  /** When the call for it was over: as late as that it may have reached Facebook, after a sleep hours later. */
  readonly endedAt?: number
  /** When it was marked, by Facebook's clock. */
  readonly sentAt: number
}

/** `absent` is sure: it did not go out and may be sent once more. */
export type Delivery =
  | { readonly outcome: 'found'; readonly mid: string }
  | { readonly outcome: 'absent' }
  | { readonly outcome: 'undecided'; readonly againAt: number | null }

export interface LookUpParts {
  readonly db: Reads
  readonly graph: GraphClient
  readonly now: () => number
  readonly graceMs?: number
  readonly signal?: AbortSignal
}

/** Whether a message whose sending was never answered went out, by reading its thread. */
export async function lookUpDelivery(
  { db, graph, now, graceMs = defaultGraceMs, signal }: LookUpParts,
  page: PageAccess,
  message: UnknownSend,
): Promise<Delivery> {
  const readAt = now()
  const options = signal ? { signal } : {}
  const { psid, threadId } = message
  const thread: ThreadRead | null =
    threadId === null
      ? await readThreadOf(graph, page, psid, options)
      : await readThread(graph, page, { threadId, psid }, options)
  const { messages, more } = thread ?? { messages: [], more: false }

  const since = message.sentAt - slackMs
  const unknown: ThreadMessage[] = []
  let anchored = false
  for (const seen of messages) {
    const known = await messageByMid(db, page.pageId, seen.mid)
    if (known?.direction === 'in' && known.created_at <= message.attemptedAt) {
      anchored = true
      break
    }
    // Polling was faster: what it adopted is this very message.
    if (known && known.send_attempted_at === message.attemptedAt && isLike(seen, message))
      return { outcome: 'found', mid: seen.mid }
    if (!known && !seen.fromCustomer && isLike(seen, message)) unknown.push(seen)
  }
  // What stands after a message that was stored before the sending is younger than it, whatever
  // the two clocks say; without such a message the clocks are all there is.
  const candidates = anchored ? unknown : unknown.filter(({ at }) => at >= since)
  const complete = anchored || !more || messages.some(({ at }) => at < since)
  // Of two with the same words the older is the one whose sending is asked for first, after those
  // that are known to be out under another of Facebook's ids. None is left out where that is all.
  const out = await alreadyDelivered(db, message, { since, listed: messages })
  const found = candidates[Math.max(0, candidates.length - 1 - out)]
  if (found) return { outcome: 'found', mid: found.mid }
  const sureAt = Math.max(message.attemptedAt, message.endedAt ?? 0) + graceMs
  if (readAt < sureAt) return { outcome: 'undecided', againAt: sureAt }
  return complete ? { outcome: 'absent' } : { outcome: 'undecided', againAt: null }
}

/** How many like it went out just before, and are read under an id that they are not stored by. */
async function alreadyDelivered(
  db: Reads,
  message: UnknownSend,
  { since, listed }: { readonly since: number; readonly listed: readonly ThreadMessage[] },
): Promise<number> {
  const { conversationId, sentAt } = message
  if (conversationId === undefined) return 0
  const mids = new Set(listed.map(({ mid }) => mid))
  const rows = await messagesOf(db, conversationId, { limit: 2 * readableMessages })
  return rows.filter(({ mid, direction, sent_at, text, attachments }) => {
    const before = direction === 'out' && sent_at >= since && sent_at < sentAt
    if (!before || mid === null || mids.has(mid) || !sameText(text, message.text)) return false
    const files = readAttachments(attachments)
    return files.length === 0 || maySameFiles(files, message.files ?? [])
  }).length
}

/** A link in a text may be told of as a file; of a picture only the shape tells it from another. */
function isLike({ text, attachments }: ThreadMessage, message: UnknownSend): boolean {
  const { files = [] } = message
  return sameText(text, message.text) && (files.length === 0 || maySameFiles(files, attachments))
}

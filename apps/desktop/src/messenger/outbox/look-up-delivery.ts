import { findDelivered } from '@pal/core/messages/message-matching'
import type { Delivery } from '@pal/core/messages/send-machine'
import { filesIn, messagesByMid } from '@pal/db/messages/candidates'
import { type MessageRow, messagesOf } from '@pal/db/messages/messages'
import type { Reads } from '@pal/db/schema/reads'

import type { GraphClient } from '../graph/graph.ts'
import {
  type PageAccess,
  readableMessages,
  readThread,
  readThreadOf,
  type ThreadRead,
} from '../graph/read.ts'

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
  const { psid, threadId, conversationId, text, files = [], attemptedAt, endedAt = 0 } = message
  const thread: ThreadRead = (threadId === null
    ? await readThreadOf(graph, page, psid, options)
    : await readThread(graph, page, { threadId, psid }, options)) ?? { messages: [], more: false }

  const stored = await messagesByMid(
    db,
    page.pageId,
    thread.messages.map(({ mid }) => mid),
  )
  const newest =
    conversationId === undefined
      ? []
      : await messagesOf(db, conversationId, { limit: 2 * readableMessages })
  const result = findDelivered(
    { text, attachments: files, attemptedAt, sentAt: message.sentAt },
    {
      ...thread,
      stored: new Map([...stored].map(([mid, row]) => [mid, known(row)])),
      newest: newest.map(known),
    },
  )
  if (result.found) return { outcome: 'found', mid: result.found.mid }
  const sureAt = Math.max(attemptedAt, endedAt) + graceMs
  if (readAt < sureAt) return { outcome: 'undecided', againAt: sureAt }
  return result.complete ? { outcome: 'absent' } : { outcome: 'undecided', againAt: null }
}

const known = ({ mid, direction, text, attachments, ...row }: MessageRow) => ({
  mid,
  direction,
  text,
  attachments: filesIn(attachments),
  storedAt: row.created_at,
  attemptedAt: row.send_attempted_at,
  sentAt: row.sent_at,
})

import { maySameFiles } from '@pal/core/domain/picture-shape'
import { messagesNear } from '@pal/db/messages/candidates'
import { messageByMid } from '@pal/db/messages/messages'
import type { Tx } from '@pal/db/schema/reads'

import { readAttachments } from '../../platform/stored-json.ts'
import { sameText, type ThreadMessage } from '../graph/thread-message.ts'
import { isBehind, type Place } from './message-order.ts'

/** How far the times of one message may lie apart that came by webhook and by reading. */
const sameMessageMs = 2_000
/** How far Facebook's clock and ours may lie apart, with the time that a send may take. */
const ownMessageMs = 120_000

export interface DuplicateMessage {
  readonly messageId: number
  readonly conversationId: number
}

export interface DuplicateSearch {
  readonly source: 'webhook' | 'poll'
  /** Of a read thread: the ids that it lists; whatever is stored under one of them is no twin. */
  readonly listed: ReadonlySet<string>
  /** Stored messages that were found to be another one already. */
  readonly taken: ReadonlySet<number>
  /** Where the first message stands that a read thread lists; null where that is all of it. */
  readonly since?: Place | null
  /** What a read thread lists after it. */
  readonly later?: readonly ThreadMessage[]
}

/**
 * The stored message that this one is, although it came under another id: Facebook does not promise
 * that webhooks and reading call a message the same.
 */
export async function findDuplicate(
  tx: Tx,
  message: ThreadMessage,
  { source, listed, taken, since = null, later = [] }: DuplicateSearch,
): Promise<DuplicateMessage | null> {
  const { at } = message
  const direction = message.fromCustomer ? 'in' : 'out'
  const span = message.fromCustomer ? sameMessageMs : ownMessageMs
  const near = await messagesNear(tx, {
    pageId: message.pageId,
    psid: message.psid,
    direction,
    from: at - span,
    to: at + span,
  })
  const fitting = near.filter((row) => {
    if (taken.has(row.id) || (row.mid !== null && listed.has(row.mid))) return false
    if (!sameText(row.text, message.text)) return false
    if (!maySameFiles(readAttachments(row.attachments), message.attachments)) return false
    const own = row.author === 'agent' || row.author === 'human'
    // What was read has whole seconds, or the moment of the message before it in the same second.
    // Two webhooks with two ids are two messages.
    const wasRead = row.sent_at % 1000 === 0 || Number(row.pushed) === 1
    if (row.mid === null) return source === 'poll' && Math.abs(at - row.sent_at) <= ownMessageMs
    if (source === 'webhook') return !own && wasRead && sameSecond(at, row.sent_at)
    return own
      ? Math.abs(at - row.sent_at) <= ownMessageMs
      : Math.abs(at - row.sent_at) <= sameMessageMs
  })
  const twin = await nearest(tx, fitting, message, { since, later })
  // One of ours whose sending was not answered: whoever stores the message settles that one.
  if (!twin || twin.mid === null) return null
  return { messageId: twin.id, conversationId: twin.conversation_id }
}

/**
 * Pictures are without words, so that several fit. Graph tells whole seconds, and ours may be marked
 * a moment before Facebook had them: of those at its time as many come after it as the thread lists.
 */
async function nearest<Row extends Place>(
  tx: Tx,
  rows: readonly Row[],
  message: ThreadMessage,
  { since, later }: Required<Pick<DuplicateSearch, 'since' | 'later'>>,
): Promise<Row | undefined> {
  const { at } = message
  const distance = ({ sent_at }: Row) =>
    Math.max(0, at - sent_at - sameMessageMs, sent_at - at - 999)
  const byDistance = rows.toSorted((a, b) => distance(a) - distance(b))
  const here = rows.filter((row) => distance(row) === 0)
  if (here.length < 2) return byDistance[0]
  let after = 0
  for (const other of later) {
    const alike = other.fromCustomer === message.fromCustomer && isAlike(other, message)
    if (!alike || other.at - at > sameMessageMs) continue
    after += Number((await messageByMid(tx, other.pageId, other.mid)) === undefined)
  }
  if (after > 0) return here[Math.max(0, here.length - 1 - after)]
  // One that is older than what is listed is not it; one that is younger may not have been there yet.
  return here.find((row) => since === null || !isBehind(row, since)) ?? here.at(-1)
}

const isAlike = (one: ThreadMessage, other: ThreadMessage) =>
  sameText(one.text, other.text) && maySameFiles(one.attachments, other.attachments)

function sameSecond(one: number, other: number): boolean {
  return Math.abs(Math.floor(one / 1000) - Math.floor(other / 1000)) <= 1
}

import type { MessageAuthor } from '../domain/entities.ts'
import { minuteMs, secondMs } from '../durations.ts'
import { isBehind, type Place } from './message-order.ts'
import { maySameFiles } from './picture-shape.ts'

/** So far the times may lie apart that a webhook and a read thread tell of one message. */
export const tellingSlackMs = 2 * secondMs
/** This machine's clock and Facebook's may lie so far apart, with the time that a send may take. */
export const clockSlackMs = 2 * minuteMs

interface Content {
  readonly text: string
  readonly attachments: readonly unknown[]
}

/** A message as Facebook tells it. */
export interface ReceivedMessage extends Content {
  readonly mid: string
  readonly fromCustomer: boolean
  /** By Facebook's clock. */
  readonly at: number
}

export interface StoredMessage extends Content, Place {
  readonly mid: string | null
  readonly author: MessageAuthor
  /** Another message of the conversation is stored at the same moment, before it. */
  readonly pushed: boolean
}

/** The same words, however the line breaks and letters were written on the way. */
export function sameText(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}

const isAlike = (one: Content, other: Content) =>
  sameText(one.text, other.text) && maySameFiles(one.attachments, other.attachments)

/** What we sent comes back with a link in its text listed as a file. */
const isEchoOf = (received: Content, own: Content) =>
  sameText(own.text, received.text) &&
  (own.attachments.length === 0 || maySameFiles(own.attachments, received.attachments))

/** An echo that carries the id of this message of ours, known by another of Facebook's ids already. */
export function carriesMarkOf(
  received: { readonly text: string; readonly pageId: string },
  own: { readonly text: string; readonly mid: string | null; readonly pageId: string },
): boolean {
  return own.mid !== null && own.pageId === received.pageId && sameText(own.text, received.text)
}

export interface DuplicateSearch {
  readonly source: 'webhook' | 'poll'
  /** Of a read thread: the ids that it lists; whatever is stored under one of them is no duplicate. */
  readonly listed: ReadonlySet<string>
  /** Stored messages that were found to be another one already. */
  readonly taken: ReadonlySet<number>
  /** The place of the first message that a read thread lists; null where that is all of it. */
  readonly since?: Place | null
  /** What a read thread lists after it and is stored under none of its ids. */
  readonly later?: readonly ReceivedMessage[]
}

/** So far around the time of a message a duplicate of it may be stored, the customer's or ours. */
export const duplicateSpanMs = { in: tellingSlackMs, out: clockSlackMs } as const

/**
 * The stored message that this one is, although it came under another id: Facebook does not promise
 * that webhooks and reading call a message the same. `near` is what is stored within its span, in
 * order; of ours also what is not known to be out.
 */
export function findDuplicate<Stored extends StoredMessage>(
  received: ReceivedMessage,
  near: readonly Stored[],
  { source, listed, taken, since = null, later = [] }: DuplicateSearch,
): Stored | null {
  const fitting = near.filter((row) => {
    if (taken.has(row.id) || (row.mid !== null && listed.has(row.mid))) return false
    if (!isAlike(row, received)) return false
    const apart = Math.abs(received.at - row.sentAt)
    if (row.mid === null) return source === 'poll' && apart <= clockSlackMs
    const own = row.author === 'agent' || row.author === 'human'
    // What was read has whole seconds, or the moment of the message before it in the same second.
    // Two webhooks with two ids are two messages.
    const wasRead = row.sentAt % secondMs === 0 || row.pushed
    if (source === 'webhook') return !own && wasRead && sameSecond(received.at, row.sentAt)
    return apart <= (own ? clockSlackMs : tellingSlackMs)
  })
  const alike = later.filter(
    (other) =>
      other.fromCustomer === received.fromCustomer &&
      other.at - received.at <= tellingSlackMs &&
      isAlike(other, received),
  )
  const found = nearest(fitting, received, since, alike.length)
  // One of ours whose sending was not answered: whoever stores the message settles that one.
  return found && found.mid !== null ? found : null
}

/**
 * Pictures are without words, so that several fit. Graph tells whole seconds, and ours may be marked
 * a moment before Facebook had them: of those at its time as many come after it as the thread lists.
 */
function nearest<Stored extends StoredMessage>(
  rows: readonly Stored[],
  { at }: ReceivedMessage,
  since: Place | null,
  after: number,
): Stored | undefined {
  const distance = ({ sentAt }: Stored) =>
    Math.max(0, at - sentAt - tellingSlackMs, sentAt - at - (secondMs - 1))
  const here = rows.filter((row) => distance(row) === 0)
  if (here.length < 2) return rows.toSorted((a, b) => distance(a) - distance(b))[0]
  if (after > 0) return here[Math.max(0, here.length - 1 - after)]
  // One that is older than what is listed is not it; one that is younger may not have been there yet.
  return here.find((row) => since === null || !isBehind(row, since)) ?? here.at(-1)
}

function sameSecond(one: number, other: number): boolean {
  return Math.abs(Math.floor(one / secondMs) - Math.floor(other / secondMs)) <= 1
}

interface Echo extends Content {
  readonly at: number
  /** Our id of the message, where it came back with the echo. */
  readonly ownId: number | null
  /** A person typed it in Facebook's inbox: whatever it says, it is none of ours. */
  readonly typed: boolean
}

/** Which of ours an echo is, whose sending was not answered: the one that it names, or the same words. */
export function findSent<Own extends Content & Place>(
  echo: Echo,
  unanswered: readonly Own[],
): Own | undefined {
  const named = unanswered.find(({ id }) => id === echo.ownId)
  if (named || echo.typed) return named
  return unanswered.find((own) => own.sentAt <= echo.at + clockSlackMs && isEchoOf(echo, own))
}

/** One of ours whose sending was not answered. */
interface UnansweredSend extends Content {
  /** When it was marked as being sent: by this machine's clock, and by Facebook's. */
  readonly attemptedAt: number
  readonly sentAt: number
}

/** A read thread, with what the store knows of it. */
interface ReadThread<Listed> {
  /** Newest first, as far as they were read; there may be more of them. */
  readonly messages: readonly Listed[]
  readonly more: boolean
  /** The stored messages under the ids of those that are listed. */
  readonly stored: ReadonlyMap<string, KnownMessage>
  /** The newest messages that are stored of the conversation. */
  readonly newest: readonly (Content & Omit<KnownMessage, 'storedAt' | 'attemptedAt'>)[]
}

interface KnownMessage {
  readonly mid: string | null
  readonly direction: 'in' | 'out'
  readonly storedAt: number
  readonly attemptedAt: number | null
  readonly sentAt: number
}

/** Whether a message of ours is in its thread; `complete`: all was read in which it could be. */
export function findDelivered<Listed extends ReceivedMessage>(
  own: UnansweredSend,
  { messages, more, stored, newest }: ReadThread<Listed>,
): { readonly found: Listed } | { readonly found: null; readonly complete: boolean } {
  const since = own.sentAt - tellingSlackMs
  const news: Listed[] = []
  let anchored = false
  for (const received of messages) {
    const known = stored.get(received.mid)
    if (known?.direction === 'in' && known.storedAt <= own.attemptedAt) {
      anchored = true
      break
    }
    if ((known && known.attemptedAt !== own.attemptedAt) || !isEchoOf(received, own)) continue
    // Polling was faster: what it adopted is this very message.
    if (known) return { found: received }
    if (!received.fromCustomer) news.push(received)
  }
  // What comes after a message that was stored before the sending is younger than it, whatever
  // the two clocks say; without such a message the clocks are all there is.
  const candidates = anchored ? news : news.filter(({ at }) => at >= since)
  // Of two with the same words the older is the one whose sending is asked for first, after those
  // that went out just before and are known under another id. None is left out where that is all.
  const listed = new Set(messages.map(({ mid }) => mid))
  const out = newest.filter(
    (row) =>
      row.direction === 'out' &&
      row.sentAt >= since &&
      row.sentAt < own.sentAt &&
      row.mid !== null &&
      !listed.has(row.mid) &&
      isEchoOf(own, row),
  ).length
  const found = candidates[Math.max(0, candidates.length - 1 - out)]
  if (found) return { found }
  return { found: null, complete: anchored || !more || messages.some(({ at }) => at < since) }
}

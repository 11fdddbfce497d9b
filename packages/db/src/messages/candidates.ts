import {
  carriesMarkOf,
  duplicateSpanMs,
  type StoredMessage,
  type ReceivedMessage,
} from '@pal/core/messages/message-matching'

import type { Reads } from '../schema/reads.ts'
import { readStoredJson } from '../schema/stored-json.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { type MessageRow, messageById, messageByMid, unsettled } from './messages.ts'

/** Which stored messages one of Facebook's may be; which it is, `message-matching` says. */

interface Near {
  readonly pageId: string
  readonly psid: string
  readonly direction: 'in' | 'out'
  readonly from: number
  readonly to: number
}

export interface NearMessage extends StoredMessage {
  readonly conversationId: number
}

type Received = Pick<ReceivedMessage, 'at' | 'fromCustomer'> & Pick<Near, 'pageId' | 'psid'>

/** What a message may be another copy of, in order; of ours also what may be out. */
export async function messagesNear(
  db: Reads,
  { pageId, psid, at, fromCustomer }: Received,
): Promise<NearMessage[]> {
  const direction = fromCustomer ? 'in' : 'out'
  const span = duplicateSpanMs[direction]
  const rows = await nearby(db, { pageId, psid, direction, from: at - span, to: at + span })
  return rows.map(({ attachments, pushed, ...row }) => ({
    ...row,
    attachments: filesIn(attachments),
    pushed: Number(pushed) === 1,
  }))
}

const nearby = preparedQuery((db: Reads, { pageId, psid, direction, from, to }: Near) =>
  db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .innerJoin('customers', 'customers.id', 'conversations.customer_id')
    .select((eb) => [
      'messages.id',
      'messages.conversation_id as conversationId',
      'messages.mid',
      'messages.text',
      'messages.author',
      'messages.attachments',
      'messages.sent_at as sentAt',
      eb
        .exists(
          eb
            .selectFrom('messages as before')
            .select('before.id')
            .whereRef('before.conversation_id', '=', 'messages.conversation_id')
            .whereRef('before.sent_at', '=', 'messages.sent_at')
            .whereRef('before.id', '<', 'messages.id'),
        )
        .as('pushed'),
    ])
    .where('customers.page_id', '=', pageId)
    .where('customers.psid', '=', psid)
    // Also for the index of PSIDs, which holds these only.
    .where('customers.erasing_since', 'is', null)
    .where('messages.sent_at', '>=', from)
    .where('messages.sent_at', '<=', to)
    .where('messages.direction', '=', direction)
    .where((eb) =>
      eb.or([
        eb('messages.mid', 'is not', null),
        eb('messages.state', 'in', ['sending', 'unknown']),
      ]),
    )
    .orderBy('messages.sent_at')
    .orderBy('messages.id'),
)

/** The message that is stored under this id of Facebook's; or that is ours, and known by another. */
export async function knownMessage(
  db: Reads,
  received: { readonly pageId: string; readonly mid: string; readonly text: string },
  ownId: number | null,
): Promise<MessageRow | undefined> {
  const known = await messageByMid(db, received.pageId, received.mid)
  if (known || ownId === null) return known
  const own = await messageById(db, ownId)
  return own && carriesMarkOf(received, { ...own, pageId: own.page_id }) ? own : undefined
}

/** Those of a page that are stored under these ids of Facebook's. */
export async function messagesByMid(
  db: Reads,
  pageId: string,
  mids: readonly string[],
): Promise<ReadonlyMap<string, MessageRow>> {
  const rows =
    mids.length === 0
      ? []
      : await db
          .selectFrom('messages')
          .selectAll()
          .where('page_id', '=', pageId)
          .where('mid', 'in', mids)
          .execute()
  return new Map(rows.flatMap((row) => (row.mid === null ? [] : [[row.mid, row]])))
}

/** Those of ours that may be out without our knowing it, the oldest first. */
export async function unansweredSends(db: Reads, conversationId: number) {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'text', 'attachments', 'sent_at as sentAt'])
    .where('conversation_id', '=', conversationId)
    .where(unsettled)
    .where('state', 'in', ['sending', 'unknown'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, attachments: filesIn(row.attachments) }))
}

/** What a message holds beside its words, as it was received or is to be sent. */
export function filesIn(attachments: string | null): readonly unknown[] {
  const files = readStoredJson(attachments)
  return Array.isArray(files) ? files : []
}

interface Pause {
  /** How soon after the customer's. */
  readonly withinMs: number
  /** How long the customer had written nothing before that. */
  readonly silentMs: number
}

/**
 * Whether what the page sent at this moment came right after the first words of a customer who had
 * been silent, and to whom no person was writing.
 */
export async function followsFirstWords(
  db: Reads,
  { pageId, psid, at }: Pick<Near, 'pageId' | 'psid'> & Pick<ReceivedMessage, 'at'>,
  { withinMs, silentMs }: Pause,
): Promise<boolean> {
  const from = at - withinMs - silentMs
  const read = (direction: Near['direction']) =>
    nearby(db, { pageId, psid, direction, from, to: at })
  const words = await read('in')
  if (words.length === 0 || words.some(({ sentAt }) => sentAt < at - withinMs)) return false
  return (await read('out')).every(({ author }) => author !== 'human' && author !== 'inbox')
}

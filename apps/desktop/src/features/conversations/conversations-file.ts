import { isoTime, isoTimeOrNull } from '@pal/core/domain/iso-time'
import { because, type Catalogue, messageOf } from '@pal/core/texts/reason'
import {
  conversationsWithIds,
  type ExportedConversation,
  type ExportFilter,
  messagesAfter,
} from '@pal/db/messages/conversation-export'
import type { MessageRow } from '@pal/db/messages/messages'
import type { Reads } from '@pal/db/schema/reads'
import { readTags } from '@pal/db/schema/stored-tags'

import { atOnce } from '../../files/file-stream.ts'
import type { Column } from '../../platform/csv.ts'
import type { StoreThread } from '../../threads/store-thread.ts'
import { presentConversation, presentMessage } from './present.ts'

const idsAtOnce = 10_000

export interface ConversationsWanted {
  readonly db: Reads
  readonly thread: StoreThread
  readonly filter: ExportFilter
  readonly signal: AbortSignal
}

export async function* conversationsInFile({
  db,
  thread,
  filter,
  signal,
}: ConversationsWanted): AsyncGenerator<ExportedConversation[], void, void> {
  let beforeId: number | undefined
  for (;;) {
    const wanted = { ...filter, limit: idsAtOnce, beforeId }
    const ids = await thread.run('conversationIds', wanted, { signal })
    for (let start = 0; start < ids.length; start += atOnce) {
      yield await conversationsWithIds(db, ids.slice(start, start + atOnce))
    }
    beforeId = ids.at(-1)
    if (ids.length < idsAtOnce) return
  }
}

export interface MessageInFile {
  readonly conversation: ExportedConversation
  readonly message: MessageRow
}

/** Conversation by conversation, each from its first message on. */
export async function* messagesInFile(
  wanted: ConversationsWanted,
): AsyncGenerator<MessageInFile[], void, void> {
  for await (const conversations of conversationsInFile(wanted)) {
    for (const conversation of conversations) yield* messagesOfOne(wanted.db, conversation)
  }
}

async function* messagesOfOne(db: Reads, conversation: ExportedConversation) {
  let after: { at: number; id: number } | null = null
  for (;;) {
    const rows: MessageRow[] = await messagesAfter(db, conversation.id, { limit: atOnce, after })
    yield rows.map((message) => ({ conversation, message }))
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = { at: last.sent_at, id: last.id }
  }
}

/** In the words of the window, for people; in English for programs. */
const nameOf = (row: ExportedConversation, catalogue?: Catalogue) =>
  row.customer_name ?? messageOf(because('desktop_unnamed', { id: row.psid }), catalogue)

/** A person reads the names of customers; programs find their columns by the same names in every language. */
export const conversationColumns = (
  catalogue: Catalogue,
): readonly Column<ExportedConversation>[] => [
  { name: 'id', cell: ({ id }) => id },
  { name: 'customerName', cell: (row) => nameOf(row, catalogue) },
  { name: 'customerPhone', cell: (row) => row.customer_phone, phone: true },
  { name: 'pageName', cell: (row) => row.page_name },
  { name: 'campaignName', cell: (row) => row.campaign_name },
  { name: 'stage', cell: ({ stage }) => stage },
  { name: 'status', cell: ({ status }) => status },
  { name: 'handler', cell: ({ handler }) => handler },
  { name: 'messageCount', cell: (row) => row.message_count },
  { name: 'lastMessage', cell: (row) => row.last_message },
  { name: 'lastMessageAt', cell: (row) => isoTimeOrNull(row.last_message_at) },
  { name: 'lastActivity', cell: (row) => isoTime(row.last_activity_at) },
  { name: 'createdAt', cell: (row) => isoTime(row.created_at) },
  { name: 'tags', cell: (row) => readTags(row).join('; ') },
  { name: 'note', cell: ({ note }) => note },
]

export const conversationJson = (row: ExportedConversation) => ({
  ...presentConversation(row),
  customerName: nameOf(row),
  customerPhone: row.customer_phone,
  note: row.note,
  createdAt: isoTime(row.created_at),
})

export const messageColumns = (catalogue: Catalogue): readonly Column<MessageInFile>[] => [
  { name: 'conversationId', cell: ({ conversation }) => conversation.id },
  { name: 'customerName', cell: ({ conversation }) => nameOf(conversation, catalogue) },
  { name: 'messageId', cell: ({ message }) => message.id },
  { name: 'timestamp', cell: ({ message }) => isoTime(message.sent_at) },
  { name: 'sender', cell: ({ message }) => message.author },
  { name: 'text', cell: ({ message }) => message.text },
  { name: 'state', cell: ({ message }) => message.state },
]

export const messageJson = ({ conversation, message }: MessageInFile) => ({
  ...presentMessage(message),
  customerName: nameOf(conversation),
})

import { addressOf } from '@pal/core/contract/client'
import { contract } from '@pal/core/contract/endpoints'

import type { ConversationFilter } from './queries.ts'

/** One conversation a row, or one message. */
export const conversationFiles = [
  { rows: 'conversations', format: 'csv' },
  { rows: 'conversations', format: 'json' },
  { rows: 'messages', format: 'csv' },
  { rows: 'messages', format: 'json' },
] as const

/** Where the server gives the conversations that a filter shows, as a file. */
export function conversationFile(
  { status, search }: ConversationFilter,
  { rows, format }: (typeof conversationFiles)[number],
): string {
  const query = { format, rows, status, search: search || undefined }
  return addressOf(contract['conversations.export'].path, undefined, query)
}

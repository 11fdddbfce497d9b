import { addressOf } from '@pal/core/contract/client/client'
import { contract } from '@pal/core/contract/endpoints'

import type { ConversationFilter } from './queries.ts'

/** One conversation a row, or one message. */
export const conversationFiles = [
  { label: 'conversations.exported.conversations.csv', rows: 'conversations', format: 'csv' },
  { label: 'conversations.exported.conversations.excel', rows: 'conversations', format: 'excel' },
  { label: 'conversations.exported.conversations.json', rows: 'conversations', format: 'json' },
  { label: 'conversations.exported.messages.csv', rows: 'messages', format: 'csv' },
  { label: 'conversations.exported.messages.json', rows: 'messages', format: 'json' },
] as const

/** Where the server gives the conversations that a filter shows, as a file. */
export function conversationFile(
  { status, search, pick }: ConversationFilter,
  { rows, format }: (typeof conversationFiles)[number],
): string {
  const query = { format, rows, status, ...pick, search: search || undefined }
  return addressOf(contract['conversations.export'].path, undefined, query)
}

import type { Connection } from '@pal/db/connection'
import {
  type ConversationFilter,
  type ListedConversation,
  listConversations,
} from '@pal/db/conversation-list'
import { searchConversationsByText } from '@pal/db/message-search'

import type { Progress } from './protocol.ts'

export interface TaskContext extends Connection {
  readonly folder: string
  /** Fires when the asking side no longer wants the answer. */
  readonly signal: AbortSignal
  readonly progress: (progress: Progress) => void
}

/** What has no bound in time, or would hold the thread of the windows; each answers plain JSON. */
export const tasks = {
  /** The list of conversations, by names and by what was written in them. */
  async searchConversations(
    filter: ConversationFilter & { search: string },
    { db }: TaskContext,
  ): Promise<ListedConversation[]> {
    const found = await searchConversationsByText(db, filter.search)
    return listConversations(db, { ...filter, found })
  },
}

export type Tasks = typeof tasks

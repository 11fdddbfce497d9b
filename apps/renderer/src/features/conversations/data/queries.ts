import { polling } from '@pal/core/constants'
import type { Conversation } from '@pal/core/contract/conversations'
import type { QueryInput } from '@pal/core/contract/endpoints'
import type { PageConversation } from '@pal/core/contract/facebook'
import type { ConversationStatus } from '@pal/core/domain/entities'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { api } from '../../../lib/api.ts'
import type { KeysetSource } from '../../../lib/keyset/use-keyset-list.ts'
import { settingsQuery } from '../../../lib/queries/settings.ts'
import type { ConversationPick } from './conversation-pick.ts'

export interface ConversationFilter {
  readonly status: ConversationStatus | 'all'
  readonly search: string
  readonly pick: ConversationPick
}

/** No cursor: the newest. */
const firstPage = ''

// The first part of a key says which changes make it stale: see lib/events.ts.
export const listKey = ['conversations', 'list'] as const
export const previousKey = ['page-conversations'] as const

export const conversationQueries = {
  list: ({ status, search, pick }: ConversationFilter): KeysetSource<Conversation> => ({
    queryKey: [...listKey, status, search, pick],
    fetchPage: (cursor, signal) =>
      api.page(
        'conversations.list',
        {
          query: {
            status,
            ...pick,
            search: search || undefined,
            cursor: cursor || undefined,
          },
        },
        signal,
      ),
  }),
  count: ({ status, pick }: ConversationFilter) =>
    queryOptions({
      queryKey: ['conversations', 'count', status, pick],
      queryFn: ({ signal }) =>
        api.call('conversations.count', { query: { status, ...pick } }, signal),
    }),
  meta: queryOptions({
    queryKey: ['conversation-meta'],
    queryFn: ({ signal }) => api.call('conversations.meta', {}, signal),
    refetchInterval: polling.conversationMeta,
  }),
  tags: queryOptions({
    queryKey: ['conversations', 'tags'],
    queryFn: ({ signal }) => api.call('conversations.tags', {}, signal),
  }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['conversations', 'detail', id],
      queryFn: ({ signal }) => api.call('conversations.get', { params: { id } }, signal),
    }),
  messages: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['messages', id],
      queryFn: ({ pageParam, signal }) =>
        api.page(
          'conversations.messages',
          { params: { id }, query: { cursor: pageParam || undefined } },
          signal,
        ),
      initialPageParam: firstPage,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  savedReplies: queryOptions({
    ...settingsQuery,
    select: ({ flow }) => flow.savedReplies,
  }),
  previous: {
    queryKey: previousKey,
    fetchPage: (cursor, signal) => previousPage({ cursor: cursor || undefined }, signal),
    refetchInterval: polling.pageConversations,
  } satisfies KeysetSource<PreviousRow>,
}

export async function previousPage(
  query: QueryInput<'facebook.conversations'>,
  signal?: AbortSignal,
) {
  const { rows, nextCursor } = await api.page('facebook.conversations', { query }, signal)
  return { nextCursor, rows: rows.map((row): PreviousRow => ({ ...row, id: row.conversationId })) }
}

/** A list knows its rows by a number of ours; Facebook's own id is text. */
export interface PreviousRow extends Omit<PageConversation, 'id'> {
  readonly id: number
}

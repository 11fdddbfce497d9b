import type { Conversation, ConversationDetail } from '@pal/core/contract/conversations'
import type { BodyInput } from '@pal/core/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import type { KeysetPage } from '../../../lib/keyset/use-keyset-list.ts'
import { conversationQueries, listKey } from './queries.ts'

/** The seller's own note and tags; what was kept is shown before anything comes again. */
export function useAnnotate(id: number) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<'conversations.annotate'>) =>
      api.call('conversations.annotate', { params: { id: String(id) }, body }),
    meta: { failureTitle: t('conversations.known.notes.failed') },
    // One after the other: each says what the one before it left.
    scope: { id: `notes-${id}` },
    onError: () => queryClient.invalidateQueries({ queryKey: ['conversations', 'detail'] }),
    onSuccess: (kept) => {
      // It may be open by Facebook's own id, too.
      queryClient.setQueriesData<ConversationDetail>(
        { queryKey: ['conversations', 'detail'] },
        (detail) => (detail?.id === id ? { ...detail, ...kept } : detail),
      )
      queryClient.setQueriesData<KeysetPage<Conversation>>(
        { queryKey: listKey },
        (page) =>
          page && {
            ...page,
            rows: page.rows.map((row) => (row.id === id ? { ...row, tags: kept.tags } : row)),
          },
      )
      void queryClient.invalidateQueries({ queryKey: conversationQueries.tags.queryKey })
    },
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { refreshChat } from './mutations.ts'

interface Sent {
  readonly id: number
  /** Other words than the agent's. */
  readonly text?: string
}

export function useSendDraft(conversationId: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: Sent) => api.call('drafts.send', { params: { id }, body }),
    meta: { failureTitle: t('conversations.draft.sendFailed') },
    // Also after a failure: the message stands in the chat with the reason.
    onSettled: () => refreshChat(queryClient, conversationId),
  })
}

export function useDiscardDraft(conversationId: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.call('drafts.discard', { params: { id } }),
    meta: { failureTitle: t('conversations.draft.discardFailed') },
    onSettled: () => refreshChat(queryClient, conversationId),
  })
}

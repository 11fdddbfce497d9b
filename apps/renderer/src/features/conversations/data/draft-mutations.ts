import { ApiError } from '@pal/core/contract/client/api-error'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { isNoSession, reasonOf } from '../../../lib/errors.ts'
import { toast } from '../../../lib/toasts.ts'
import { refreshChat } from './mutations.ts'
import { endsWords } from './reworded.ts'

interface Sent {
  readonly id: number
  /** Other words than the agent's. */
  readonly text?: string
}

export function useSendDraft(conversationId: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const ends = endsWords(conversationId)
  return useMutation({
    mutationFn: ({ id, ...body }: Sent) => api.call('drafts.send', { params: { id }, body }),
    meta: { shownInPlace: true },
    ...ends,
    onError: (error) => {
      ends.onError()
      if (whatChanged(error) === null && !isNoSession(error))
        toast.failure(t('conversations.draft.sendFailed'), reasonOf(error))
    },
    // Also after a failure: the message is in the chat with the reason.
    onSettled: () => refreshChat(queryClient, conversationId),
  })
}

/** What a draft tells and is no longer so: its card says it. Null where it failed otherwise. */
export const whatChanged = (error: unknown): string | null =>
  error instanceof ApiError && error.field === 'facts' ? reasonOf(error) : null

/** The agent writes another one. */
export function useRenewDraft(conversationId: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const ends = endsWords(conversationId)
  return useMutation({
    mutationFn: (id: number) => api.call('drafts.renew', { params: { id } }),
    meta: { failureTitle: t('conversations.draft.renewFailed') },
    ...ends,
    onSettled: () => refreshChat(queryClient, conversationId),
  })
}

export function useDiscardDraft(conversationId: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const ends = endsWords(conversationId)
  return useMutation({
    mutationFn: (id: number) => api.call('drafts.discard', { params: { id } }),
    meta: { failureTitle: t('conversations.draft.discardFailed') },
    ...ends,
    onSettled: () => refreshChat(queryClient, conversationId),
  })
}

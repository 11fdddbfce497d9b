import { undoMs } from '@pal/core/constants'
import { ApiError } from '@pal/core/contract/client/api-error'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { firstCursor } from '../../../lib/keyset/chain.ts'
import { systemStatus } from '../../../lib/queries/system-status.ts'
import { toast } from '../../../lib/toasts.ts'
import { pictureTakenIn } from './draft-pictures.ts'
import type { DraftPicture } from './drafts.ts'
import { conversationQueries, listKey, previousKey, previousPage } from './queries.ts'

interface Words {
  readonly message: string
  /** Sent again with the same one, it still goes out once. */
  readonly clientId: string
}

interface Reply extends Words {
  readonly pictures: readonly DraftPicture[]
}

const replyKey = (id: string) => ['reply', id]

/** Until the server has answered, what is being sent stays as it is. */
export function useIsReplying(id: string): boolean {
  return useIsMutating({ mutationKey: replyKey(id) }) > 0
}

export function useReply(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: replyKey(id),
    mutationFn: async ({ pictures, ...words }: Reply) => {
      const ids = await takeIn(id, pictures)
      const body = { conversationId: id, ...words, ...(ids.length > 0 && { pictures: ids }) }
      return api.call('facebook.reply', { body }).catch((error: unknown) => {
        // The server has forgotten what it took in: with the next try it gets it again.
        const forgotten = error instanceof ApiError && error.field === 'pictures'
        if (forgotten) for (const { key } of pictures) pictureTakenIn(id, key, null)
        throw error
      })
    },
    meta: { shownInPlace: true },
    // Also after a failure: the message is in the chat with the reason.
    onSettled: () => refreshChat(queryClient, id),
  })
}

/** One after the other: each of them may be large. */
async function takeIn(id: string, pictures: readonly DraftPicture[]): Promise<string[]> {
  const ids: string[] = []
  for (const { key, file, id: known } of pictures) {
    const name = file.name.slice(0, 200)
    const taken =
      known ?? (await api.call('conversations.takePicture', { query: { name }, body: file })).id
    if (known === null) pictureTakenIn(id, key, taken)
    ids.push(taken)
  }
  return ids
}

/** A message of ours that Facebook did not take goes out once more. */
export function useResend(id: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (messageId: string) =>
      api.call('conversations.resend', { params: { id, messageId } }),
    meta: { failureTitle: t('conversations.reply.failed') },
    onSettled: () => refreshChat(queryClient, id),
  })
}

interface Schedule extends Words {
  readonly sendAt: string
}

export function useSchedule(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Schedule) => api.call('conversations.schedule', { params: { id }, body }),
    meta: { shownInPlace: true },
    onSuccess: () => refreshChat(queryClient, id),
  })
}

export function useSendScheduled(id: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (replyId: number) =>
      api.call('conversations.sendScheduled', { params: { id, replyId: String(replyId) } }),
    meta: { failureTitle: t('conversations.reply.failed') },
    onSettled: () => refreshChat(queryClient, id),
  })
}

export function useCancelScheduled(id: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (replyId: number) =>
      api.call('conversations.cancelScheduled', { params: { id, replyId: String(replyId) } }),
    meta: { failureTitle: t('conversations.schedule.cancelFailed') },
    onSettled: () => refreshChat(queryClient, id),
  })
}

export function useMarkSeen(id: string) {
  return useMutation({
    mutationFn: () => api.call('conversations.seen', { params: { id } }),
    // A dot that stays is no news worth interrupting for; the next look tries again.
    meta: { shownInPlace: true },
  })
}

export function useTakeOver(id: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    /** `undo`: as it was before it was handed back. */
    mutationFn: ({ undo }: { readonly undo: boolean }) =>
      api.call('conversations.takeover', { params: { id }, query: undo ? { undo: 'true' } : {} }),
    meta: { failureTitle: t('conversations.handlerFailed') },
    onSuccess: () => refreshChat(queryClient, id),
  })
}

/** `answers`: the customer waits, and the agent that it is handed back to answers them, unless that is undone. */
export function useHandBack(id: string, answers: boolean) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutate: undo } = useTakeOver(id)
  return useMutation({
    mutationFn: () =>
      api.call('conversations.handback', {
        params: { id },
        query: answers ? { undo: 'true' } : {},
      }),
    meta: { failureTitle: t('conversations.handlerFailed') },
    onSuccess: () => {
      if (answers) {
        toast.success(t('conversations.handedBack'), undefined, {
          label: t('conversations.tasks.undo'),
          run: () => undo({ undo: true }),
          forMs: undoMs,
          about: [`handler ${id}`],
        })
      }
      return refreshChat(queryClient, id)
    },
  })
}

/** Asks Facebook for what this thread holds now. */
export function useRefreshThread(id: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      api.call('facebook.conversationMessages', { params: { id }, query: { refresh: 'true' } }),
    meta: { failureTitle: t('conversations.refreshFailed') },
    onSettled: () => refreshChat(queryClient, id),
  })
}

/** Asks Facebook for the threads of every connected page. */
export function useRefreshThreads() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => previousPage({ refresh: 'true' }),
    meta: { failureTitle: t('conversations.refreshFailed') },
    onSuccess: (page) => {
      queryClient.setQueryData([...previousKey, firstCursor], page)
      return queryClient.invalidateQueries({ queryKey: listKey })
    },
  })
}

/** The chat itself is waited for; the lists come when they come. */
export async function refreshChat(
  queryClient: ReturnType<typeof useQueryClient>,
  id: string,
): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: listKey })
  // How many customers need the seller is in the top bar.
  void queryClient.invalidateQueries({ queryKey: systemStatus.queryKey })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: conversationQueries.messages(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: conversationQueries.detail(id).queryKey }),
  ])
}

import type { NotifyChannel } from '@pal/core/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { settingsQuery } from '../../../lib/queries/settings.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { toast } from '../../../lib/toasts.ts'
import { useSaveSettings } from '../form/mutations.ts'
import { settingsQueries } from '../form/queries.ts'

export type TypedSecrets = { readonly [C in NotifyChannel]?: string }

/** What is on and lacks something is saved, but not told of as if it worked. */
export function useSaveNotifications() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useSaveSettings(async () => {
    const { queryKey } = settingsQueries.notifications
    await queryClient.invalidateQueries({ queryKey })
    const idle = (queryClient.getQueryData(queryKey) ?? [])
      .filter(({ on, needs }) => on && needs !== null)
      .map(({ channel }) => t(`settings.notifications.${channel}.title`))
    if (idle.length === 0) return toast.success(t('settings.saved'))
    toast.failure(t('settings.notifications.savedIdle'), idle.join(' · '))
  })
}

/** Seals what was typed; null forgets what is stored. */
export function useSaveSecrets() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (secrets: { readonly [C in NotifyChannel]?: string | null }) => {
      const typed = Object.entries(secrets).filter(([, secret]) => secret !== '')
      return api.call('notifications.saveSecrets', { body: Object.fromEntries(typed) })
    },
    meta: { failureTitle: t('settings.saveFailed') },
    onSuccess: (channels) =>
      queryClient.setQueryData(settingsQueries.notifications.queryKey, channels),
  })
}

export function useTestChannel() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (channel: NotifyChannel) => api.call('notifications.test', { body: { channel } }),
    meta: { failureTitle: t('settings.notifications.testFailed') },
    onSuccess: async ({ success, reason }) => {
      if (success) toast.success(t('settings.notifications.testSent'), reasonText(reason))
      else toast.failure(t('settings.notifications.testFailed'), reasonText(reason))
      await queryClient.invalidateQueries({ queryKey: settingsQueries.notifications.queryKey })
    },
  })
}

export function useUnpair() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      api.call('settings.save', { body: { notifications: { telegramChat: '', telegram: false } } }),
    meta: { failureTitle: t('settings.saveFailed') },
    onSuccess: (answer) => queryClient.setQueryData(settingsQuery.queryKey, answer),
  })
}

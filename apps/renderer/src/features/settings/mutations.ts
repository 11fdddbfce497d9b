import type { BodyInput } from '@pal/core/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../lib/api.ts'
import { facebookStatus } from '../../lib/facebook-status.ts'
import { toast } from '../../lib/toasts.ts'
import { settingsQueries } from './queries.ts'

export type FacebookChange = BodyInput<'facebook.saveConfig'>

export function useSaveFacebook() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: FacebookChange) => api.call('facebook.saveConfig', { body }),
    meta: { failureTitle: t('settings.saveFailed') },
    onSuccess: (status) => queryClient.setQueryData(facebookStatus.queryKey, status),
  })
}

export function useSaveKey() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (apiKey: string) => api.call('openai.saveConfig', { body: { apiKey } }),
    meta: { failureTitle: t('settings.saveFailed') },
    onSuccess: ({ apiKeySet, apiKeyLast4 }) => {
      queryClient.setQueryData(
        settingsQueries.all.queryKey,
        (known) => known && { ...known, ai: { ...known.ai, apiKeySet, apiKeyLast4 } },
      )
      toast.success(t('settings.ai.saved'), t('settings.ai.savedText'))
    },
  })
}

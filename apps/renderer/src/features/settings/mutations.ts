import type { BodyInput } from '@pal/core/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../lib/api.ts'
import { facebookStatus } from '../../lib/facebook-status.ts'
import { toast } from '../../lib/toasts.ts'
import { facebookKey, settingsQueries } from './queries.ts'

export type FacebookChange = BodyInput<'facebook.saveConfig'>
export type SettingsChange = BodyInput<'settings.save'>
export type AiTest = BodyInput<'openai.test'>
export type AiChange = BodyInput<'openai.saveConfig'>

export function useSaveSettings() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SettingsChange) => api.call('settings.save', { body }),
    meta: { failureTitle: t('settings.saveFailed') },
    onSuccess: (answer) => {
      queryClient.setQueryData(settingsQueries.all.queryKey, answer)
      toast.success(t('settings.saved'))
    },
  })
}

export function useSaveAi() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: AiChange) => api.call('openai.saveConfig', { body }),
    meta: { failureTitle: t('settings.saveFailed') },
    onSuccess: async () => {
      toast.success(t('settings.saved'))
      await queryClient.invalidateQueries({ queryKey: settingsQueries.all.queryKey })
    },
  })
}

/** Asks the provider with what is typed, and with what is stored where nothing is. */
export function useTestAi() {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: (body: AiTest) => api.call('openai.test', { body }),
    meta: { failureTitle: t('settings.ai.testFailed') },
    onSuccess: ({ success, error, warning }) => {
      if (success) toast.success(t('settings.ai.works'), warning ?? t('settings.ai.worksText'))
      else toast.failure(t('settings.ai.connectionFailed'), error ?? '')
    },
  })
}

export function useSaveFacebook() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: FacebookChange) => api.call('facebook.saveConfig', { body }),
    meta: { failureTitle: t('settings.saveFailed') },
    onSuccess: async (status) => {
      queryClient.setQueryData(facebookStatus.queryKey, status)
      await queryClient.invalidateQueries({ queryKey: facebookKey })
    },
  })
}

export function useValidateToken() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (pageAccessToken: string) =>
      api.call('facebook.validateToken', { body: { pageAccessToken } }),
    meta: { failureTitle: t('settings.facebook.validationFailed') },
    onSuccess: async ({ valid, pageName, error }) => {
      if (!valid) {
        toast.failure(t('settings.facebook.invalid'), error ?? t('settings.facebook.invalidText'))
        return
      }
      toast.success(
        t('settings.facebook.valid'),
        t('settings.facebook.validText', { page: pageName ?? '' }),
      )
      await queryClient.invalidateQueries({ queryKey: facebookKey })
    },
  })
}

export function useDisconnectPage() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call('facebook.disconnectPage', { params: { id } }),
    meta: { failureTitle: t('settings.pages.disconnectFailed') },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: facebookKey }),
  })
}

export function useLogin() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (accessToken: string) => api.call('facebook.oauthLogin', { body: { accessToken } }),
    meta: { failureTitle: t('settings.login.failed') },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: facebookKey }),
  })
}

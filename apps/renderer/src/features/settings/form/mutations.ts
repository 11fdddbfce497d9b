import type { BodyInput } from '@pal/core/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { isNoSession } from '../../../lib/errors.ts'
import { setTimeZone } from '../../../lib/format/time-zone.ts'
import { speak } from '../../../lib/i18n/i18n.ts'
import { facebookStatus } from '../../../lib/queries/facebook-status.ts'
import { settingsQuery } from '../../../lib/queries/settings.ts'
import { systemStatus } from '../../../lib/queries/system-status.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { toast } from '../../../lib/toasts.ts'
import type { FacebookChange } from './credentials.ts'
import { keyProblem } from './key-problem.ts'
import { facebookKey, settingsQueries } from './queries.ts'

export type SettingsChange = BodyInput<'settings.save'>
export type AiTest = BodyInput<'openai.test'>
export type WebhookChange = BodyInput<'facebook.saveWebhook'>
export type AiChange = BodyInput<'openai.saveConfig'>

/** `tell` says that it is saved, where that is not all there is to say. */
export function useSaveSettings(tell?: () => Promise<void>) {
  const { t, i18n } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SettingsChange) => api.call('settings.save', { body }),
    meta: { failureTitle: t('settings.saveFailed') },
    onSuccess: async (answer) => {
      queryClient.setQueryData(settingsQuery.queryKey, answer)
      setTimeZone(answer.company.timezone)
      await speak(answer.company.language)
      if (tell) await tell()
      else toast.success(i18n.t('settings.saved'))
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
      // With the models that the key can use, which says whether it works.
      await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })
      const failed = queryClient.getQueryState(settingsQueries.models.queryKey)?.error ?? null
      const problem = keyProblem(failed)
      // Whoever reads this may leave the page: nothing is unsaved any more.
      if (problem === null) toast.success(t('settings.saved'))
      else toast.failure(t('settings.ai.savedNotKey'), problem)
    },
  })
}

/** Asks the provider with what is typed, and with what is stored where nothing is. */
export function useTestAi() {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: (body: AiTest) => api.call('openai.test', { body }),
    meta: { shownInPlace: true },
    onError: (error) => {
      if (!isNoSession(error)) toast.failure(t('settings.ai.testFailed'))
    },
    // Why it failed, and that a typed key works, is said beside the key.
    onSuccess: ({ success, warning }, { apiKey }) => {
      if (!success) return toast.failure(t('settings.ai.connectionFailed'))
      if (apiKey !== undefined && !warning) return
      toast.success(
        t('settings.ai.works'),
        warning ? reasonText(warning) : t('settings.ai.worksText'),
      )
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

interface Leaving {
  readonly id: string
  readonly erase: boolean
  /** Its active campaign is stopped with it. */
  readonly stop: boolean
}

/** Leaves a page alone; what is stored of it stays, or goes with it. */
export function useDisconnectPage() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, erase, stop }: Leaving) => {
      const params = { id }
      if (erase) await api.call('pages.erase', { params })
      else {
        const query = stop ? ({ campaign: 'stop' } as const) : {}
        await api.call('facebook.disconnectPage', { params, query })
      }
    },
    meta: { failureTitle: t('settings.pages.disconnectFailed') },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: facebookKey })
      await queryClient.invalidateQueries({ queryKey: systemStatus.queryKey })
    },
  })
}

type MessengerProfileChange = BodyInput<'messengerProfile.save'> & { readonly id: string }

export function useSaveMessengerProfile() {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: ({ id, ...body }: MessengerProfileChange) =>
      api.call('messengerProfile.save', { params: { id }, body }),
    meta: { failureTitle: t('settings.pages.welcome.saveFailed') },
    onSuccess: () => toast.success(t('settings.pages.welcome.saved')),
  })
}

type CommentReplyChange = BodyInput<'commentReply.save'> & { readonly id: string }

export function useSaveCommentReply() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: CommentReplyChange) =>
      api.call('commentReply.save', { params: { id }, body }),
    meta: { failureTitle: t('settings.pages.comments.saveFailed') },
    onSuccess: (saved, { id }) => {
      queryClient.setQueryData(settingsQueries.commentReply(id).queryKey, saved)
      toast.success(t('settings.pages.comments.saved'))
    },
  })
}

export function useCheckTokens() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call('facebook.checkPageTokens'),
    meta: { failureTitle: t('settings.pages.checkFailed') },
    onSuccess: (tokens) => queryClient.setQueryData(settingsQueries.pageTokens.queryKey, tokens),
  })
}

/** Waits as long as the person is in Facebook's window; cancelling closes it. */
export function useWindowLogin() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const calling = useRef<AbortController>(null)
  const login = useMutation({
    mutationFn: async () => {
      const controller = new AbortController()
      calling.current = controller
      return api.call('facebook.login', {}, controller.signal).catch((error: unknown) => {
        if (controller.signal.aborted) return { success: false, cancelled: true } as const
        throw error
      })
    },
    meta: { failureTitle: t('settings.login.failed') },
    onSuccess: (answer) => {
      if (answer.success && answer.pages.length > 0) toast.success(t('settings.login.done'))
      if (!answer.success) {
        toast.failure(t('settings.login.cancelled'), t('settings.login.cancelledText'))
      }
      return queryClient.invalidateQueries({ queryKey: facebookKey })
    },
  })
  return { ...login, start: () => login.mutate(), cancel: () => calling.current?.abort() }
}

export function useSaveWebhook() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: WebhookChange) => api.call('facebook.saveWebhook', { body }),
    meta: { failureTitle: t('settings.saveFailed') },
    onSuccess: (setup) => {
      queryClient.setQueryData(settingsQueries.webhook.queryKey, setup)
      toast.success(t('settings.webhook.saved'))
    },
  })
}

export function useMakeVerifyToken() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call('facebook.makeVerifyToken'),
    meta: { failureTitle: t('settings.webhook.makeFailed') },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: facebookKey }),
  })
}

export function useTestWebhook() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call('facebook.testWebhook'),
    meta: { failureTitle: t('settings.webhook.testFailed') },
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

import type { Campaign } from '@pal/core/contract/campaigns'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../lib/api.ts'
import { useSingleMutation } from '../../lib/changes/use-single-mutation.ts'
import { toast } from '../../lib/toasts.ts'
import { useRenew } from './manage/renew.ts'
import { useTellAnswering } from './wizard/created.ts'

export function useStopCampaign() {
  const { t } = useTranslation()
  const renew = useRenew()
  return useSingleMutation({
    mutationFn: ({ id }: Campaign) => api.call('campaigns.stop', { params: { id } }),
    meta: { failureTitle: t('campaigns.stopFailed') },
    onSuccess: async () => {
      toast.success(t('campaigns.stopped'))
      await renew()
    },
  })
}

export function useResumeCampaign() {
  const { t } = useTranslation()
  const tell = useTellAnswering('onCard')
  const renew = useRenew()
  return useSingleMutation({
    mutationFn: ({ id }: Campaign) => api.call('campaigns.resume', { params: { id } }),
    meta: { failureTitle: t('campaigns.resumeFailed') },
    onSuccess: (campaign) => tell(t('campaigns.resumed'), campaign),
    // Refused because its budget was used up meanwhile: the card says so, and what to do.
    onError: renew,
  })
}

export function useDraftMode() {
  const { t } = useTranslation()
  const renew = useRenew()
  return useMutation({
    mutationFn: ({ id, draftMode }: Pick<Campaign, 'id' | 'draftMode'>) =>
      api.call('campaigns.change', { params: { id }, body: { draftMode } }),
    meta: { failureTitle: t('campaigns.draftModeFailed') },
    onSuccess: renew,
  })
}

export function useDeleteCampaign() {
  const { t } = useTranslation()
  const renew = useRenew()
  return useSingleMutation({
    mutationFn: ({ id }: Campaign) => api.call('campaigns.remove', { params: { id } }),
    meta: { failureTitle: t('campaigns.deleteFailed') },
    onSuccess: async () => {
      toast.success(t('campaigns.deleted'), t('campaigns.deletedText'))
      await renew()
    },
  })
}

interface ChosenStrategies extends Pick<Campaign, 'id' | 'strategies'> {
  /** As they were seen. */
  readonly was: Campaign['strategies']
}

export function useSaveStrategies() {
  const { t } = useTranslation()
  const renew = useRenew()
  return useSingleMutation({
    mutationFn: ({ id, strategies, was }: ChosenStrategies) =>
      api.call('campaigns.saveStrategies', { params: { id }, body: { strategies, was } }),
    meta: { failureTitle: t('campaigns.strategies.saveFailed') },
    onSuccess: async ({ status }) => {
      // Of one that is paused nothing follows yet.
      const text = status === 'active' ? t('campaigns.strategies.savedText') : undefined
      toast.success(t('campaigns.strategies.saved'), text)
      await renew()
    },
    // Where another window was first, the dialog shows what that one saved beside what was chosen.
    onError: renew,
  })
}

import type { Campaign } from '@pal/core/contract/campaigns'
import type { BodyInput } from '@pal/core/contract/endpoints'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { useSingleMutation } from '../../../lib/changes/use-single-mutation.ts'
import { toast } from '../../../lib/toasts.ts'
import { useRenew } from './renew.ts'

interface CampaignEdit {
  readonly id: number
  readonly body: BodyInput<'campaigns.change'>
}

export function useEditCampaign() {
  const { t } = useTranslation()
  const renew = useRenew()
  return useSingleMutation({
    mutationFn: ({ id, body }: CampaignEdit) =>
      api.call('campaigns.change', { params: { id }, body }),
    meta: { failureTitle: t('campaigns.edit.saveFailed') },
    onSuccess: async ({ status }) => {
      // Of one that is paused nothing follows yet.
      const text = status === 'active' ? t('campaigns.edit.savedText') : undefined
      toast.success(t('campaigns.edit.saved'), text)
      await renew()
    },
    // Where another window was first, the dialog shows what that one saved.
    onError: renew,
  })
}

export function useCompleteCampaign() {
  const { t } = useTranslation()
  const renew = useRenew()
  return useSingleMutation({
    mutationFn: ({ id }: Campaign) => api.call('campaigns.complete', { params: { id } }),
    meta: { failureTitle: t('campaigns.completeFailed') },
    onSuccess: async () => {
      toast.success(t('campaigns.completed'), t('campaigns.completedText'))
      await renew()
    },
  })
}

/** A campaign as it is in a file, and what is said where it cannot be had. */
export function useCampaignFile(failed: 'readFailed' | 'exportFailed') {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: ({ id }: Campaign) => api.call('campaigns.file', { params: { id } }),
    meta: { failureTitle: t(`campaigns.copy.${failed}`) },
  })
}

export function useImportCampaign() {
  const { t } = useTranslation()
  const renew = useRenew()
  return useSingleMutation({
    mutationFn: (body: BodyInput<'campaigns.import'>) => api.call('campaigns.import', { body }),
    meta: { failureTitle: t('campaigns.copy.failed') },
    onSuccess: async () => {
      toast.success(t('campaigns.dialog.created'), t('campaigns.copy.madeText'))
      await renew()
    },
  })
}

import type { Campaign } from '@pal/core/contract/campaigns'
import type { SystemStatus } from '@pal/core/contract/system'
import { useQueryClient } from '@tanstack/react-query'
import { t } from 'i18next'

import { systemStatus } from '../../../lib/queries/system-status.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { toast } from '../../../lib/toasts.ts'
import { useRenew } from '../manage/renew.ts'

/** Says that a campaign was created or resumed, and only of an agent that can answer that it answers. */
export function useTellAnswering() {
  const queryClient = useQueryClient()
  const renew = useRenew()
  return async (title: string, { facebookPageName: page }: Campaign) => {
    const status = await queryClient
      .query({ ...systemStatus, staleTime: 0 })
      // Created it is all the same.
      .catch(() => null)
    toast.success(title, status ? words(page, status.agent) : page)
    await renew()
  }
}

function words(page: string, { state, reason }: SystemStatus['agent']): string {
  const answers = state === 'ok' || state === 'attention'
  if (answers || !reason) return t('campaigns.createdText', { page })
  return t('campaigns.createdWaits', { page, reason: reasonText(reason) })
}

import type { Campaign } from '@pal/core/contract/campaigns'
import type { ReasonAnswer } from '@pal/core/contract/reason'
import type { SystemStatus } from '@pal/core/contract/system'
import { useQueryClient } from '@tanstack/react-query'
import { t } from 'i18next'

import { pageCut } from '../../../lib/queries/agent-stopped.ts'
import { systemStatus } from '../../../lib/queries/system-status.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { toast } from '../../../lib/toasts.ts'
import { useRenew } from '../manage/renew.ts'

/** Says that a campaign was created or resumed, and only of an agent that can answer that it answers. */
export function useTellAnswering() {
  const queryClient = useQueryClient()
  const renew = useRenew()
  return async (title: string, { facebookPageId, facebookPageName: page }: Campaign) => {
    const status = await queryClient
      .query({ ...systemStatus, staleTime: 0 })
      // Created it is all the same.
      .catch(() => null)
    toast.success(title, status ? words(page, status.agent, pageCut(status, facebookPageId)) : page)
    await renew()
  }
}

function words(
  page: string,
  { state, reason }: SystemStatus['agent'],
  cut: ReasonAnswer | null,
): string {
  const answers = state === 'ok' || state === 'attention'
  const why = answers ? cut : reason
  return why
    ? t('campaigns.createdWaits', { page, reason: reasonText(why) })
    : t('campaigns.createdText', { page })
}

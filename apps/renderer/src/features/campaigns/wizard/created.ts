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

/**
 * Says that a campaign was created or resumed, and only of an agent that can answer that it answers. Why
 * it cannot, the campaign's own card says where that is in sight.
 */
export function useTellAnswering(seen: 'onCard' | 'nowhere') {
  const queryClient = useQueryClient()
  const renew = useRenew()
  return async (title: string, { facebookPageId, facebookPageName: page }: Campaign) => {
    const status = await queryClient
      .query({ ...systemStatus, staleTime: 0 })
      // Created it is all the same.
      .catch(() => null)
    const why = status && whySilent(status.agent, pageCut(status, facebookPageId))
    toast.success(title, status ? words(page, why, seen) : page)
    await renew()
  }
}

const whySilent = ({ state, reason }: SystemStatus['agent'], cut: ReasonAnswer | null) =>
  state === 'ok' || state === 'attention' ? cut : reason

function words(page: string, why: ReasonAnswer | null, seen: 'onCard' | 'nowhere'): string {
  if (!why) return t('campaigns.createdText', { page })
  const reason = seen === 'onCard' ? '' : reasonText(why)
  return t('campaigns.createdWaits', { page, reason }).trim()
}

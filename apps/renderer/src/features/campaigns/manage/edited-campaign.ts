import type { Campaign } from '@pal/core/contract/campaigns'
import { queryOptions } from '@tanstack/react-query'

import { api } from '../../../lib/api.ts'
import { campaignKey } from './renew.ts'

/** One that is being edited: another window may change it meanwhile. */
export const editedCampaign = (campaign: Campaign) =>
  queryOptions({
    queryKey: [...campaignKey, 'one', campaign.id],
    queryFn: async ({ signal }) => {
      const [now] = await api.call('campaigns.list', { query: { only: campaign.id } }, signal)
      return now ?? campaign
    },
    initialData: campaign,
    gcTime: 0,
  })

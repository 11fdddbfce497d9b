import { listLimit } from '@pal/core/constants'
import type { CampaignStatus } from '@pal/core/domain/entities'
import { infiniteQueryOptions } from '@tanstack/react-query'

import { api } from '../../lib/api.ts'
import { campaignKey } from './manage/renew.ts'

export const campaignQueries = {
  list: (status: CampaignStatus | null) =>
    infiniteQueryOptions({
      queryKey: [...campaignKey, 'list', status],
      queryFn: ({ pageParam, signal }) =>
        api.page(
          'campaigns.list',
          {
            query: {
              limit: listLimit.normal,
              status: status ?? undefined,
              cursor: pageParam ?? undefined,
            },
          },
          signal,
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextCursor,
    }),
}

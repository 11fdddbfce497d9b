import { listLimit } from '@pal/core/constants'
import { infiniteQueryOptions } from '@tanstack/react-query'

import { api } from '../../lib/api.ts'

export const campaignKey = ['campaigns'] as const

export const campaignQueries = {
  list: infiniteQueryOptions({
    queryKey: [...campaignKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      api.page(
        'campaigns.list',
        { query: { limit: listLimit.normal, cursor: pageParam ?? undefined } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  }),
}

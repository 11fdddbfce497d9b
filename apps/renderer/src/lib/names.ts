import { listLimit } from '@pal/core/constants'
import { queryOptions, useQuery } from '@tanstack/react-query'

import { api } from './api.ts'

const campaignNames = queryOptions({
  queryKey: ['campaigns', 'names'],
  queryFn: async ({ signal }) => {
    const rows = await api.call('campaigns.list', { query: { limit: listLimit.most } }, signal)
    return new Map(rows.map(({ id, name }) => [String(id), name]))
  },
})

const productName = (id: string) =>
  queryOptions({
    queryKey: ['products', 'name', id],
    queryFn: async ({ signal }) =>
      (await api.call('products.get', { params: { id } }, signal)).name,
  })

/** Null until it is known, and where there is no such campaign any more. */
export function useCampaignName(id: string | undefined): string | null {
  const { data } = useQuery({ ...campaignNames, enabled: id !== undefined })
  return data?.get(id ?? '') ?? null
}

export function useProductName(id: string | undefined): string | null {
  const { data } = useQuery({ ...productName(id ?? ''), enabled: id !== undefined, retry: false })
  return data ?? null
}

import { queryOptions, useQuery } from '@tanstack/react-query'

import { api } from '../api.ts'

const campaignName = (id: string) =>
  queryOptions({
    queryKey: ['campaigns', 'name', id],
    queryFn: async ({ signal }) => {
      const rows = await api.call('campaigns.list', { query: { only: id } }, signal)
      return rows.find((row) => String(row.id) === id)?.name ?? null
    },
  })

const productName = (id: string) =>
  queryOptions({
    queryKey: ['products', 'name', id],
    queryFn: async ({ signal }) =>
      (await api.call('products.get', { params: { id } }, signal)).name,
  })

/** Also of one that was deleted; null until it is known, and where there never was one. */
export function useCampaignName(id: string | undefined): string | null {
  const { data } = useQuery({ ...campaignName(id ?? ''), enabled: id !== undefined })
  return data ?? null
}

export function useProductName(id: string | undefined): string | null {
  const { data } = useQuery({ ...productName(id ?? ''), enabled: id !== undefined, retry: false })
  return data ?? null
}

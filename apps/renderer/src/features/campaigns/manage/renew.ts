import { useQueryClient } from '@tanstack/react-query'

export const campaignKey = ['campaigns'] as const

/** What a change of a campaign makes out of date: its card, and the dashboard's figures. */
export function useRenew() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [campaignKey, ['products'], ['dashboard']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
}

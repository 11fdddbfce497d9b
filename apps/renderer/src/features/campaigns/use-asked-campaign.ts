import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

export const cardId = (id: number) => `campaign-${id}`

interface CampaignList {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** Leads to the card of the campaign that the address names, once; loads the list as far as that takes. */
export function useAskedCampaign(
  campaigns: readonly { readonly id: number }[] | undefined,
  { hasNextPage, isFetchingNextPage, fetchNextPage }: CampaignList,
): void {
  const asked = Number(useSearchParams()[0].get('campaign') ?? 0)
  const shown = useRef(0)
  useEffect(() => {
    if (asked === 0 || asked === shown.current || !campaigns) return
    if (campaigns.some(({ id }) => id === asked)) {
      shown.current = asked
      const card = document.getElementById(cardId(asked))
      card?.scrollIntoView({ block: 'center' })
      card?.focus({ preventScroll: true })
    } else if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [asked, campaigns, hasNextPage, isFetchingNextPage, fetchNextPage])
}

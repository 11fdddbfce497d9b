import type { Campaign } from '@pal/core/contract/campaigns'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useAsked } from '../../components/dialogs/use-asked-dialog.ts'

export const cardId = (id: number) => `campaign-${id}`

interface CampaignList {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/**
 * Leads to the card of the campaign that the address names, once, or to its budget; loads the list as
 * far as that takes. Answers whether it is in none of it, though all campaigns are listed.
 */
export function useAskedCampaign(
  campaigns: readonly Campaign[] | undefined,
  { hasNextPage, isFetchingNextPage, fetchNextPage }: CampaignList,
  openBudget: (campaign: Campaign) => void,
): boolean {
  const asked = Number(useSearchParams()[0].get('campaign') ?? 0)
  const { asked: dialog, forget } = useAsked()
  const budget = dialog === 'budget'
  // Who deletes it here knows.
  const [wasThere, setWasThere] = useState(0)
  const isThere = campaigns?.some(({ id }) => id === asked) ?? false
  if (isThere && wasThere !== asked) setWasThere(asked)
  const shown = useRef(0)
  /** For the address as it is now: it changes only after the page was drawn again. */
  const opened = useRef(false)
  const answer = useEffectEvent((campaign: Campaign) => {
    openBudget(campaign)
    forget()
  })
  useEffect(() => {
    if (!budget) opened.current = false
    if (asked === 0 || !campaigns) return
    const found = campaigns.find(({ id }) => id === asked)
    if (found && asked !== shown.current) {
      const card = document.getElementById(cardId(asked))
      card?.scrollIntoView({ block: 'center' })
      card?.focus({ preventScroll: true })
      shown.current = asked
    }
    if (found && budget && !opened.current) {
      opened.current = true
      answer(found)
    }
    const more = !found && asked !== shown.current && hasNextPage && !isFetchingNextPage
    if (more) void fetchNextPage()
  }, [asked, budget, campaigns, hasNextPage, isFetchingNextPage, fetchNextPage])
  return asked !== 0 && wasThere !== asked && campaigns !== undefined && !hasNextPage
}

import type { Campaign } from '@pal/core/contract/campaigns'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { byHandQueries } from './by-hand-queries.ts'

/** The campaign that is chosen, also one that was deleted: it stays until another is. */
export function useOrderCampaign(campaigns: readonly Campaign[], id: number | null) {
  const found = campaigns.find((each) => each.id === id)
  const [chosen, setChosen] = useState(found)
  if (found && found !== chosen) setChosen(found)
  // It was deleted before the form was opened: it is named all the same.
  const gone = useQuery(byHandQueries.campaign(chosen ? null : id)).data
  if (!chosen && gone) setChosen(gone)
  return { campaign: found ?? chosen, isThere: found !== undefined }
}

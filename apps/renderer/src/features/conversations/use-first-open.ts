import { useState } from 'react'

import { useErased } from './data/erased.ts'
import type { ConversationFilter } from './data/queries.ts'

/**
 * Which conversation opens by itself: the first that the list showed. It stays while the list moves
 * on, or words would change under the eyes of whoever reads them.
 */
export function useFirstOpen(filter: ConversationFilter, first: number | undefined): string | null {
  const asked = JSON.stringify(filter)
  const erased = useErased(({ ids }) => ids)
  const [open, setOpen] = useState<{ asked: string; id: string } | null>(null)
  if (open?.asked === asked && !erased.has(open.id)) return open.id
  const next = first === undefined || erased.has(String(first)) ? null : String(first)
  if (next !== null) setOpen({ asked, id: next })
  return null
}

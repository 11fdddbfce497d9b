import { useState } from 'react'

import type { ConversationFilter } from './data/queries.ts'

/**
 * Which conversation opens by itself: the first that the list showed. It stays while the list moves
 * on, or words would change under the eyes of whoever reads them.
 */
export function useFirstOpen(filter: ConversationFilter, first: number | undefined): string | null {
  const asked = JSON.stringify(filter)
  const [open, setOpen] = useState<{ asked: string; id: string } | null>(null)
  if (first !== undefined && open?.asked !== asked) setOpen({ asked, id: String(first) })
  return open?.asked === asked ? open.id : null
}

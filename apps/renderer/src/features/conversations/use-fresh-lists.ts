import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { conversationQueries, listKey } from './data/queries.ts'

/** Looks every 10 s whether something changed that no event announced, and refreshes the list then. */
export function useFreshLists(): void {
  const queryClient = useQueryClient()
  const version = useQuery(conversationQueries.meta).data?.version
  const known = useRef(version)
  useEffect(() => {
    if (version === undefined || version === known.current) return
    const first = known.current === undefined
    known.current = version
    if (!first) void queryClient.invalidateQueries({ queryKey: listKey })
  }, [version, queryClient])
}

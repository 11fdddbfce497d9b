import type { Conversation } from '@pal/core/contract/conversations'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { KeysetPage } from '../../../lib/keyset/use-keyset-list.ts'
import { listKey } from './queries.ts'

/** As a list showed it that is in memory: enough to begin with until the whole of it has come. */
export function useListed(id: string): Conversation | undefined {
  const queryClient = useQueryClient()
  return useMemo(
    () =>
      queryClient
        .getQueriesData<KeysetPage<Conversation>>({ queryKey: listKey })
        .flatMap(([, page]) => page?.rows ?? [])
        .find((row) => String(row.id) === id),
    [queryClient, id],
  )
}

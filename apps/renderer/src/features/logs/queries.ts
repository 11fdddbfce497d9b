import { listLimit, polling } from '@pal/core/constants'
import type { Log, LogFilter } from '@pal/core/contract/system'
import { queryOptions } from '@tanstack/react-query'

import { api } from '../../lib/api.ts'
import type { KeysetSource } from '../../lib/keyset/use-keyset-list.ts'

export const logKey = ['logs'] as const

export interface LogPick {
  readonly filter: LogFilter
  readonly search: string
  /** Only what is about this chat. */
  readonly conversation: number | null
}

interface Refresh {
  readonly running: boolean
}

export const logQuery = ({ filter, search, conversation }: LogPick) => ({
  filter,
  search,
  ...(conversation !== null && { conversation }),
})

const interval = ({ running }: Refresh) => (running ? polling.logs : false)

export const logQueries = {
  list: (pick: LogPick, refresh: Refresh): KeysetSource<Log> => ({
    queryKey: [...logKey, 'list', pick],
    fetchPage: (cursor, signal) =>
      api.page(
        'logs.list',
        { query: { ...logQuery(pick), limit: listLimit.most, cursor: cursor || undefined } },
        signal,
      ),
    refetchInterval: interval(refresh),
  }),
  summary: (refresh: Refresh) =>
    queryOptions({
      queryKey: [...logKey, 'summary'],
      queryFn: ({ signal }) => api.call('logs.summary', {}, signal),
      refetchInterval: interval(refresh),
    }),
}

import { listLimit, polling } from '@pal/core/constants'
import type { Log, LogFilter } from '@pal/core/contract/system'
import { queryOptions } from '@tanstack/react-query'

import { api } from '../../lib/api.ts'
import type { KeysetSource } from '../../lib/keyset/use-keyset-list.ts'

export const logKey = ['logs'] as const

export interface LogPick {
  readonly filter: LogFilter
  readonly search: string
}

interface Refresh {
  readonly running: boolean
}

const interval = ({ running }: Refresh) => (running ? polling.logs : false)

export const logQueries = {
  list: ({ filter, search }: LogPick, refresh: Refresh): KeysetSource<Log> => ({
    queryKey: [...logKey, 'list', filter, search],
    fetchPage: (cursor, signal) =>
      api.page(
        'logs.list',
        { query: { filter, search, limit: listLimit.most, cursor: cursor || undefined } },
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

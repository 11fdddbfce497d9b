import { listLimit, polling } from '@pal/core/constants'
import type { Log, LogFilter } from '@pal/core/contract/system'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { api } from '../../lib/api.ts'

export const logKey = ['logs'] as const

interface Refresh {
  readonly running: boolean
}

const interval = ({ running }: Refresh) => (running ? polling.logs : false)

export const logQueries = {
  list: (filter: LogFilter, refresh: Refresh) =>
    queryOptions({
      queryKey: [...logKey, 'list', filter],
      queryFn: ({ signal }) =>
        api.call('logs.list', { query: { filter, limit: listLimit.most } }, signal),
      refetchInterval: interval(refresh),
      placeholderData: keepPreviousData,
    }),
  summary: (refresh: Refresh) =>
    queryOptions({
      queryKey: [...logKey, 'summary'],
      queryFn: ({ signal }) => api.call('logs.summary', {}, signal),
      refetchInterval: interval(refresh),
    }),
}

/** A download ends here at the latest: the file is for reading, not an archive. */
const downloadLimit = 10_000

/** All rows under a filter, newest first, page after page. */
export async function readLogs(filter: LogFilter): Promise<Log[]> {
  const rows: Log[] = []
  let cursor: string | undefined
  do {
    const page = await api.page('logs.list', {
      query: { filter, limit: listLimit.most, cursor },
    })
    rows.push(...page.rows)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && rows.length < downloadLimit)
  return rows
}

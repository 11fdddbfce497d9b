import { queryOptions } from '@tanstack/react-query'

import { api } from '../../../lib/api.ts'

/** What a backup, a restore or an erasure changes. */
export const dataKey = ['data'] as const

export const dataQueries = {
  place: queryOptions({
    queryKey: [...dataKey, 'place'],
    queryFn: ({ signal }) => api.call('data.place', {}, signal),
  }),
  session: queryOptions({
    queryKey: [...dataKey, 'session'],
    queryFn: ({ signal }) => api.call('session.get', {}, signal),
  }),
  backups: queryOptions({
    queryKey: [...dataKey, 'backups'],
    queryFn: ({ signal }) => api.call('data.backups', {}, signal),
    // Files may have been put into the folder by hand.
    refetchOnWindowFocus: 'always',
  }),
  since: (time: string) =>
    queryOptions({
      queryKey: [...dataKey, 'since', time],
      queryFn: ({ signal }) => api.call('data.since', { query: { time } }, signal),
      // What has come in meanwhile goes with it.
      staleTime: 0,
    }),
  holders: queryOptions({
    queryKey: [...dataKey, 'holders'],
    queryFn: ({ signal }) => api.call('data.holders', {}, signal),
  }),
  /** Events tell of the first and the last word; how far it is, only asking. */
  jobs: queryOptions({
    queryKey: [...dataKey, 'jobs'],
    queryFn: ({ signal }) => api.call('data.jobs', {}, signal),
    refetchInterval: ({ state }) => (state.data?.jobs.length ? 500 : false),
  }),
  /** Asked for only while something is being erased. */
  erasing: queryOptions({
    queryKey: [...dataKey, 'erasing'],
    queryFn: ({ signal }) => api.call('data.erasing', {}, signal),
    refetchInterval: 500,
  }),
}

import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { t } from 'i18next'

import { isGone, isNoSession, isUnreachable, reasonOf } from './errors.ts'
import { useSession } from './session.ts'
import { toast } from './toasts.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The toast's title when this change fails; the server's reason is under it. */
      readonly failureTitle?: string
      /** Its failure is shown where it was asked for: no toast. */
      readonly shownInPlace?: true
    }
  }
}

/** Reads never go stale by themselves and nothing is tried twice; errors are reported once, here. */
export function createQueryClient(): QueryClient {
  const failing = new WeakSet<Query<unknown, unknown>>()
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isNoSession(error)) return useSession.getState().lose()
        // A first load shows its failure in place; a poll that keeps failing is reported once.
        // What makes every read fail at once is the banner's to tell.
        if (query.state.data === undefined || failing.has(query) || isUnreachable(error)) return
        // Erased or deleted, here or in another window: it stays on no screen, and its place says so.
        if (isGone(error)) return query.setState({ data: undefined })
        failing.add(query)
        toast.failure(t('error.refreshFailed'), reasonOf(error))
      },
      onSuccess: (_data, query) => {
        failing.delete(query)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (isNoSession(error)) return useSession.getState().lose()
        if (mutation.meta?.shownInPlace) return
        toast.failure(mutation.meta?.failureTitle ?? t('error.changeFailed'), reasonOf(error))
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // The server is on this machine: having no network is no reason not to ask it.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

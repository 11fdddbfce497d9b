import { listLimit } from '@pal/core/constants'
import type { Answer, Body } from '@pal/core/contract/endpoints'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../lib/api.ts'

export type Rehearsal = NonNullable<Answer<'rehearsal.get'>['rehearsal']>
export type Candidate = Answer<'rehearsal.candidates'>[number]

const lookEveryMs = 500

export const rehearsalQueries = {
  campaigns: queryOptions({
    queryKey: ['campaigns', 'to-rehearse'],
    queryFn: ({ signal }) =>
      api.call('campaigns.list', { query: { limit: listLimit.most } }, signal),
  }),
  candidates: (campaignId: number) =>
    queryOptions({
      queryKey: ['rehearsal', 'candidates', campaignId],
      queryFn: ({ signal }) => api.call('rehearsal.candidates', { query: { campaignId } }, signal),
    }),
  current: queryOptions({
    queryKey: ['rehearsal', 'current'],
    queryFn: ({ signal }) => api.call('rehearsal.get', {}, signal),
    refetchInterval: ({ state }) =>
      state.data?.rehearsal?.state === 'running' ? lookEveryMs : false,
  }),
  conversation: (id: number, done: number) =>
    queryOptions({
      queryKey: ['rehearsal', 'conversation', id, done],
      queryFn: ({ signal }) => api.call('rehearsal.conversation', { params: { id } }, signal),
    }),
}

/** Keeps a conversation to be rehearsed again, or no longer. */
export function useKeep() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'rehearsal.keep'>) => api.call('rehearsal.keep', { body }),
    meta: { failureTitle: t('rehearsal.keepFailed') },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['rehearsal', 'candidates'] }),
        queryClient.invalidateQueries({ queryKey: ['campaigns', 'rehearsal-offers'] }),
      ]),
  })
}

export function useStartRehearsal() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'rehearsal.start'>) => api.call('rehearsal.start', { body }),
    meta: { failureTitle: t('rehearsal.startFailed') },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['rehearsal', 'current'] }),
  })
}

export function useCancelRehearsal() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call('rehearsal.cancel', {}),
    meta: { failureTitle: t('rehearsal.cancelFailed') },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['rehearsal', 'current'] }),
  })
}

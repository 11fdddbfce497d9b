import { listLimit } from '@pal/core/constants'
import { queryOptions } from '@tanstack/react-query'

import { api } from '../../../lib/api.ts'

/** Everything that a login or a new token changes. */
export const facebookKey = ['facebook'] as const

export const settingsQueries = {
  models: queryOptions({
    // Below the settings: another key can use other models.
    queryKey: ['settings', 'models'],
    queryFn: ({ signal }) => api.call('openai.models', {}, signal),
  }),
  unpriced: queryOptions({
    queryKey: ['settings', 'unpriced'],
    queryFn: ({ signal }) => api.call('openai.unpriced', {}, signal),
  }),
  tacticStats: queryOptions({
    // Below the conversations: what is said and bought there changes it.
    queryKey: ['conversations', 'tactic-lines'],
    queryFn: ({ signal }) => api.call('tactics.stats', {}, signal),
  }),
  loginWindow: queryOptions({
    queryKey: [...facebookKey, 'login'],
    queryFn: ({ signal }) => api.call('facebook.loginWindow', {}, signal),
  }),
  pageTokens: queryOptions({
    queryKey: [...facebookKey, 'page-tokens'],
    queryFn: ({ signal }) => api.call('facebook.pageTokens', {}, signal),
  }),
  notifications: queryOptions({
    // Below the settings: what is saved there changes what is missing.
    queryKey: ['settings', 'notifications'],
    queryFn: ({ signal }) => api.call('notifications.get', {}, signal),
  }),
  webhook: queryOptions({
    queryKey: [...facebookKey, 'webhook'],
    queryFn: ({ signal }) => api.call('facebook.webhook', {}, signal),
  }),
  /** Null where the page has none; a page has at most one. */
  activeCampaign: (pageId: string) =>
    queryOptions({
      queryKey: ['campaigns', 'active', pageId],
      queryFn: async ({ signal }) => {
        const active = await api.call(
          'campaigns.list',
          { query: { limit: listLimit.most, status: 'active' } },
          signal,
        )
        return active.find(({ facebookPageId }) => facebookPageId === pageId) ?? null
      },
    }),
  /** Asked of Facebook each time it is opened; it tells nobody of changes. */
  messengerProfile: (id: string) =>
    queryOptions({
      queryKey: ['messenger-profile', id],
      queryFn: ({ signal }) => api.call('messengerProfile.get', { params: { id } }, signal),
      gcTime: 0,
      retry: false,
    }),
  commentReply: (id: string) =>
    queryOptions({
      queryKey: [...facebookKey, 'comment-reply', id],
      queryFn: ({ signal }) => api.call('commentReply.get', { params: { id } }, signal),
    }),
  session: queryOptions({
    queryKey: [...facebookKey, 'session'],
    queryFn: ({ signal }) => api.call('facebook.session', {}, signal),
  }),
}

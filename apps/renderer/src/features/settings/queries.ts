import { queryOptions } from '@tanstack/react-query'

import { api } from '../../lib/api.ts'

/** Everything that a login or a new token changes. */
export const facebookKey = ['facebook'] as const

export const settingsQueries = {
  all: queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api.call('settings.get', {}, signal),
  }),
  models: queryOptions({
    // Below the settings: another key can use other models.
    queryKey: ['settings', 'models'],
    queryFn: ({ signal }) => api.call('openai.models', {}, signal),
  }),
  unpriced: queryOptions({
    queryKey: ['settings', 'unpriced'],
    queryFn: ({ signal }) => api.call('openai.unpriced', {}, signal),
  }),
  loginWindow: queryOptions({
    queryKey: [...facebookKey, 'login'],
    queryFn: ({ signal }) => api.call('facebook.loginWindow', {}, signal),
  }),
  pageTokens: queryOptions({
    queryKey: [...facebookKey, 'page-tokens'],
    queryFn: ({ signal }) => api.call('facebook.pageTokens', {}, signal),
  }),
  webhook: queryOptions({
    queryKey: [...facebookKey, 'webhook'],
    queryFn: ({ signal }) => api.call('facebook.webhook', {}, signal),
  }),
  session: queryOptions({
    queryKey: [...facebookKey, 'session'],
    queryFn: ({ signal }) => api.call('facebook.session', {}, signal),
  }),
}

import { queryOptions } from '@tanstack/react-query'

import { api } from '../../../lib/api.ts'

/** The settings page's own key: what is saved there is here at once. */
export const shopSettings = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => api.call('settings.get', {}, signal),
})

import { queryOptions } from '@tanstack/react-query'

import { api } from '../api.ts'

/** All settings, by one key wherever they are shown: what is saved on their page is there at once. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => api.call('settings.get', {}, signal),
})

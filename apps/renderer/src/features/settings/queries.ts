import { queryOptions } from '@tanstack/react-query'

import { api } from '../../lib/api.ts'

export const settingsQueries = {
  all: queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api.call('settings.get', {}, signal),
  }),
}

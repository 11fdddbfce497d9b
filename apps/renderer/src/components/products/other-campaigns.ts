import { listLimit } from '@pal/core/constants'
import { queryOptions } from '@tanstack/react-query'

import { api } from '../../lib/api.ts'
import type { KeysetPage } from '../../lib/keyset/use-keyset-list.ts'

/** A search, and all of them at once, look through the whole list. */
async function whole<Row>(part: (cursor?: string) => Promise<KeysetPage<Row>>): Promise<Row[]> {
  const all: Row[] = []
  let cursor: string | undefined
  do {
    const { rows, nextCursor } = await part(cursor)
    all.push(...rows)
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
  return all
}

const limit = listLimit.most

// The first part of a key says which changes make it stale: see lib/events.ts.
export const toTakeFrom = {
  campaigns: queryOptions({
    queryKey: ['campaigns', 'to take from'],
    queryFn: ({ signal }) =>
      whole((cursor) => api.page('campaigns.list', { query: { limit, cursor } }, signal)),
  }),
  products: (campaign: number) =>
    queryOptions({
      queryKey: ['products', 'to take from', campaign],
      queryFn: ({ signal }) =>
        whole((cursor) =>
          api.page('products.list', { params: { id: campaign }, query: { limit, cursor } }, signal),
        ),
    }),
}

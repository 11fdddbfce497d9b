import { createClient } from '@pal/core/contract/client/client'

import { takeAsked } from './asked.ts'

/** The one client of the page: same origin, session cookie along. */
export const api = createClient({
  fetch: (address, init) =>
    (init?.method === 'GET' ? takeAsked(String(address)) : undefined) ??
    globalThis.fetch(address, init),
})

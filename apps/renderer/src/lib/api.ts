import { createClient } from '@pal/core/contract/client/client'

/** The one client of the page: same origin, session cookie along. */
export const api = createClient({ fetch: (input, init) => globalThis.fetch(input, init) })

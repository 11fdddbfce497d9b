import type { EndpointName } from '@pal/core/contract/endpoints'

import type { Handler, Handlers } from './handlers.ts'

/**
 * Endpoints whose code is loaded when the first of them is asked: a start need not wait for what
 * the first page does without.
 */
export function later<K extends EndpointName>(
  names: readonly K[],
  load: () => Promise<Pick<Handlers, K>>,
): Pick<Handlers, K> {
  let loading: Promise<Pick<Handlers, K>> | undefined
  const loaded = () =>
    (loading ??= load().catch((error: unknown) => {
      // The next request tries again.
      loading = undefined
      throw error
    }))
  const handler =
    <N extends K>(name: N): Handler<N> =>
    async (request) => {
      const { [name]: found } = await loaded()
      return found(request)
    }
  return Object.fromEntries(names.map((name) => [name, handler(name)])) as Pick<Handlers, K>
}

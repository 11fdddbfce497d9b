import type { Tx } from '../schema/reads.ts'
import { isDiskFault } from '../sqlite/disk-full.ts'
import type { Store } from './store.ts'

const mostTries = 3

/**
 * One transaction, begun again where the disk refuses a part of it: for what was dear to come by. One
 * whose flush failed is stored already, so that `work` must see by itself that nothing is left to do.
 */
export async function retryOnDiskError<T>(
  store: Pick<Store, 'transaction'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await store.transaction(work)
    } catch (error) {
      if (tries === mostTries || !isDiskFault(error)) throw error
    }
  }
}

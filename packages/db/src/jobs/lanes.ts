import type { Tx } from '../schema/reads.ts'
import { type JobRow, leaseNext, type LeaseRequest } from './queue.ts'

/** The next of the first of these that have one. */
export async function leaseFirst(
  tx: Tx,
  lanes: readonly Pick<LeaseRequest, 'kinds' | 'byWait'>[],
  lease: Pick<LeaseRequest, 'owner' | 'now' | 'leaseMs'>,
): Promise<JobRow | undefined> {
  for (const { kinds, byWait } of lanes) {
    const job = await leaseNext(tx, { ...lease, kinds, byWait })
    if (job) return job
  }
  return undefined
}

import type { Tx } from '../schema/reads.ts'
import { type JobRow, leaseDue, type LeaseRequest, releaseExpired } from './queue.ts'

/** The next of the first of these that have one. */
export async function leaseFirst(
  tx: Tx,
  lanes: readonly Pick<LeaseRequest, 'kinds' | 'byWait'>[],
  lease: Pick<LeaseRequest, 'owner' | 'now' | 'leaseMs'>,
): Promise<JobRow | undefined> {
  await releaseExpired(tx, lease.now)
  for (const { kinds, byWait } of lanes) {
    const job = await leaseDue(tx, { ...lease, kinds, byWait })
    if (job) return job
  }
  return undefined
}

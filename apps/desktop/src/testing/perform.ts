import type { JobRow } from '@pal/db/jobs/queue'
import type { Store } from '@pal/db/maintenance/store'

import type { PreparedHandler } from '../jobs/lanes.ts'

/** What the worker does with a job that it has leased. */
export async function perform(store: Store, handler: PreparedHandler, job: JobRow): Promise<void> {
  const run = await store.transaction((tx) => handler.prepare(tx, job))
  await run(new AbortController().signal)
}

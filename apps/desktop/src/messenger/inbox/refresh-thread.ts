import type { Store } from '@pal/db/maintenance/store'

import type { GraphClient } from '../graph/graph.ts'
import { type PageAccess, readThreadById, readThreadOf } from '../graph/read.ts'
import { type Ingested, type IngestOptions, ingestThread, newIntake } from './ingest.ts'

export interface RefreshParts {
  readonly store: Store
  readonly graph: GraphClient
  readonly now: () => number
  readonly ingest?: Omit<IngestOptions, 'now' | 'askedAt'>
}

/** Reads one thread because the person asked for it, by its customer or by Facebook's id. */
export async function refreshThread(
  { store, graph, now, ingest = {} }: RefreshParts,
  access: PageAccess,
  which: { readonly psid: string } | { readonly threadId: string },
): Promise<Ingested> {
  const askedAt = now()
  const thread =
    'psid' in which
      ? await readThreadOf(graph, access, which.psid)
      : await readThreadById(graph, access, which.threadId)
  if (!thread) return newIntake()
  return store.transaction((tx) => ingestThread(tx, thread, { ...ingest, askedAt, now: now() }))
}

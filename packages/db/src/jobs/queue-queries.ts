import { sql } from 'kysely'

import type { JobKind } from '../schema/literals.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

/** What the queue asks the store with every job, compiled once. */

/** Of so many that have been due longest, the one whose customer has waited longest is looked for. */
const waitsCompared = 500

interface Due {
  readonly kinds: readonly JobKind[]
  readonly now: number
}

const dueJobs = (db: Reads, { kinds, now }: Due) =>
  db
    .selectFrom('jobs')
    .select(['id', 'run_at', 'conversation_id'])
    .where('state', '=', 'waiting')
    .where('run_at', '<=', now)
    .where('kind', 'in', kinds)
    .where((eb) =>
      eb.or([
        eb('conversation_id', 'is', null),
        eb.not(
          eb.exists(
            eb
              .selectFrom('jobs as other')
              .select('other.id')
              .where(sql<boolean>`other.state = 'running'`)
              .whereRef('other.conversation_id', '=', 'jobs.conversation_id'),
          ),
        ),
      ]),
    )
    .orderBy('run_at')
    .orderBy('id')

export const longestDue = preparedQuery((db: Reads, due: Due) => dueJobs(db, due).limit(1))

export const longestWaiting = preparedQuery((db: Reads, due: Due) =>
  db
    .selectFrom(dueJobs(db, due).limit(waitsCompared).as('due'))
    .leftJoin('conversations', 'conversations.id', 'due.conversation_id')
    .select(['due.id', 'due.run_at', 'due.conversation_id'])
    .orderBy(({ fn }) => fn.coalesce('conversations.waiting_since', 'due.run_at'))
    .orderBy('due.id')
    .limit(1),
)

interface LeaseValues {
  readonly id: number
  readonly owner: string
  readonly now: number
  readonly until: number
}

export const takeJob = preparedQuery((tx: Tx, { id, owner, now, until }: LeaseValues) =>
  tx
    .updateTable('jobs')
    .set((eb) => ({
      state: 'running',
      attempts: eb('attempts', '+', 1),
      lease_owner: owner,
      lease_until: until,
      updated_at: now,
    }))
    .where('id', '=', id)
    .returningAll(),
)

export const firstDue = preparedQuery((db: Reads, { kinds }: Pick<Due, 'kinds'>) =>
  db
    .selectFrom('jobs')
    .select('run_at')
    .where('state', '=', 'waiting')
    .where('kind', 'in', kinds)
    .orderBy('run_at')
    .limit(1),
)

interface HeldLease {
  readonly id: number
  readonly attempts: number
  readonly owner: string | null
}

export const removeDone = preparedQuery((tx: Tx, { id, attempts, owner }: HeldLease) =>
  tx
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('attempts', '=', attempts)
    .where('lease_owner', '=', owner)
    .where('again_at', 'is', null)
    .returning('id'),
)

/** The lease columns go together with the state. */
export const idle = { state: 'waiting', lease_owner: null, lease_until: null } as const

export const releaseLate = preparedQuery((tx: Tx, { now }: { now: number }) =>
  tx
    .updateTable('jobs')
    .set({ ...idle, updated_at: now })
    .where('state', '=', 'running')
    .where('lease_until', '<=', now),
)

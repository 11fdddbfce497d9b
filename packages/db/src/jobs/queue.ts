import { type Insertable, type Selectable, sql } from 'kysely'

import type { JobKind } from '../schema/literals.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import type { JobsTable } from '../schema/schema.ts'
import { readStoredJson } from '../schema/stored-json.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { nextId } from '../stats/counters.ts'
import {
  firstDue,
  idle,
  longestDue,
  longestWaiting,
  releaseLate,
  removeDone,
  takeJob,
} from './queue-queries.ts'

export type JobRow = Selectable<JobsTable>

export interface NewJob {
  kind: JobKind
  /** One waiting or running job for each: asking twice makes one. */
  key: string
  runAt: number
  now: number
  payload?: unknown
  conversationId?: number | null | undefined
  pageId?: string | null | undefined
  /** Which time counts when it is waiting already: the sooner one (the default) or the one asked for now. */
  when?: 'earliest' | 'replace' | undefined
}

/** Word for word the condition of the index of keys: without it, all that wait are looked through. */
const unfinished = sql<boolean>`state IN ('waiting', 'running')`

const byKey = preparedQuery((db: Reads, { key }: { key: string }) =>
  db
    .selectFrom('jobs')
    .select(['id', 'kind', 'state', 'payload', 'run_at', 'again_at', 'created_at'])
    .where('key', '=', key)
    .where(unfinished),
)

type PendingJob = Pick<
  JobRow,
  'id' | 'kind' | 'state' | 'payload' | 'run_at' | 'again_at' | 'created_at'
>

/** The job of this key that waits or runs; there is at most one. */
export async function unfinishedJob(db: Reads, key: string): Promise<PendingJob | undefined> {
  const [job] = await byKey(db, { key })
  return job
}

type JobValues = Pick<
  Insertable<JobsTable>,
  | 'id'
  | 'kind'
  | 'key'
  | 'conversation_id'
  | 'page_id'
  | 'payload'
  | 'run_at'
  | 'created_at'
  | 'updated_at'
>

const insertJob = preparedQuery((tx: Tx, values: JobValues) => tx.insertInto('jobs').values(values))

/**
 * Asks for a job. One that is running cannot know of what came since: it runs once more when it is
 * done.
 */
export async function enqueue(tx: Tx, job: NewJob): Promise<number> {
  const known = await unfinishedJob(tx, job.key)
  const payload = job.payload === undefined ? {} : { payload: JSON.stringify(job.payload) }
  if (!known) {
    const id = await nextId(tx, 'jobs')
    await insertJob(tx, {
      id,
      kind: job.kind,
      key: job.key,
      conversation_id: job.conversationId ?? null,
      page_id: job.pageId ?? null,
      ...payload,
      run_at: job.runAt,
      created_at: job.now,
      updated_at: job.now,
    })
    return id
  }
  const waiting = known.state === 'waiting'
  const before = waiting ? known.run_at : known.again_at
  const at = job.when === 'replace' || before === null ? job.runAt : Math.min(before, job.runAt)
  const time = waiting ? { run_at: at } : { again_at: at }
  await update(tx, { id: known.id, ...payload, ...time, updated_at: job.now })
  return known.id
}

interface JobChanges {
  readonly id: number
  readonly payload?: string
  readonly run_at?: number
  readonly again_at?: number
  readonly updated_at: number
}

const update = preparedQuery((tx: Tx, { id, ...changes }: JobChanges) =>
  tx.updateTable('jobs').set(changes).where('id', '=', id),
)

/** A job in hand. Its attempt is the proof that it is still this one's: a later lease has a higher. */
export type Lease = Pick<JobRow, 'id' | 'attempts'> & { lease_owner: string | null }

export interface LeaseRequest {
  kinds: readonly JobKind[]
  owner: string
  now: number
  leaseMs: number
  /** Whose customer has waited longest is taken first, not what has been due longest. */
  byWait?: boolean | undefined
}

/** Takes the job that has been due longest; never two of one conversation at a time. */
export async function leaseNext(tx: Tx, request: LeaseRequest): Promise<JobRow | undefined> {
  await releaseExpired(tx, request.now)
  return leaseDue(tx, request)
}

/** The same where the leases that nobody renewed have gone back already. */
export async function leaseDue(
  tx: Tx,
  { kinds, owner, now, leaseMs, byWait = false }: LeaseRequest,
): Promise<JobRow | undefined> {
  if (kinds.length === 0) return undefined
  const [next] = await (byWait ? longestWaiting : longestDue)(tx, { kinds, now })
  if (!next) return undefined
  const [job] = await takeJob(tx, { id: next.id, owner, now, until: now + leaseMs })
  return job
}

/** When the next job of these kinds is due, to sleep until then. */
export async function nextDue(db: Reads, kinds: readonly JobKind[]): Promise<number | null> {
  if (kinds.length === 0) return null
  const [next] = await firstDue(db, { kinds })
  return next?.run_at ?? null
}

/** False when the lease is lost: whoever holds the job no longer must not act upon it. */
export async function renew(tx: Tx, lease: Lease, until: number): Promise<boolean> {
  const { numUpdatedRows } = await held(tx, lease).set({ lease_until: until }).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Done. Gone, or waiting again when it was asked for meanwhile. False when the lease is lost. */
export async function complete(tx: Tx, lease: Lease, now: number): Promise<boolean> {
  const { id, attempts, lease_owner: owner } = lease
  if ((await removeDone(tx, { id, attempts, owner })).length > 0) return true
  const again = (await stillHeld(tx, lease))?.again_at ?? null
  if (again === null) return false
  await tx
    .updateTable('jobs')
    .set({
      ...waiting(now),
      run_at: again,
      again_at: null,
      attempts: 0,
      failures: 0,
      last_error: null,
    })
    .where('id', '=', lease.id)
    .execute()
  return true
}

/** It failed, and is tried again then. */
export async function retryLater(tx: Tx, lease: Lease, retry: Later): Promise<boolean> {
  return putOff(tx, lease, retry, 1)
}

/** It waits for something else and has not failed. */
export async function waitUntil(tx: Tx, lease: Lease, wait: Later): Promise<boolean> {
  return putOff(tx, lease, wait, 0)
}

interface Later {
  runAt: number
  /** A stored reason, or words for the log. */
  error: string | null
  now: number
}

async function putOff(
  tx: Tx,
  lease: Lease,
  { runAt, error, now }: Later,
  failures: number,
): Promise<boolean> {
  const { numUpdatedRows } = await held(tx, lease)
    .set((eb) => ({
      ...waiting(now),
      run_at: runAt,
      again_at: null,
      last_error: error,
      failures: eb('failures', '+', failures),
    }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Given up; kept to be seen. What was asked for meanwhile becomes a job of its own. */
export async function fail(tx: Tx, lease: Lease, error: string, now: number): Promise<boolean> {
  const row = await stillHeld(tx, lease)
  if (!row) return false
  await tx
    .updateTable('jobs')
    .set({ ...waiting(now), state: 'failed', again_at: null, last_error: error })
    .where('id', '=', lease.id)
    .execute()
  if (row.again_at !== null) {
    await enqueue(tx, {
      kind: row.kind,
      key: row.key,
      conversationId: row.conversation_id,
      pageId: row.page_id,
      payload: readStoredJson(row.payload),
      runAt: row.again_at,
      now,
    })
  }
  return true
}

/** Leases that nobody renewed go back: their holder has died or hangs. */
export async function releaseExpired(tx: Tx, now: number): Promise<void> {
  await releaseLate(tx, { now })
}

/** On the way out, and at the start with `null`: one process has the store, so every lease is a dead one's. */
export async function releaseOwned(tx: Tx, owner: string | null, now: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set(waiting(now))
    .where('state', '=', 'running')
    .$if(owner !== null, (query) => query.where('lease_owner', '=', owner))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function cancelJob(tx: Tx, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('jobs')
    .where('key', '=', key)
    .where(unfinished)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const waiting = (now: number) => ({ ...idle, updated_at: now })

function held(tx: Tx, lease: Lease) {
  return tx
    .updateTable('jobs')
    .where('id', '=', lease.id)
    .where('state', '=', 'running')
    .where('attempts', '=', lease.attempts)
    .where('lease_owner', '=', lease.lease_owner)
}

async function stillHeld(tx: Tx, lease: Lease): Promise<JobRow | undefined> {
  return tx
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', lease.id)
    .where('state', '=', 'running')
    .where('attempts', '=', lease.attempts)
    .where('lease_owner', '=', lease.lease_owner)
    .executeTakeFirst()
}

import { describe, expect, it } from 'vitest'

import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { aPage, inbound, noon } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { queueStatus } from './queue-status.ts'
import {
  complete,
  enqueue,
  fail,
  type JobRow,
  leaseNext,
  nextDue,
  type NewJob,
  releaseOwned,
  renew,
  retryLater,
  waitUntil,
} from './queue.ts'

const minute = 60_000

function ask(store: Store, job: Partial<NewJob> = {}): Promise<number> {
  return store.transaction((tx) =>
    enqueue(tx, {
      kind: 'answer',
      key: 'answer/1',
      conversationId: 1,
      runAt: noon,
      now: noon,
      ...job,
    }),
  )
}

function take(store: Store, now = noon, owner = 'a'): Promise<JobRow | undefined> {
  return store.transaction((tx) =>
    leaseNext(tx, { kinds: ['answer'], owner, now, leaseMs: minute }),
  )
}

async function taken(store: Store, now = noon, owner = 'a'): Promise<JobRow> {
  const job = await take(store, now, owner)
  if (!job) throw new Error('no job was due')
  return job
}

describe('the queue', () => {
  it('makes one job of several requests and runs it at the time asked for', async () => {
    await using store = openTestStore()
    const first = await ask(store, { runAt: noon + 2 * minute })
    expect(await ask(store, { runAt: noon + minute, payload: { newest: 3 } })).toBe(first)
    expect(await take(store)).toBeUndefined()
    expect(await nextDue(store.db, ['answer'])).toBe(noon + minute)
    await ask(store, { runAt: noon + 3 * minute, when: 'replace' })
    expect(await take(store, noon + 2 * minute)).toBeUndefined()
    const job = await taken(store, noon + 3 * minute)
    expect(job).toMatchObject({ id: first, attempts: 1, payload: '{"newest":3}' })
  })

  it('never runs two jobs of one conversation at a time', async () => {
    await using store = openTestStore()
    await ask(store)
    await ask(store, { key: 'follow-up/1' })
    await ask(store, { key: 'answer/2', conversationId: 2 })
    const first = await taken(store)
    expect((await taken(store)).conversation_id).toBe(2)
    expect(await take(store)).toBeUndefined()
    await store.transaction((tx) => complete(tx, first, noon))
    expect((await taken(store)).key).toBe('follow-up/1')
  })

  it('takes the job whose customer has waited longest, where that is asked for [AG-14]', async () => {
    await using store = openTestStore()
    await aPage(store)
    // The one who wrote first is tried again now, after the agent has failed.
    for (const [psid, wroteAt, runAt] of [
      ['a', noon, noon + 2 * minute],
      ['b', noon + minute, noon + minute],
    ] as const) {
      await store.transaction(async (tx) => {
        const said = inbound({ psid, mid: `m_${psid}`, sentAt: wroteAt, now: wroteAt })
        const { conversationId } = await ingestInbound(tx, said)
        await enqueue(tx, { kind: 'answer', key: psid, conversationId, runAt, now: noon })
      })
    }
    const ask = { kinds: ['answer'] as const, owner: 'a', now: noon + 3 * minute, leaseMs: minute }
    const next = (byWait: boolean) =>
      store.transaction((tx) => leaseNext(tx, { ...ask, byWait }).then((job) => job?.key))
    expect(await next(true)).toBe('a')
    expect(await next(true)).toBe('b')
    await store.transaction((tx) => releaseOwned(tx, null, noon + 3 * minute))
    expect(await next(false)).toBe('b')
  })

  it('runs a job once more when it was asked for while it ran', async () => {
    await using store = openTestStore()
    await ask(store)
    const job = await taken(store)
    await ask(store, { runAt: noon + minute, payload: { newest: 9 } })
    expect(await take(store)).toBeUndefined()
    await store.transaction((tx) => complete(tx, job, noon))
    const again = await taken(store, noon + minute)
    expect(again).toMatchObject({ id: job.id, attempts: 1, payload: '{"newest":9}' })
    await store.transaction((tx) => complete(tx, again, noon + minute))
    expect(await queueStatus(store.db, noon + minute)).toEqual({
      waiting: 0,
      running: 0,
      scheduled: 0,
      failed: 0,
    })
  })

  it('gives an expired lease to the next, and the old holder can do nothing more', async () => {
    await using store = openTestStore()
    await ask(store)
    const dead = await taken(store, noon, 'dead')
    expect(await take(store, noon + minute - 1, 'next')).toBeUndefined()
    const next = await taken(store, noon + minute, 'next')
    expect(next).toMatchObject({ id: dead.id, attempts: 2, lease_owner: 'next' })
    const late = await store.transaction(async (tx) => [
      await renew(tx, dead, noon + 9 * minute),
      await complete(tx, dead, noon),
      await retryLater(tx, dead, { runAt: noon, error: 'late', now: noon }),
      await fail(tx, dead, 'late', noon),
    ])
    expect(late).toEqual([false, false, false, false])
    expect(await store.transaction((tx) => complete(tx, next, noon + minute))).toBe(true)
  })

  it('knows a lease taken over by the same owner from the old one', async () => {
    await using store = openTestStore()
    await ask(store)
    const old = await taken(store)
    const fresh = await taken(store, noon + minute)
    expect(await store.transaction((tx) => complete(tx, old, noon + minute))).toBe(false)
    expect(await store.transaction((tx) => complete(tx, fresh, noon + minute))).toBe(true)
  })

  it('counts what failed, not what was interrupted or waits for something else [AG-08]', async () => {
    await using store = openTestStore()
    await ask(store)
    let at = noon
    for (let kill = 0; kill < 6; kill++) await taken(store, (at += minute))
    const waits = { runAt: at, error: 'an earlier one goes first', now: at }
    const interrupted = await taken(store, (at += minute))
    expect(interrupted).toMatchObject({ attempts: 7, failures: 0 })
    await store.transaction((tx) => waitUntil(tx, interrupted, waits))
    const waited = await taken(store, at)
    expect(waited).toMatchObject({ failures: 0 })
    await store.transaction((tx) => retryLater(tx, waited, { ...waits, error: 'refused' }))
    expect(await taken(store, at)).toMatchObject({ failures: 1, last_error: 'refused' })
  })

  it('keeps a renewed lease', async () => {
    await using store = openTestStore()
    await ask(store)
    const job = await taken(store)
    await store.transaction((tx) => renew(tx, job, noon + 5 * minute))
    expect(await take(store, noon + 4 * minute)).toBeUndefined()
  })

  it('counts waiting, running, scheduled and failed jobs', async () => {
    await using store = openTestStore()
    await ask(store, { key: 'a', conversationId: 1 })
    const running = await taken(store)
    await ask(store, { key: 'b', conversationId: 2 })
    await store.transaction(async (tx) => {
      const job = await leaseNext(tx, { kinds: ['answer'], owner: 'a', now: noon, leaseMs: minute })
      if (job) await fail(tx, job, 'gave up', noon)
    })
    await ask(store, { key: 'c', conversationId: 3 })
    await ask(store, { key: 'd', conversationId: 4, runAt: noon + minute })
    expect(await queueStatus(store.db, noon)).toEqual({
      waiting: 1,
      running: 1,
      scheduled: 1,
      failed: 1,
    })
    await store.transaction((tx) =>
      retryLater(tx, running, { runAt: noon + minute, error: 'slow', now: noon }),
    )
    await ask(store, { key: 'b', conversationId: 2 })
    expect(await queueStatus(store.db, noon)).toEqual({
      waiting: 2,
      running: 0,
      scheduled: 2,
      failed: 1,
    })
  })

  it('gives back what an owner holds', async () => {
    await using store = openTestStore()
    await ask(store, { key: 'a', conversationId: 1 })
    await ask(store, { key: 'b', conversationId: 2 })
    await taken(store, noon, 'a')
    await taken(store, noon, 'b')
    expect(await store.transaction((tx) => releaseOwned(tx, 'a', noon))).toBe(1)
    expect(await queueStatus(store.db, noon)).toMatchObject({ waiting: 1, running: 1 })
    expect(await store.transaction((tx) => releaseOwned(tx, null, noon))).toBe(1)
    expect(await queueStatus(store.db, noon)).toMatchObject({ waiting: 2, running: 0 })
  })
})

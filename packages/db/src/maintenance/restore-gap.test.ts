import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { enqueueScheduled, enqueueSend } from '../jobs/job-kinds.ts'
import { enqueue } from '../jobs/queue.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { insertOutgoing } from '../messages/outgoing.ts'
import { scheduleReply } from '../messages/scheduled-replies.ts'
import { placeOrder } from '../orders/place-order.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { storeFolder, testFolder } from '../testing/testing.ts'
import { backupFolder, makeBackup } from './backup/backup.ts'
import { openStore, storeFile } from './open-store.ts'
import { releaseHeld, restoreGap } from './restore-gap.ts'
import type { Store } from './store.ts'

const minute = 60_000
const madeAt = noon + minute
const restoredAt = noon + 60 * minute

/** What waits when the backup is made: an answer, a reply, and what is due a moment and a day later. */
async function waiting(store: Store): Promise<void> {
  await aPage(store)
  await store.transaction(async (tx) => {
    await ingestInbound(tx, inbound())
    const said = { conversationId: 1, author: 'agent', text: 'It is here.', now: noon } as const
    const { message } = await insertOutgoing(tx, said)
    await enqueueSend(tx, message, noon)
    for (const [at, text] of [
      [noon + 5 * minute, 'soon'],
      [noon + 1440 * minute, 'tomorrow'],
    ] as const) {
      const reply = { conversationId: 1, text, sendAt: at, clientId: null, now: noon }
      await enqueueScheduled(tx, await scheduleReply(tx, reply), 'page-1', noon)
    }
    for (const [kind, runAt] of [
      ['answer', noon],
      ['follow_up', noon + 10 * minute],
      ['order_notice', noon + 2 * minute],
    ] as const) {
      const job = { kind, key: kind, conversationId: 1, pageId: 'page-1', payload: {} }
      await enqueue(tx, { ...job, runAt, now: noon })
    }
  })
}

const jobsOf = async ({ db }: Store) =>
  (await db.selectFrom('jobs').select(['kind', 'run_at']).orderBy('id').execute()).map(
    ({ kind, run_at }) => `${kind} ${(run_at - noon) / minute}`,
  )

it('holds what waited until the page is read, and leaves to the seller what was due since [DT-07, AG-08]', async () => {
  await using folder = await storeFolder()
  const open = (options = {}) => openStore(folder.path, { now: () => restoredAt, ...options })
  {
    await using store = await open()
    await waiting(store)
  }
  const { file } = await makeBackup(folder.path, { reason: 'manual', now: () => madeAt })
  await using store = await open({ restoreFrom: join(folder.path, backupFolder, file) })
  expect(store.heldBack).toEqual({ scheduled: 1, followUps: 1, orderNotices: 1 })
  expect(await jobsOf(store)).toEqual(['send 1500', 'scheduled 1440', 'answer 1500'])
  const [message] = await store.db
    .selectFrom('messages')
    .select(['state', 'send_attempted_at'])
    .where('direction', '=', 'out')
    .execute()
  // As one whose sending was never answered: its thread is read before it is sent.
  expect(message).toEqual({ state: 'sending', send_attempted_at: madeAt })
  const replies = await store.db.selectFrom('scheduled_replies').selectAll().execute()
  expect(replies.map(({ text, problem }) => [text, problem !== null])).toEqual([
    ['soon', true],
    ['tomorrow', false],
  ])

  const gap = await restoreGap(store.db)
  expect(gap).toEqual({ from: madeAt, until: restoredAt, heldUntil: restoredAt + 1440 * minute })
  if (gap) await releaseHeld(store.db, 'page-1', gap, restoredAt + 1)
  const now = (restoredAt + 1 - noon) / minute
  expect(await jobsOf(store)).toEqual([`send ${now}`, 'scheduled 1440', `answer ${now}`])
})

it.each(['{"from":', 'null', '{"from":1,"until":"2"}'])(
  'takes a gap that can no longer be read for none: %s [SE-10]',
  async (value) => {
    await using folder = await storeFolder()
    await using store = await openStore(folder.path)
    await store.db.insertInto('store_meta').values({ key: 'restore_gap', value }).execute()
    expect(await restoreGap(store.db)).toBeNull()
  },
)

it('does so once, and never without a restore', async () => {
  await using folder = await storeFolder()
  {
    await using store = await openStore(folder.path)
    expect([store.heldBack, await restoreGap(store.db)]).toEqual([null, null])
  }
  const { file } = await makeBackup(folder.path, { reason: 'manual', now: () => madeAt })
  const restoreFrom = join(folder.path, backupFolder, file)
  {
    await using store = await openStore(folder.path, { restoreFrom })
    expect(store.heldBack).not.toBeNull()
  }
  await using store = await openStore(folder.path, { restoreFrom })
  expect(store.heldBack).toBeNull()
})

const numberOfNext = async (store: Store) => {
  const { order } = await store.transaction((tx) => placeOrder(tx, someOrder()))
  return order.number
}

it('gives no order number out twice, whether the replaced store still tells it or not [OR-01, SE-10]', async () => {
  await using folder = await storeFolder()
  let restoreFrom = ''
  {
    await using store = await openStore(folder.path)
    await aPage(store)
    await store.transaction((tx) => ingestInbound(tx, inbound()))
    await aCampaign(store)
    expect(await numberOfNext(store)).toBe('PAL-000001')
    const { file } = await makeBackup(folder.path, { reason: 'manual', now: () => madeAt })
    restoreFrom = join(folder.path, backupFolder, file)
    await numberOfNext(store)
    expect(await numberOfNext(store)).toBe('PAL-000003')
  }
  const restored = async (folderOf = folder.path) => {
    await using store = await openStore(folderOf, { restoreFrom, restoreAgain: true })
    return await numberOfNext(store)
  }
  expect(await restored()).toBe('PAL-000004')
  expect(await restored()).toBe('PAL-000005')
  await writeFile(join(folder.path, storeFile), 'no database')
  expect(await restored()).toBe('PAL-001002')
  await rm(join(folder.path, storeFile))
  expect(await restored()).toBe('PAL-001002')
  await using other = await testFolder()
  expect(await restored(other.path)).toBe('PAL-000002')
})

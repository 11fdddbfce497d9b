import { someDecision as decided } from '@pal/core/testing/agent-context'
import { because } from '@pal/core/texts/reason'
import { clockWentBack } from '@pal/db/jobs/clock-went-back'
import { enqueue, nextDue } from '@pal/db/jobs/queue'
import { appendLogs } from '@pal/db/logs/logs'
import { listBackups } from '@pal/db/maintenance/backup/backup'
import type { Store } from '@pal/db/maintenance/store'
import { awaitAttachments, dueAttachments } from '@pal/db/messages/attachments'
import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { connectPage, savePoll } from '@pal/db/pages/pages'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { openTestStore, openTestStoreOnDisk } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { backUpDaily } from '../../features/data/backup.ts'
import { Worker } from '../../jobs/worker.ts'
import { CallBudget } from '../../messenger/graph/budget.ts'
import { defaultTiming, nextInterval } from '../../messenger/inbox/poll-timing.ts'
import { Log } from '../../platform/log.ts'
import { LongJobs } from '../../threads/long-jobs.ts'
import { clockAt, offBy } from '../clocks.ts'
import { startFilledServer } from '../filled-server.ts'
import { ManualClock } from '../manual-clock.ts'
import { startRelay } from '../relay.ts'
import { settled } from '../settled.ts'
import { openShop } from '../shop.ts'
import { startTestServer } from '../test-server.ts'

const minute = 60_000
const hour = 60 * minute
const back = 5 * hour

it('customers are answered on as before, and each answer is placed after what it answers', async () => {
  let off = 0
  await using shop = await openShop({ offMs: () => off })
  const { clock, graph, openai, page, server } = shop
  openai.respond(() => decided({ reply: 'Certainly.' }))
  const customer = graph.addPerson(page, { name: 'Rahima Khatun' })
  graph.customerWrites(page, customer.psid, 'first question')
  await clock.until(async () => graph.sent.length === 1)
  off -= back
  graph.customerWrites(page, customer.psid, 'second question')
  await clock.until(async () => graph.sent.length === 2)
  const messages = await clock.until(async () => {
    const rows = (await (await server.ask('/api/conversations/1/messages')).json()) as {
      id: number
      text: string
    }[]
    return rows.length === 4 && rows
  })
  const byId = messages.toSorted((a, b) => a.id - b.id)
  // The first answer also tells who is writing.
  expect(byId.map(({ text }) => text.split('\n').at(-1))).toEqual([
    'first question',
    'Certainly.',
    'second question',
    'Certainly.',
  ])
  expect(messages.map(({ id }) => id)).toEqual(byId.map(({ id }) => id).toReversed())
})

async function buys(store: Store, person: number, now: number): Promise<void> {
  await store.transaction(async (tx) => {
    const at = { psid: `p${person}`, mid: `m${person}`, now, sentAt: now }
    const { conversationId } = await ingestInbound(tx, inbound(at))
    await placeOrder(tx, someOrder({ conversationId, now }))
  })
}

it('no order number comes twice, and the pages of orders and logs lose and repeat nothing', async () => {
  const times = [0, 1, 2, 3, 4, 5, 6].map((n) => noon + n * minute - (n < 4 ? 0 : back))
  await using filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store)
      for (const [n, at] of times.entries()) {
        await buys(store, n, at)
        await appendLogs(store.logs.db, [
          {
            at,
            level: 'error',
            category: 'ai',
            said: because('earlier_text', { text: `line ${n}` }),
          },
        ])
      }
    },
    clockAt(() => noon - back + hour),
  )
  const all = async (path: string) => {
    const rows: Record<string, unknown>[] = []
    for (let next: string | undefined = path; next !== undefined;) {
      const answer: Response = await filled.server.ask(next)
      rows.push(...((await answer.json()) as Record<string, unknown>[]))
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    }
    return rows
  }
  // Newest first is by what the clock showed; the number tells the order in which they came.
  const shown = [4, 3, 2, 1, 7, 6, 5].map((n) => `PAL-00000${n}`)
  expect((await all('/api/orders?limit=2')).map(({ orderId }) => orderId)).toEqual(shown)
  const found = await all('/api/orders?limit=2&search=rahim')
  expect(found.map(({ orderId }) => orderId)).toEqual(shown.toSorted().toReversed())
  const lines = await all('/api/system/logs?limit=2&filter=ai')
  expect(lines.map(({ message }) => message)).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `line ${n}`))
})

it('a job that was to pause for a moment does not wait for hours', async () => {
  await using store = openTestStore()
  const time = new ManualClock(noon)
  let off = 0
  const clock = offBy(time, () => off)
  const ran: string[] = []
  const worker = new Worker({
    store,
    clock,
    lanes: [{ kinds: ['answer'], atOnce: 2 }],
    handlers: {
      answer: async (job) => {
        ran.push(job.key)
        await store.db.deleteFrom('jobs').where('id', '=', job.id).execute()
      },
    },
    crashed: (_, error) => {
      throw error
    },
    changed: () => {},
  })
  const ask = (key: string) =>
    store.transaction((tx) => {
      const now = clock.now()
      return enqueue(tx, { kind: 'answer', key, runAt: now + 100, now })
    })
  // One of them was stored by an earlier process, under a clock that ran ahead.
  await ask('before the start')
  off -= back
  await worker.start()
  for (const done of [1, 2]) {
    worker.poke()
    await settled()
    expect(await nextDue(store.db, ['answer'])).toBe(clock.now() + 100)
    await time.elapse(100)
    expect(ran).toHaveLength(done)
    if (done === 2) break
    await ask('before the jump')
    off -= back
  }
  await worker.stop()
  expect(ran).toEqual(['before the start', 'before the jump'])
})

it('a pause stays a pause, and what a person set for a time stays at that time', async () => {
  await using store = openTestStore()
  const job = { conversationId: null, now: noon }
  await store.transaction(async (tx) => {
    await enqueue(tx, { ...job, kind: 'send', key: 'later', runAt: noon + 10 * minute })
    await enqueue(tx, { ...job, kind: 'send', key: 'due', runAt: noon - minute })
    await enqueue(tx, { ...job, kind: 'scheduled', key: 'at one', runAt: noon + hour })
    await clockWentBack(tx, noon - back)
  })
  const rows = await store.db.selectFrom('jobs').select(['key', 'run_at']).orderBy('id').execute()
  expect(rows).toEqual([
    { key: 'later', run_at: noon - back + 10 * minute },
    { key: 'due', run_at: noon - back },
    { key: 'at one', run_at: noon + hour },
  ])
})

it('a page is read on: its turn, a block by Facebook and the time of its next call do not last hours more', async () => {
  await using relay = await startRelay()
  const { facebook, store } = relay
  const page = facebook.addPage({ name: 'Blue Shop' })
  await relay.connect(page)
  let now = noon
  const waits: number[] = []
  const budget = new CallBudget({
    db: store.db,
    clock: {
      ...clockAt(() => now),
      sleep: async (ms) => {
        waits.push(ms)
        now += ms
      },
    },
  })
  const read = () => budget.admit(page.id, { kind: 'read', background: true })
  for (let n = 0; n < 3; n++) (await read())()
  budget.saw(page.id, { percent: 100, blockedMs: 10 * minute }, true)
  now -= back
  await expect(read()).rejects.toThrow(/Facebook/)
  now += 10 * minute + 1
  for (let n = 0; n < 3; n++) (await read())()
  expect(Math.max(...waits)).toBeLessThan(2_000)

  // After a restart, too.
  const ahead = facebook.now() + back
  await savePoll(store.db, page.id, { cursor: null, polledAt: ahead, nextPollAt: ahead + minute })
  await relay.poller().start()
  expect(relay.due()[0]).toBeLessThanOrEqual(0)
  // And is not taken for busy until the clock has come back to where it was.
  const mood = { hour: 12, paceMs: 0, budget: 2_000, behind: false }
  expect(nextInterval(defaultTiming, { ...mood, now, activeAt: now + back })).toBeGreaterThan(
    defaultTiming.busyMs,
  )
})

it('a file that came with a message is fetched before its address ends', async () => {
  await using store = openTestStore()
  await connectPage(store.db, { id: 'page-1', name: 'Looms', category: '', now: noon })
  await store.transaction(async (tx) => {
    const { conversationId, messageId } = await ingestInbound(tx, inbound())
    const attachments = [{ type: 'image', url: 'https://scontent.example/a.png' }]
    await awaitAttachments(tx, { conversationId, messageId, attachments, now: noon })
  })
  expect(await dueAttachments(store.db, { now: noon - back, limit: 5 })).toHaveLength(1)
})

it('a window stays open; a start link opens one still, once, and not for ever', async () => {
  let now = noon
  await using server = await startTestServer({ clock: clockAt(() => now) })
  const opens = async (link: string) =>
    (await fetch(link, { redirect: 'manual' })).headers.get('set-cookie') !== null
  const [first, second] = [server.running.startLink(), server.running.startLink()]
  now -= back
  expect((await server.ask('/api/orders')).status).toBe(200)
  expect(await opens(first)).toBe(true)
  expect(await opens(first)).toBe(false)
  now += back + 24 * hour
  expect(await opens(second)).toBe(false)
  expect((await server.ask('/api/orders')).status).toBe(200)
})

it('the daily backup is made all the same', async () => {
  await using store = await openTestStoreOnDisk()
  await aPage(store)
  await aCampaign(store)
  await using log = new Log(
    store.logs,
    clockAt(() => noon),
    () => {},
  )
  await using jobs = new LongJobs({
    folder: store.folder ?? '',
    clock: clockAt(() => noon),
    changed: () => {},
    onDeath: (error) => {
      throw error
    },
  })
  const at = noon + 2 * hour
  for (const now of [at, at - back, at + 19 * hour, at + 24 * hour]) {
    await backUpDaily({ store, jobs, log, clock: clockAt(() => now) })
  }
  const made = await listBackups(store.folder ?? '')
  expect(made.map(({ madeAt }) => madeAt)).toEqual([at + 24 * hour, at])
})

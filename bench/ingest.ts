import { createHmac } from 'node:crypto'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { openStore } from '@pal/db/maintenance/open-store'
import type { Store } from '@pal/db/maintenance/store'
import { storeWebhookBatch } from '@pal/desktop/src/messenger/inbox/store-webhook.ts'
import { webhookServer } from '@pal/desktop/src/messenger/webhook/webhook-server.ts'
import { systemClock } from '@pal/desktop/src/platform/clock.ts'
import { StoreThread } from '@pal/desktop/src/threads/store-thread.ts'
import { WalGuard } from '@pal/desktop/src/threads/wal-guard.ts'

import type { Context } from './context.ts'
import type { Result } from './result.ts'
import { Random } from './seed/random.ts'
import { kinds, pageCount, storyEnd } from './seed/story.ts'
import { sentence } from './seed/words.ts'
import { percentile, spread, spreads, timed } from './stats.ts'

const secret = 'the app secret of a benchmark'
/** As the product does. */
const checkpointEveryMs = 250
const counted = 200
/** By SQLite's format of the log of changes. */
const logHead = 32
const frameHead = 24

export interface Sender {
  readonly pageId: string
  readonly psid: string
}

/** Of two thousand on each page, all of whom the store does not know yet. */
function stranger(random: Random, number: number): Sender {
  const page = 1 + random.at(30, number).below(pageCount)
  const psid = String(7_000_000_000_000_000 + random.at(31, number).below(2000))
  return { pageId: `page-${page}`, psid }
}

export function delivery(
  random: Random,
  number: number,
  { pageId, psid }: Sender = stranger(random, number),
): { body: string; headers: object } {
  const at = storyEnd + number * 10
  const { text } = sentence(random.at(kinds.text, number))
  const message = { mid: `m_bench_${number}`, text }
  const messaging = [{ sender: { id: psid }, recipient: { id: pageId }, timestamp: at, message }]
  const body = JSON.stringify({ object: 'page', entry: [{ id: pageId, time: at, messaging }] })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return {
    body,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
  }
}

export const appSecret = secret

/** In the store that is measured, one of so many messages of customers is their first. */
const newcomers = 25

/**
 * Target 8: a delivery from its signature to the disk. The controls: without the thread, SQLite makes
 * its checkpoints and merges in between; and only people who are not known yet.
 */
export async function ingest(context: Context): Promise<Result> {
  const block = context.large ? 400 : 150
  const copy = await context.copy()
  await using store = await openStore(copy)
  await using disk = await open(join(copy, 'flushed'), 'a')
  const app = webhookServer({
    verifyToken: () => Promise.resolve(null),
    appSecret: () => Promise.resolve(secret),
    store: (batch) => storeWebhookBatch(store, batch, storyEnd),
    log: () => undefined,
    refused: () => undefined,
  })
  const random = new Random(17)
  const anyone = await customers(store)
  const times = {
    thread: [] as number[],
    cpu: [] as number[],
    strangers: [] as number[],
    alone: [] as number[],
    disk: [] as number[],
  }
  let number = 0
  const some = async (whole: number[], cpu: number[], senderOf: (number: number) => Sender) => {
    for (let index = 0; index < block; index++) {
      const { body, headers } = delivery(random, ++number, senderOf(number))
      const asked = { method: 'POST', body, headers: { ...headers } }
      const before = process.threadCpuUsage()
      whole.push(
        await timed(async () => {
          const { status } = await app.request('/webhook', asked)
          if (status !== 200) throw new Error(`A delivery was answered ${status}`)
        }),
      )
      const { user, system } = process.threadCpuUsage(before)
      cpu.push((user + system) / 1000)
      // The disk is as busy with others then as it was for the delivery.
      if (index % 4 === 0) times.disk.push(await flush(disk))
      // Deliveries come one by one; what else is to be done gets its turn.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const mixed = (of: number) =>
    of % newcomers === 0 ? stranger(random, of) : anyone(random.at(32, of))
  await some([], [], mixed)
  for (let round = 0; round < 4; round++) {
    {
      using guard = new WalGuard({ store, clock: systemClock, wake: () => thread.wake() })
      await using thread = new StoreThread({
        folder: copy,
        clock: systemClock,
        checkpointEveryMs,
        onBeat: () => guard.beat(),
        onRest: () => guard.rests(),
      })
      // It has answered: it is there, and makes checkpoints from now on.
      await thread.run('searchConversations', { limit: 1, search: 'price' })
      await some(times.thread, times.cpu, mixed)
      await some(times.strangers, [], (of) => stranger(random, of))
    }
    await some(times.alone, [], mixed)
  }
  const pages = await pagesWritten(store, async () => {
    const { body, headers } = delivery(random, ++number, mixed(number))
    await app.request('/webhook', { method: 'POST', body, headers: { ...headers } })
  })
  const p99 = (values: readonly number[]) => percentile(values, 0.99)
  const atMost = (what: string, value: number, bound = 3) => ({
    what,
    value,
    unit: 'ms' as const,
    is: 'at most' as const,
    bound,
  })
  return {
    name: 'ingest',
    target: 8,
    checks: [
      atMost('signature to disk, p99', p99(times.thread)),
      atMost('of that above a bare flush, p99', p99(times.thread) - p99(times.disk), 1.5),
      atMost('of that our own CPU, p99', p99(times.cpu)),
      {
        what: 'pages a message writes',
        value: percentile(pages, 0.5),
        unit: 'pages',
        is: 'at most',
        bound: 16,
      },
    ],
    series: { ...spreads(times), 'pages a message': spread(pages) },
  }
}

/** Any customer of the store, wherever in it their messages lie. */
async function customers({ db }: Store): Promise<(random: Random) => Sender> {
  const rows = await db
    .selectFrom('customers')
    .select(['page_id', 'psid'])
    .where('psid', 'is not', null)
    .$narrowType<{ psid: string }>()
    .execute()
  return (random) => {
    const row = rows[random.below(rows.length)]
    if (!row) throw new Error('The store has no customers')
    return { pageId: row.page_id, psid: row.psid }
  }
}

/** How many pages each delivery adds to the log of changes; the same on any machine, however busy. */
async function pagesWritten(store: Store, deliver: () => Promise<void>): Promise<number[]> {
  const { raw } = store
  raw.pragma('wal_autocheckpoint = 0')
  raw.pragma('wal_checkpoint(TRUNCATE)')
  const frame = Number(raw.pragma('page_size', { simple: true })) + frameHead
  const counts: number[] = []
  for (let before = 0; counts.length < counted;) {
    await deliver()
    const { size } = await stat(`${raw.name}-wal`)
    const frames = Math.round((size - logHead) / frame)
    counts.push(frames - before)
    before = frames
  }
  return counts
}

/** What the disk alone takes to keep one page: no acknowledged delivery can be faster. */
async function flush(file: FileHandle): Promise<number> {
  return timed(async () => {
    await file.write(page)
    await file.datasync()
  })
}

const page = Buffer.alloc(4096)

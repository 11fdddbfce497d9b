import { createHmac } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

import { openStore } from '@pal/db/database'
import { storeWebhookBatch } from '@pal/desktop/src/messenger/store-webhook.ts'
import { webhookServer } from '@pal/desktop/src/messenger/webhook-server.ts'
import { StoreThread } from '@pal/desktop/src/thread/store-thread.ts'
import { WalGuard } from '@pal/desktop/src/thread/wal-guard.ts'

import type { Context } from './context.ts'
import type { Result } from './result.ts'
import { Random } from './seed/random.ts'
import { kinds, pageCount, storyEnd } from './seed/story.ts'
import { sentence } from './seed/words.ts'
import { percentile, spreads, timed } from './stats.ts'

const secret = 'the app secret of a benchmark'
/** As the product does. */
const checkpointEveryMs = 250

export function delivery(random: Random, number: number): { body: string; headers: object } {
  const page = `page-${1 + random.at(30, number).below(pageCount)}`
  const at = storyEnd + number * 10
  const { text } = sentence(random.at(kinds.text, number))
  const message = { mid: `m_bench_${number}`, text }
  const sender = { id: String(7_000_000_000_000_000 + random.at(31, number).below(2000)) }
  const messaging = [{ sender, recipient: { id: page }, timestamp: at, message }]
  const body = JSON.stringify({ object: 'page', entry: [{ id: page, time: at, messaging }] })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return {
    body,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
  }
}

export const appSecret = secret

/** Target 8: a delivery from its signature to the disk; the control makes its checkpoints itself. */
export async function ingest(context: Context): Promise<Result> {
  const block = context.large ? 400 : 150
  const copy = await context.copy()
  await using store = await openStore(copy)
  const app = webhookServer({
    verifyToken: () => Promise.resolve(null),
    appSecret: () => Promise.resolve(secret),
    store: (batch) => storeWebhookBatch(store, batch, storyEnd),
    log: () => undefined,
  })
  const random = new Random(17)
  let number = 0
  const some = async (times: number[]) => {
    for (let index = 0; index < block; index++) {
      const { body, headers } = delivery(random, ++number)
      const asked = { method: 'POST', body, headers: { ...headers } }
      times.push(
        await timed(async () => {
          const { status } = await app.request('/webhook', asked)
          if (status !== 200) throw new Error(`A delivery was answered ${status}`)
        }),
      )
      // Deliveries come one by one; what else is to be done gets its turn.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const times = { thread: [] as number[], alone: [] as number[], disk: [] as number[] }
  await some([])
  for (let round = 0; round < 4; round++) {
    {
      using guard = new WalGuard(store)
      await using thread = new StoreThread({
        folder: copy,
        checkpointEveryMs,
        onBeat: () => guard.beat(),
      })
      // It has answered: it is there, and makes checkpoints from now on.
      await thread.run('searchConversations', { limit: 1, search: 'price' })
      await some(times.thread)
    }
    await some(times.alone)
    times.disk.push(...(await flushes(copy)))
  }
  return {
    name: 'ingest',
    target: 8,
    checks: [
      {
        what: 'signature to disk, p99',
        value: percentile(times.thread, 0.99),
        unit: 'ms',
        is: 'at most',
        bound: 3,
      },
    ],
    series: spreads(times),
  }
}

/** What the disk alone takes to keep one page: no acknowledged delivery can be faster. */
async function flushes(folder: string): Promise<number[]> {
  const page = Buffer.alloc(4096)
  await using file = await open(join(folder, 'flushed'), 'a')
  const times: number[] = []
  for (let index = 0; index < 50; index++) {
    times.push(
      await timed(async () => {
        await file.write(page)
        await file.datasync()
      }),
    )
  }
  return times
}

import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { storeFile } from '@pal/db/maintenance/open-store'
import Sqlite from 'better-sqlite3'

import type { Context } from './context.ts'
import { appSecret, delivery } from './ingest.ts'
import type { Result } from './result.ts'
import { Random } from './seed/random.ts'
import { spawnServer } from './servers/spawn.ts'
import { every, must } from './servers/work.ts'
import { percentile, spread, spreads } from './stats.ts'

const perSecond = 500
const everyMs = 20
const askedEveryMs = 50
/** Above those of the other benchmarks that write to the same copy. */
const firstNumber = 5_000_000

const lists = [
  '/api/conversations?limit=50',
  '/api/conversations/1/messages?limit=50',
  '/api/orders?limit=50',
  '/api/orders?limit=50&status=shipped&period=month',
]

/**
 * Target 17: so many messages a second for a minute, each a delivery of its own, while the lists are
 * asked for as by an open window. The deliveries come from this process, too: a list that waits here
 * counts as if the program had kept it waiting.
 */
export async function storm(context: Context): Promise<Result> {
  const seconds = context.large ? 60 : 10
  const copy = await context.copy()
  const calls: number[] = []
  const acknowledged: number[] = []
  let sent = 0
  let refused = 0
  let took = 0
  let cpu = 0
  {
    await using product = await spawnServer('product', copy)
    await must(product, 'PUT', '/api/facebook/config', JSON.stringify({ appSecret }))
    for (const path of lists) await product.get(path)
    await wait(500)
    await product.vitals()
    const random = new Random(29)
    const address = `http://127.0.0.1:${product.ready.webhookPort}/webhook`
    const deliver = async (number: number) => {
      const from = performance.now()
      const asked = { method: 'POST', ...delivery(random, firstNumber + number) }
      if ((await product.send(address, asked)) !== 200) refused += 1
      acknowledged.push(performance.now() - from)
    }
    const start = performance.now()
    const until = start + seconds * 1000
    await Promise.all([
      every(everyMs, until, async () => {
        // What a timer that came late has missed is made up for.
        const due = Math.round(((performance.now() - start) / 1000) * perSecond)
        const some: Promise<void>[] = []
        while (sent < due) some.push(deliver(sent++))
        await Promise.all(some)
      }),
      every(askedEveryMs, until, async (turn) => {
        const from = performance.now()
        const status = await product.get(lists[turn % lists.length] ?? '')
        if (status !== 200) refused += 1
        calls.push(performance.now() - from)
      }),
    ])
    took = (performance.now() - start) / 1000
    cpu = (await product.vitals()).cpuMicros / 1000 / sent
  }
  const stored = countStored(copy)
  return {
    name: 'a storm',
    target: 17,
    checks: [
      { what: 'messages taken', value: sent / took, unit: 'a second', is: 'at least', bound: 495 },
      {
        what: 'messages lost or refused',
        value: sent - stored + refused,
        unit: 'differences',
        is: 'at most',
        bound: 0,
      },
      {
        what: 'lists meanwhile, p99',
        value: percentile(calls, 0.99),
        unit: 'ms',
        is: 'at most',
        bound: 20,
      },
    ],
    series: {
      ...spreads({ 'a list': calls, 'a delivery acknowledged': acknowledged }),
      'CPU time a message, with the lists': spread([cpu]),
    },
  }
}

function countStored(folder: string): number {
  const store = new Sqlite(join(folder, storeFile), { readonly: true })
  try {
    const { n } = store
      .prepare(
        "SELECT count(*) AS n FROM messages WHERE mid >= 'm_bench_5' AND mid < 'm_bench_6' AND length(mid) = 15",
      )
      .get() as { n: number }
    return n
  } finally {
    store.close()
  }
}

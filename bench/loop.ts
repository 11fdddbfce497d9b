import { setTimeout as wait } from 'node:timers/promises'

import type { Context } from './context.ts'
import { appSecret, delivery } from './ingest.ts'
import type { Result } from './result.ts'
import { Random } from './seed/random.ts'
import type { Vitals } from './servers/protocol.ts'
import type { LongestSections } from './servers/sections.ts'
import { type Spawned, spawnServer } from './servers/spawn.ts'
import { every, must, polled } from './servers/work.ts'
import { spread } from './stats.ts'

/**
 * Target 7: the longest synchronous section of the main thread while everything happens at once. A
 * section is one callback of the event loop with all that it settles. Its time is the one on the
 * clock without the loop's idling and without the time in which other programs had the core, so a
 * wait for the disk, for a lock or for the garbage collector's threads counts; its CPU time is
 * beside it, which alone says something while others use the machine. The delay that the loop's
 * monitor sees has a floor of 5 to 8 ms, and counts what other programs do: it is only reported.
 */
export async function loop(context: Context): Promise<Result> {
  const seconds = context.large ? 10 : 4
  const copy = await context.copy()
  const calls: number[] = []
  const missing: string[] = []
  await using product = await spawnServer('product', copy)
  await must(product, 'PUT', '/api/facebook/config', JSON.stringify({ appSecret }))
  for (const path of polled) await product.get(path)
  await wait(500)
  await product.watch()
  await wait(seconds * 1000)
  const idle = await product.vitals()

  const until = performance.now() + seconds * 1000
  await Promise.all([
    every(50, until, async (turn) => {
      const began = performance.now()
      const path = polled[turn % polled.length] ?? ''
      const status = await product.get(path)
      if (status !== 200) missing.push(`${path} answers ${status}`)
      calls.push(performance.now() - began)
    }),
    deliveries(product, until),
    exportAll(product, missing),
    wait(seconds * 500).then(() => must(product, 'DELETE', '/api/system/logs')),
  ])
  const busy = await product.vitals()

  await using bare = await spawnServer('bare', context.folder)
  const naive = ['/figures', '/analytics', '/search', '/list']
  await bare.get('/list')
  await bare.watch()
  await every(50, performance.now() + 3000, (turn) => bare.get(naive[turn % naive.length] ?? ''))
  const control = await bare.vitals()
  const one = (value: number) => spread([value])
  return {
    name: 'everything at once',
    target: 7,
    checks: [
      {
        what: 'longest section',
        value: sectionsOf(busy).byOwn.own,
        unit: 'ms',
        is: 'at most',
        bound: 16,
      },
      {
        what: 'longest section by CPU time',
        value: sectionsOf(busy).byCpu.cpu,
        unit: 'ms',
        is: 'at most',
        bound: 16,
      },
    ],
    series: {
      'idle, longest section': one(sectionsOf(idle).byOwn.own),
      'idle, longest section by CPU time': one(sectionsOf(idle).byCpu.cpu),
      'idle, longest wait of the loop': one(idle.delayMax),
      'busy, CPU time of the longest section': one(sectionsOf(busy).byOwn.cpu),
      'busy, longest section with the wait for a core': one(sectionsOf(busy).byOwn.wall),
      'busy, longest turn of the loop by CPU time': one(busy.stretchMax),
      'busy, longest wait of the loop': one(busy.delayMax),
      'busy, p99 of the loop': one(busy.delayP99),
      'naive control, longest section': one(sectionsOf(control).byOwn.own),
      'naive control, longest section by CPU time': one(sectionsOf(control).byCpu.cpu),
      'calls while busy': spread(calls),
    },
    ...(missing.length > 0 && { missing: [...new Set(missing)].join('; ') }),
  }
}

function sectionsOf({ sections }: Vitals): LongestSections {
  if (!sections) throw new Error('The sections of this server were not watched')
  return sections
}

function deliveries({ ready, send }: Spawned, until: number): Promise<void> {
  const random = new Random(23)
  const address = `http://127.0.0.1:${ready.webhookPort}/webhook`
  return every(20, until, async (turn) => {
    const status = await send(address, { method: 'POST', ...delivery(random, 1_000_000 + turn) })
    if (status !== 200) throw new Error(`A delivery was answered ${status}`)
  })
}

async function exportAll(product: Spawned, missing: string[]): Promise<void> {
  const status = await product.get('/api/orders/export?format=csv')
  if (status !== 200) missing.push(`the export of orders answers ${status}`)
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

import { someDecision } from '@pal/core/testing/agent-context'

import type { Context } from './context.ts'
import type { Result } from './result.ts'
import { type BenchShop, openBenchShop } from './servers/shop.ts'
import { spawnModelCalls } from './servers/spawn-model-calls.ts'
import { median, spreads, measuredInTurns } from './stats.ts'

const people = 40
/** Until then the program loads what every later turn has loaded, and V8 compiles it. */
const warmRounds = 4
const countedRounds = 8
const everyMs = 200
const answeredWithinMs = 120_000
/** What follows an answer is over then. */
const settleMs = 1_000

const callRounds = 21
const callsARound = 20

/**
 * Target 12: what a turn costs the main thread, by Linux' account of the thread: everything from the
 * delivery of a customer's message to what follows after Facebook has taken the answer. Facebook and
 * the model are another process, whose cost is not counted; nothing else is left out. Each customer
 * writes to a conversation that has messages already, one after the other or all at once. The call to
 * the model by itself is compared with a bare fetch of the same question.
 */
export async function turnCost(_: Context): Promise<Result> {
  const common = { name: 'cost of a turn', target: 12 }
  if (!existsSync('/proc/self/schedstat')) {
    return {
      ...common,
      checks: [],
      series: {},
      missing: 'the thread’s time is counted on Linux only',
    }
  }
  await using shop = await openBenchShop(() =>
    someDecision({ reply: 'It is {{price:1}}. Would you like some?' }),
  )
  const customers = Array.from(
    { length: people },
    (_each, number) => shop.graph.addPerson(shop.page, { name: `Customer ${number}` }).psid,
  )
  for (let round = 0; round < warmRounds; round++) await costOfRound(shop, customers, everyMs)
  const single: number[] = []
  const crowded: number[] = []
  for (let round = 0; round < countedRounds / 2; round++) {
    single.push(await costOfRound(shop, customers, everyMs))
    crowded.push(await costOfRound(shop, customers, 0))
  }
  const calls = await costOfCalls(shop)
  return {
    ...common,
    checks: [
      {
        what: 'main thread a turn, one by one',
        value: median(single),
        unit: 'ms',
        is: 'at most',
        bound: 3,
      },
      {
        what: `main thread a turn, ${people} at once`,
        value: median(crowded),
        unit: 'ms',
        is: 'at most',
        bound: 3,
      },
      {
        what: 'call to the model over a bare fetch',
        // Of the same round: how fast the machine is changes within one run.
        value: median(calls.product.map((ms, at) => ms / (calls.bare[at] ?? ms))),
        unit: 'x',
        is: 'at most',
        bound: 1.3,
      },
    ],
    series: spreads({ single, crowded, ...calls }),
  }
}

/** Milliseconds of the main thread a turn, of a round in which each customer writes once. */
async function costOfRound(
  { graph, page, pid }: BenchShop,
  customers: readonly string[],
  pauseMs: number,
): Promise<number> {
  const [before, sent] = [await mainThreadMs(pid), graph.sent.length]
  const delivered = []
  for (const psid of customers) {
    delivered.push(graph.customerWrites(page, psid, 'How much is the honey?').delivered)
    await wait(pauseMs)
  }
  await Promise.all(delivered)
  const until = performance.now() + answeredWithinMs
  while (graph.sent.length < sent + customers.length) {
    if (performance.now() > until) throw new Error('Somebody got no answer')
    await wait(50)
  }
  await wait(settleMs)
  return ((await mainThreadMs(pid)) - before) / customers.length
}

async function mainThreadMs(pid: number): Promise<number> {
  const figures = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')
  return Number(figures.split(' ')[0]) / 1e6
}

/** The question of the last turn once more, in a process that does nothing else. */
async function costOfCalls({ openai }: BenchShop) {
  const question = openai.requests.at(-1)?.raw
  if (question === undefined) throw new Error('The model was not asked')
  await using caller = spawnModelCalls({ url: openai.url, key: openai.key, question })
  const ways = { product: 'product', bare: 'bare' } as const
  const ask = (way: 'product' | 'bare') => caller.cost(way, callsARound)
  await measuredInTurns(3, ways, ask)
  return await measuredInTurns(callRounds, ways, ask)
}

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

/** All of them write before the first is thought about: see `defaultQuietMs`. */
const atATime = 10
const closeMs = 30
const heardMs = 500
const mostTries = 5

const callRounds = 21
const callsARound = 20

/**
 * Target 12: what a turn adds on the main thread to the model's own time, by Linux' account of the
 * thread: from when the customer has stopped writing until Facebook has taken the answer and that is
 * stored. The calls to the model are taken off, as they cost where nothing else happens, and compared
 * with a bare fetch of the same question. The wider row counts all that a message brings about: also
 * its delivery, and that of the answer's echo. Facebook and the model are another process, whose cost
 * is not counted. Each customer writes to a conversation that has messages already, one after the other
 * or all at once.
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
  const alone: number[] = []
  const together: number[] = []
  const some = customers.slice(0, atATime)
  for (let round = 0; round < countedRounds / 2; round++) {
    single.push(await costOfRound(shop, customers, everyMs))
    crowded.push(await costOfRound(shop, customers, 0))
    alone.push(await costOfTurns(shop, some, closeMs))
    together.push(await costOfTurns(shop, some, 0))
  }
  const asked = shop.openai.requests.length
  const callsATurn = Math.round(
    asked / (people * (warmRounds + countedRounds) + atATime * countedRounds),
  )
  const calls = await costOfCalls(shop)
  const own = (all: readonly number[]) => median(all) - callsATurn * median(calls.product)
  return {
    ...common,
    checks: [
      {
        what: 'what a turn adds, one by one',
        value: own(alone),
        unit: 'ms',
        is: 'at most',
        bound: 3,
      },
      {
        what: `what a turn adds, ${atATime} at once`,
        value: own(together),
        unit: 'ms',
        is: 'at most',
        bound: 3,
      },
      {
        what: 'all that a message brings, one by one',
        value: median(single),
        unit: 'ms',
        is: 'at most',
        bound: 3,
      },
      {
        what: `all that a message brings, ${people} at once`,
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
    series: spreads({ single, crowded, alone, together, ...calls }),
  }
}

/** Milliseconds of the main thread a turn, of a round in which each customer writes once. */
async function costOfRound(
  shop: BenchShop,
  customers: readonly string[],
  pauseMs: number,
): Promise<number> {
  const before = await mainThreadMs(shop.pid)
  const sent = shop.graph.sent.length
  await customersWrite(shop, customers, pauseMs)
  await answered(shop, sent + customers.length)
  return ((await mainThreadMs(shop.pid)) - before) / customers.length
}

/** The same without what is heard of Facebook: of the messages before it begins, of the answers never. */
async function costOfTurns(
  shop: BenchShop,
  customers: readonly string[],
  pauseMs: number,
): Promise<number> {
  const { graph, pid } = shop
  for (let attempt = 0; attempt < mostTries; attempt++) {
    const sent = graph.sent.length
    await customersWrite(shop, customers, pauseMs)
    await wait(heardMs)
    // On a busy machine the first may be answered before the last has written.
    const isInTime = graph.sent.length === sent
    shop.setWebhook(!isInTime)
    const before = await mainThreadMs(pid)
    await answered(shop, sent + customers.length)
    const after = await mainThreadMs(pid)
    shop.setWebhook(true)
    if (isInTime) return (after - before) / customers.length
  }
  throw new Error('The machine is too busy: somebody was always answered before all had written')
}

async function customersWrite(
  { graph, page }: BenchShop,
  customers: readonly string[],
  pauseMs: number,
): Promise<void> {
  const delivered = []
  for (const psid of customers) {
    delivered.push(graph.customerWrites(page, psid, 'How much is the honey?').delivered)
    await wait(pauseMs)
  }
  await Promise.all(delivered)
}

/** When what follows is over, too. */
async function answered({ graph }: BenchShop, sent: number): Promise<void> {
  const until = performance.now() + answeredWithinMs
  while (graph.sent.length < sent) {
    if (performance.now() > until) throw new Error('Somebody got no answer')
    await wait(50)
  }
  await wait(settleMs)
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

import { setTimeout as wait } from 'node:timers/promises'

import { someDecision } from '@pal/core/testing/agent-context'

import type { Context } from './context.ts'
import type { Result } from './result.ts'
import { residentMb } from './servers/program.ts'
import { type BenchShop, openBenchShop } from './servers/shop.ts'
import { spreads } from './stats.ts'

const people = 1_000
/** Facebook delivers over so many connections at once. */
const connections = 64
const lookEveryMs = 100
const answeredWithinMs = 300_000
/** What is held for a moment is let go before it is measured. */
const settleMs = 3_000

const rounds = [
  { asks: 'Do you have honey?', answer: 'Yes, we have it.' },
  { asks: 'What does it cost?', answer: 'It is {{price:1}}.', reads: '650' },
  { asks: 'And is it there now?', answer: 'Yes, it is here.' },
  { asks: 'Can I take two?', answer: 'Of course you can.' },
  { asks: 'Do you know it well?', answer: 'Yes, very well.' },
  { asks: 'Do you like it too?', answer: 'I do like it.' },
] as const
/** Until then what is kept for the next ones fills up. */
const warmRounds = 3
type Round = (typeof rounds)[number]

/**
 * Target 16: a thousand customers write at once, six times, to an agent whose model answers at once.
 * Each is answered once a time and in order, and what the program holds in memory does not grow.
 */
export async function crowd(_: Context): Promise<Result> {
  await using shop = await openBenchShop(({ input }) => {
    const asked = JSON.stringify(input)
    const last = rounds.toSorted((a, b) => asked.lastIndexOf(b.asks) - asked.lastIndexOf(a.asks))
    return someDecision({ reply: last[0]?.answer ?? '' })
  })
  const customers = Array.from(
    { length: people },
    (_each, number) => shop.graph.addPerson(shop.page, { name: `Customer ${number}` }).psid,
  )
  const memory: number[] = []
  const seconds: number[] = []
  let unanswered = 0
  for (const round of rounds) {
    const began = performance.now()
    await everybodyAsks(shop, customers, round)
    unanswered += await waitForAnswers(shop, round)
    seconds.push((performance.now() - began) / 1_000)
    await wait(settleMs)
    memory.push(await residentMb(shop.pid))
  }
  const disordered = customers.filter((psid) => !isInOrder(shop, psid)).length
  return {
    name: 'a crowd',
    target: 16,
    checks: [
      none(`turns of ${people * rounds.length} without an answer`, unanswered),
      none(`conversations of ${people} out of order`, disordered),
      {
        what: `memory after round ${rounds.length} over round ${warmRounds}`,
        value: (memory.at(-1) ?? 0) / (memory[warmRounds - 1] ?? 1),
        unit: 'x',
        is: 'at most',
        bound: 1.1,
      },
      {
        what: 'answers, slowest round',
        value: people / Math.max(...seconds),
        unit: 'a second',
        is: 'at least',
        bound: 10,
      },
    ],
    series: spreads({
      [`seconds for ${people} answers`]: seconds,
      'resident memory, MB': memory,
    }),
  }
}

const none = (what: string, value: number) =>
  ({ what, value, unit: 'differences', is: 'at most', bound: 0 }) as const

async function everybodyAsks(
  { graph, page }: BenchShop,
  customers: readonly string[],
  { asks }: Round,
): Promise<void> {
  const next = customers.values()
  const deliver = async () => {
    // What is not taken in time is fetched by the poll: an answer is all that counts.
    for (const psid of next) await graph.customerWrites(page, psid, asks).delivered
  }
  await Promise.all(Array.from({ length: connections }, deliver))
}

const said = (round: Round) => ('reads' in round ? round.reads : round.answer)

/** How many wait in vain. */
async function waitForAnswers({ graph }: BenchShop, round: Round): Promise<number> {
  const until = performance.now() + answeredWithinMs
  for (;;) {
    const answered = new Set(
      graph.sent.filter(({ text }) => text?.includes(said(round))).map(({ psid }) => psid),
    )
    if (answered.size >= people || performance.now() > until) return people - answered.size
    await wait(lookEveryMs)
  }
}

/** Each question with its answer behind it, once; a holding reply may be in between. */
function isInOrder({ graph, page }: BenchShop, psid: string): boolean {
  const known = graph
    .thread(page, psid)
    .flatMap(({ text }) =>
      rounds.flatMap((round) =>
        text === round.asks ? [round.asks] : text.includes(said(round)) ? [said(round)] : [],
      ),
    )
  const wanted = rounds.flatMap((round) => [round.asks, said(round)])
  return JSON.stringify(known) === JSON.stringify(wanted)
}

import { createHash } from 'node:crypto'

import type { Charge } from '@pal/doubles/openai/openai-double'
import type Sqlite from 'better-sqlite3'

/** Dollars per million tokens of the model that the shop uses: fresh, read before, written. */
const prices = { input: 0.1, cached: 0.01, output: 0.5 }

interface Turn {
  readonly id: number
  readonly conversation: number
  readonly whose: string
  readonly outcome: string
  readonly from: number
  readonly to: number
  readonly input: number
  readonly cached: number
  readonly output: number
  readonly cost: number
  readonly unpriced: number
}

interface Sums {
  input: number
  cached: number
  output: number
  cost: number
}

/** Turns of one conversation that follow each other without a pause. */
interface Stretch {
  readonly turns: Turn[]
  readonly calls: Charge[]
}

const costOf = ({ input, cached, output }: Charge) =>
  Math.round((input - cached) * prices.input + cached * prices.cached + output * prices.output)

/**
 * Each call that the provider charges for is in the decision log of its conversation and of its
 * time, with what it cost; or that turn says that a call of its was not counted.
 */
export function recountReceipts(
  spent: readonly Charge[],
  raw: Sqlite.Database,
): { readonly faults: string[]; readonly uncounted: number } {
  const turns = raw
    .prepare<[], Omit<Turn, 'whose'> & { page: string; customer: number }>(
      `SELECT decision_log.id, conversation_id AS conversation, page_id AS page,
         customer_id AS customer, outcome, decision_log.started_at AS 'from',
         finished_at AS 'to', input_tokens AS input, cached_input_tokens AS cached,
         output_tokens AS output, cost_micros AS cost, unpriced
       FROM decision_log JOIN conversations ON conversations.id = conversation_id
       ORDER BY decision_log.id`,
    )
    .all()
    .map(({ page, customer, ...turn }) => ({
      ...turn,
      whose:
        turn.outcome === 'summarised'
          ? 'summary'
          : createHash('sha256').update(`pal:${page}:${customer}`).digest('hex').slice(0, 32),
    }))
  const byWhom = Map.groupBy(turns, ({ whose }) => whose)
  const faults: string[] = []
  let uncounted = 0
  const stretches = new Map<string, Stretch[]>()
  for (const [whose, own] of byWhom) {
    const all: Stretch[] = []
    for (const turn of own.toSorted((a, b) => a.from - b.from)) {
      const last = all.at(-1)
      const touches = last?.turns.some(({ to }) => to >= turn.from)
      if (last && touches) last.turns.push(turn)
      else all.push({ turns: [turn], calls: [] })
    }
    stretches.set(whose, all)
  }
  // A look whether the model works again is of no conversation, as a test of the connection is not.
  for (const call of spent.filter(({ asked }) => asked !== 'check')) {
    const stretch = stretches
      .get(call.of ?? '')
      ?.find(({ turns: own }) => own.some(({ from, to }) => from <= call.at && call.at <= to))
    if (stretch) stretch.calls.push(call)
    else {
      const [turn] = byWhom.get(call.of ?? '') ?? []
      const where = turn ? `conversation ${turn.conversation}` : 'no conversation'
      faults.push(`no receipt for ${named(call)} in ${where}`)
    }
  }
  for (const { turns: own, calls } of [...stretches.values()].flat()) {
    const [logged, charged] = [
      sumOf(own),
      sumOf(calls.map((call) => ({ ...call, cost: costOf(call) }))),
    ]
    const isMissing = own.some(({ unpriced }) => unpriced === 1)
    if (JSON.stringify(logged) === JSON.stringify(charged)) continue
    if (isMissing && logged.cost <= charged.cost) {
      uncounted += 1
      continue
    }
    const [first] = own
    faults.push(
      `receipts of conversation ${first?.conversation} (${own.map(({ id, outcome }) => `${id} ${outcome}`).join(', ')}): ` +
        `${JSON.stringify(logged)} instead of ${JSON.stringify(charged)}, by ${calls.map(named).join(', ')}`,
    )
  }
  return { faults, uncounted }
}

const named = (call: Charge) =>
  `${call.asked} at ${new Date(call.at).toISOString()} for ${costOf(call)} micro-dollars`

function sumOf(all: readonly Sums[]): Sums {
  const sum: Sums = { input: 0, cached: 0, output: 0, cost: 0 }
  for (const { input, cached, output, cost } of all) {
    sum.input += input
    sum.cached += cached
    sum.output += output
    sum.cost += cost
  }
  return sum
}

import { setTimeout as wait } from 'node:timers/promises'

import { someDecision } from '@pal/core/testing/agent-context'
import { defaultQuietMs } from '@pal/desktop/src/messenger/inbox/ingest.ts'

import type { Context } from './context.ts'
import type { Result } from './result.ts'
import { openBenchShop } from './servers/shop.ts'
import { percentile, spreads } from './stats.ts'

const first = 20
const counted = 150
const everyMs = 200
const answeredWithinMs = 60_000

/**
 * Target 16: a turn from the customer's message to Facebook's taking of the answer, without the time
 * that the agent waits whether the customer continues. Facebook and the model answer at once; a second
 * look at the answer is part of it.
 */
export async function turn(_: Context): Promise<Result> {
  await using shop = await openBenchShop(() =>
    someDecision({ reply: 'It is {{price:1}}. Would you like some?' }),
  )
  const { graph, page } = shop
  const one = async (number: number): Promise<number> => {
    const { psid } = graph.addPerson(page, { name: `Customer ${number}` })
    const began = graph.now()
    graph.customerWrites(page, psid, 'How much is the honey?')
    for (;;) {
      const taken = graph.calls.find(
        ({ method, path, body, status }) =>
          method === 'POST' &&
          path.endsWith('/messages') &&
          status === 200 &&
          isMessageTo(body, psid),
      )
      if (taken) return taken.at - began - defaultQuietMs
      if (graph.now() - began > answeredWithinMs) throw new Error(`Nobody answered ${psid}`)
      await wait(20)
    }
  }
  const turns: Promise<number>[] = []
  while (turns.length < first + counted) {
    turns.push(one(turns.length))
    await wait(everyMs)
  }
  // The first load what every later one has loaded.
  const times = (await Promise.all(turns)).slice(first)
  return {
    name: 'a turn',
    target: 16,
    checks: [
      {
        what: 'half of them within',
        value: percentile(times, 0.5),
        unit: 'ms',
        is: 'at most',
        bound: 40,
      },
      {
        what: '99 of 100 within',
        value: percentile(times, 0.99),
        unit: 'ms',
        is: 'at most',
        bound: 120,
      },
    ],
    series: spreads({ turn: times }),
  }
}

function isMessageTo(body: unknown, psid: string): boolean {
  const text = JSON.stringify(body)
  return text.includes(`"${psid}"`) && !text.includes('sender_action')
}

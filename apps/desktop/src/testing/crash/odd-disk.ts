import type { OddDisk, Oddities } from '@pal/db/testing/faults'

import { faults } from './invariants.ts'
import { messenger } from './kill-point.ts'
import { isQuiet, never, openKilledShop, stock } from './run.ts'
import { customersOf, runScenario, until } from './scenario.ts'
import { type Moment, momentOf } from './schedule.ts'
import { type Endpoint, Supervisor } from './supervisor.ts'

/** A turn that the disk refuses six times in a row is begun again after 17 seconds. */
const waitMs = 60_000

/** A walk from the first message to the order on a disk that is odd all the time; what was wrong then. */
export async function surviveOddDisk(
  program: string,
  disk: OddDisk,
  {
    seed,
    index,
    oddities,
  }: { readonly seed: number; readonly index: number; readonly oddities: Oddities },
): Promise<readonly string[]> {
  const moment = momentAt(seed, index)
  await using shop = await openKilledShop(moment)
  const { graph, openai, page, file, order } = shop
  let door: Endpoint = { webhookPort: 0, origin: '', cookie: '' }
  const keeper = new Supervisor({
    program,
    order: { ...order, pollMs: moment.channel === 'webhook' ? never : 40 },
    deadMs: () => 0,
    ready: (at) => {
      door = at
      facebook.webhookPort = at.webhookPort
      const url = `http://127.0.0.1:${at.webhookPort}/webhook`
      if (moment.channel !== 'polling') graph.setWebhook(url)
    },
    log: () => undefined,
    env: disk.of(order.dataDir, oddities),
  })
  const over = new AbortController()
  const facebook = messenger({ graph, keeper, moment, over: over.signal })
  const customers = customersOf(graph, page, moment)
  const found: string[] = []
  const check = () => {
    if (keeper.failed) throw keeper.failed
  }
  // A yes before the offer is noted as sent is asked for again.
  const ponder = () => until({ check, waitMs }, () => isQuiet(file))
  try {
    await keeper.start()
    const { bring } = facebook
    const street = { graph, page, moment, bring, check, ponder, waitMs, door: () => door }
    await Promise.all(customers.map((customer) => runScenario(street, customer)))
    await until({ check, waitMs }, () => isQuiet(file))
  } catch (error) {
    found.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  over.abort()
  const code = await keeper.stop()
  if (code !== 0) found.push(`it ended with ${code} when it was asked to`)
  return [...found, ...faults({ file, graph, moment, customers, stock }), ...openai.problems]
}

/** Those of the kills, with nothing killed. */
export function momentAt(seed: number, index: number): Moment {
  return { ...momentOf(seed, index), place: 'anywhere', pictures: false, differentMids: false }
}

import { errorText } from '@pal/core/errors'

import { seeded } from '../mangle.ts'
import { BusyShop } from './busy-shop.ts'
import { crowdedness } from './crowded.ts'
import { momentAt } from './odd-disk.ts'
import { Round } from './round.ts'
import { isQuiet, longestStartMs, openKilledShop, type Outcome } from './run.ts'
import { until } from './scenario.ts'
import { nameOf } from './schedule.ts'
import { Supervisor } from './supervisor.ts'

export interface BusyStreet {
  readonly seed: number
  readonly index: number
  /** So many shops are held by one process, and are killed with it. */
  readonly shops: number
  /** How often that process is killed while the shops are open. */
  readonly kills: number
}

export interface StreetOutcome extends Outcome {
  /** Of the kills of shops, those that struck at a place that was aimed at. */
  readonly aimed: number
}

const longestWaitMs = 1_500
const longestDeadMs = 60
/** Where the machine is slower, they get the more time. */
const usualStartMs = 800

/**
 * Shops that are killed again and again while customers come and go: each time at other places, also
 * while they still recover from the time before. What is checked is what a single kill is checked by,
 * of every customer of every shop.
 */
export async function surviveBusyStreet(
  program: string,
  order: BusyStreet,
): Promise<StreetOutcome> {
  const { seed, index, kills } = order
  await using stack = new AsyncDisposableStack()
  const jars = kills * 10
  const shops: BusyShop[] = []
  for (let n = 0; n < order.shops; n++) {
    const moment = momentAt(seed, index * order.shops + n)
    const shop = stack.use(await openKilledShop(moment, { jars }))
    shops.push(new BusyShop(shop, { moment, jars }))
  }
  const random = seeded(`${seed}:street ${index}`)
  const began = performance.now()
  const lines: string[] = []
  const log = (line: string) => lines.push(`${(performance.now() - began).toFixed(0)} ms: ${line}`)
  const keeper = new Supervisor({
    program,
    order: shops.map((shop) => shop.order),
    deadMs: () => random() * longestDeadMs,
    ready: (at, n) => shops[n]?.opens(at),
    log,
    diesYoung: true,
  })
  const check = () => {
    if (keeper.failed) throw keeper.failed
  }
  const found: string[] = []
  let aimed = 0
  const strike = async () => {
    let last: Round | undefined
    for (let n = 0; keeper.kills < kills; n++) {
      await until({ check }, () => keeper.up)
      const before = keeper.kills
      const round = new Round(keeper, shops.length)
      const slowness = Math.max(1, (keeper.startMs.at(-1) ?? 0) / usualStartMs)
      for (const [which, shop] of shops.entries())
        log(nameOf(shop.aim(round, which, { n, slowness })))
      const at = performance.now()
      const isLate = () => performance.now() - at > longestWaitMs * slowness
      await until({ check }, () => keeper.kills > before || isLate())
      aimed += round.held + (keeper.kills - before)
      // No place came by.
      if (keeper.kills === before) keeper.kill('anywhere')
      round.end()
      last?.forget()
      last = round
    }
  }
  try {
    await keeper.start()
    const isOpen = () => keeper.kills < kills
    await Promise.all([...shops.map((shop) => shop.sells(isOpen, check)), strike()])
    log('the customers have heard everything')
    await until({ check }, () => keeper.up)
    for (const shop of shops) await until({ check }, () => isQuiet(shop.file))
  } catch (error) {
    found.push(errorText(error))
  }
  const code = await keeper.stop()
  if (code !== 0) found.push(`it ended with ${code} when it was asked to`)
  for (const shop of shops) found.push(...shop.faults())
  const slowestStartMs = Math.round(Math.max(...keeper.startMs))
  if (slowestStartMs > longestStartMs * crowdedness())
    found.push(`it took ${slowestStartMs} ms to start again`)
  return { kills: keeper.kills * shops.length, aimed, slowestStartMs, faults: found, log: lines }
}

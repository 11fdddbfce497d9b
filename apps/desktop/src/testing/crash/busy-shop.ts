import Sqlite from 'better-sqlite3'

import { crowdedness, patience } from './crowded.ts'
import { faults } from './invariants.ts'
import { killPoint, messenger } from './kill-point.ts'
import { momentAt } from './odd-disk.ts'
import { isQuiet, longestStartMs, never, openKilledShop, type Outcome } from './run.ts'
import { type Customer, customersOf, runScenario, until } from './scenario.ts'
import { doubtful, type Moment, momentOf, nameOf } from './schedule.ts'
import { type Endpoint, Supervisor } from './supervisor.ts'

export interface BusyShop {
  readonly seed: number
  readonly index: number
  /** How often the product is killed while the shop is open. */
  readonly kills: number
}

/** So many are served at once. */
const counters = 3
const longestWaitMs = 1_500

/**
 * One shop that is killed again and again while customers come and go: each time at another place,
 * also while it still recovers from the time before. What is checked is what a single kill is
 * checked by, of every customer.
 */
export async function surviveBusyShop(
  program: string,
  { seed, index, kills }: BusyShop,
): Promise<Outcome> {
  const shopMoment = momentAt(seed, index)
  const jars = kills * 10
  await using shop = await openKilledShop(shopMoment, { jars })
  const { graph, openai, page, file } = shop
  const began = performance.now()
  const lines: string[] = []
  const log = (line: string) => lines.push(`${(performance.now() - began).toFixed(0)} ms: ${line}`)
  let door: Endpoint = { webhookPort: 0, origin: '', cookie: '' }
  const keeper = new Supervisor({
    program,
    order: { ...shop.order, pollMs: shopMoment.channel === 'webhook' ? never : 40 },
    deadMs: () => shopMoment.random() * 60,
    ready: (at) => {
      door = at
      facebook.webhookPort = at.webhookPort
      const url = `http://127.0.0.1:${at.webhookPort}/webhook`
      if (shopMoment.channel !== 'polling') graph.setWebhook(url)
    },
    log,
  })
  const over = new AbortController()
  const range = { graph, openai, keeper, moment: shopMoment, over: over.signal }
  const facebook = messenger(range)
  const found: string[] = []
  const customers: Customer[] = []
  const check = () => {
    if (keeper.failed) throw keeper.failed
  }
  const serve = async () => {
    const street = { graph, page, moment: shopMoment, bring: facebook.bring, check }
    while (keeper.kills < kills) {
      const [customer] = customersOf(graph, page, {
        crowd: shopMoment.crowd === 'hasty' ? 'hasty' : 'one',
        from: customers.length,
      })
      if (!customer) return
      customers.push(customer)
      await runScenario({ ...street, door: () => door }, customer)
    }
  }
  const strike = async () => {
    for (let n = 0; keeper.kills < kills; n++) {
      await until({ check }, () => keeper.up)
      const before = keeper.kills
      range.moment = strikeAt(shopMoment, n)
      log(nameOf(range.moment))
      killPoint({ ...range, watchOrders: () => newOrder(file) })
      const at = performance.now()
      const isLate = () => performance.now() - at > longestWaitMs * patience
      await until({ check }, () => keeper.kills > before || isLate())
      // The place did not come by.
      if (keeper.kills === before) keeper.kill('anywhere')
    }
  }
  try {
    await keeper.start()
    const serving = Array.from({ length: counters }, serve)
    await Promise.all([...serving, strike()])
    log('the customers have heard everything')
    await until({ check }, () => keeper.up)
    await until({ check }, () => isQuiet(file))
  } catch (error) {
    found.push(error instanceof Error ? error.message : String(error))
  }
  over.abort()
  const code = await keeper.stop()
  if (code !== 0) found.push(`it ended with ${code} when it was told to`)
  const ended = { file, graph, moment: shopMoment, customers, stock: jars }
  found.push(...faults(ended), ...openai.problems)
  const slowestStartMs = Math.round(Math.max(...keeper.startMs))
  if (slowestStartMs > longestStartMs * crowdedness())
    found.push(`it took ${slowestStartMs} ms to start again`)
  return { kills: keeper.kills, slowestStartMs, faults: found, log: lines }
}

/** Of the shop's moment, with another place: none with pictures, and none that leaves a doubt for good. */
function strikeAt(shop: Moment, n: number): Moment {
  for (let index = shop.index * 1_000 + n; ; index += 7) {
    const { place, nth, afterMs, redeliver } = momentOf(shop.seed, index)
    const isFit =
      place !== doubtful &&
      !place.includes('picture') &&
      !(place.includes('webhook') && shop.channel === 'polling') &&
      !(place.includes('read') && shop.channel === 'webhook')
    if (isFit) return { ...shop, index, place, nth, afterMs: Math.min(afterMs, 900), redeliver }
  }
}

/** Whether there is one more than there was. */
function newOrder(file: string): () => boolean {
  const count = () => {
    const raw = new Sqlite(file, { readonly: true })
    const many = raw.prepare('SELECT count(*) FROM orders').pluck().get()
    raw.close()
    return Number(many)
  }
  const before = count()
  return () => count() > before
}

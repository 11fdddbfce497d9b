import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { smallDisk } from '@pal/db/testing/faults'

import { patience } from './crowded.ts'
import { faults } from './invariants.ts'
import { messenger } from './kill-point.ts'
import { momentAt } from './odd-disk.ts'
import { isQuiet, never, openKilledShop, stock } from './run.ts'
import { customersOf, runScenario, until } from './scenario.ts'
import { type Endpoint, Supervisor } from './supervisor.ts'

const diskMb = 24
const longestHeldMs = 1_200
const ponderMs = 500
const reportedWithinMs = 20_000
const mostChanges = 100

export interface FullDisk {
  /** How often it was filled, and the seller was informed. */
  readonly fills: number
  /** Empty when nothing was lost, doubled or left undone. */
  readonly faults: readonly string[]
}

export interface FullDiskWalk {
  readonly seed: number
  readonly index: number
  readonly fills: number
  /** Between two of them. */
  readonly longestFreeMs: number
  /** It is filled on until all is sold. */
  readonly isSteady: boolean
}

/** One walk from the first message to the order, while the disk fills up again and again. */
export async function surviveFullDisk(
  program: string,
  { seed, index, fills: many, longestFreeMs, isSteady }: FullDiskWalk,
): Promise<FullDisk | null> {
  await using disk = await smallDisk(diskMb)
  if (!disk) return null
  const moment = momentAt(seed, index)
  await using shop = await openKilledShop(moment, { place: disk.path })
  const { graph, openai, page, file } = shop
  let door: Endpoint = { webhookPort: 0, origin: '', cookie: '' }
  const keeper = new Supervisor({
    program,
    order: { ...shop.order, pollMs: moment.channel === 'webhook' ? never : 40 },
    deadMs: () => 0,
    ready: (at) => {
      door = at
      facebook.webhookPort = at.webhookPort
      const url = `http://127.0.0.1:${at.webhookPort}/webhook`
      if (moment.channel !== 'polling') graph.setWebhook(url)
    },
    log: () => undefined,
  })
  const over = new AbortController()
  const facebook = messenger({ graph, keeper, moment, over: over.signal })
  const customers = customersOf(graph, page, moment)
  const found: string[] = []
  const check = () => {
    if (keeper.failed) throw keeper.failed
  }
  let fills = 0
  const sold = new AbortController()
  let full = false
  // A yes within the second in which the offer is not yet noted as sent is asked for again.
  const ponder = async () => {
    await until({ check }, () => !full)
    await pause(ponderMs)
  }
  const filling = async () => {
    const isToGoOn = () => fills < many || (isSteady && !sold.signal.aborted)
    while (isToGoOn()) {
      await pause(moment.random() * longestFreeMs)
      check()
      const makeRoom = fill(disk.path)
      full = true
      try {
        await pause(moment.random() * longestHeldMs)
        await tellsOfIt(door)
      } finally {
        makeRoom()
        full = false
      }
      fills += 1
    }
  }
  try {
    await keeper.start()
    const street = { graph, page, moment, bring: facebook.bring, check, ponder, door: () => door }
    const selling = Promise.all(customers.map((customer) => runScenario(street, customer)))
    await Promise.all([selling.finally(() => sold.abort()), filling()])
    await until({ check }, () => isQuiet(file))
  } catch (error) {
    found.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  over.abort()
  const code = await keeper.stop()
  if (code !== 0) found.push(`it ended with ${code} when it was asked to`)
  found.push(...faults({ file, graph, moment, customers, stock }), ...openai.problems)
  return { fills, faults: found }
}

/** Takes the last byte that is free, and answers what gives all of them back. */
function fill(folder: string): () => void {
  const path = join(folder, 'filling')
  const file = openSync(path, 'w')
  for (const size of [65_536, 4_096, 1]) {
    const bytes = Buffer.alloc(size)
    try {
      for (;;) if (writeSync(file, bytes) < size) break
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
  closeSync(file)
  return () => rmSync(path)
}

/** What the seller changes is refused with the reason, unless the store's own files have room; the status tells it. */
async function tellsOfIt({ origin, cookie }: Endpoint): Promise<void> {
  for (let n = 0; n < mostChanges; n++) {
    const answer = await fetch(`${origin}/api/settings`, {
      method: 'PUT',
      headers: { cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify({ company: { companyName: `Sundarban Honey ${n}` } }),
    })
    if (answer.ok) continue
    const { code } = (await answer.json()) as { code: string }
    if (answer.status === 503 && code === 'disk_full') break
    throw new Error(`A write on the full disk was answered with ${answer.status} ${code}`)
  }
  const until = performance.now() + reportedWithinMs * patience
  while (performance.now() < until) {
    const status = await fetch(`${origin}/api/system/status`, { headers: { cookie } })
    const { database } = (await status.json()) as { database: { reason: { code: string } | null } }
    if (database.reason?.code === 'disk_full') return
    await pause(20)
  }
  throw new Error('The seller was not informed that the disk is full')
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { storeFile } from '@pal/db/maintenance/open-store'

import type { Context } from './context.ts'
import type { Result } from './result.ts'
import type { Vitals } from './servers/protocol.ts'
import { type Spawned, spawnServer } from './servers/spawn.ts'
import { inTurns, median, spread, spreads } from './stats.ts'

const path = '/api/orders/export?format=csv'
const products = `(SELECT group_concat(quantity || ' x ' || name, '; ') FROM order_lines
  WHERE order_id = orders.id)`
const rest = `returned_minor / 100.0, currency, payment_method, payment_status, paid_minor / 100.0,
  courier, tracking_number, ai_points, (SELECT name FROM campaigns WHERE id = campaign_id)`

/** The same file as the product's: its columns, times and amounts. */
const sameFile = `SELECT number, datetime(created_at / 1000, 'unixepoch'), status,
    customer_name, customer_phone, customer_address, delivery_area, delivery_instructions,
    ${products}, subtotal_minor / 100.0,
    discount_minor / 100.0, delivery_minor / 100.0, total_minor / 100.0, ${rest}
  FROM orders ORDER BY created_at DESC, id DESC`

/** The same columns as they are stored, for comparison: no file that a person could read. */
const asStored = `SELECT number, created_at, status, customer_name, customer_phone, customer_address,
    delivery_area, delivery_instructions, ${products}, subtotal_minor, discount_minor, delivery_minor, total_minor, ${rest}
  FROM orders ORDER BY created_at DESC, id DESC`

/** Target 9: every order as CSV, against the sqlite3 command line that makes the same file. */
export async function exportOrders(context: Context): Promise<Result> {
  const about = { name: 'export of all orders', target: 9 }
  const copy = await context.copy()
  await using product = await spawnServer('product', copy)
  if (!(await hasCommandLine())) {
    return { ...about, checks: [], series: {}, missing: 'sqlite3 is not on this machine' }
  }
  const before = await settled(product)
  const growth: number[] = []
  const cpu: Record<'product' | 'commandLine', number[]> = { product: [], commandLine: [] }
  const times = await inTurns(context.large ? 3 : 7, {
    product: async () => {
      const { most, cpuSeconds } = await exported(product)
      growth.push(most - before.rssMiB)
      cpu.product.push(cpuSeconds)
    },
    commandLine: async () => {
      cpu.commandLine.push(await commandLine(join(context.folder, storeFile), sameFile))
    },
    'command line, values as stored': () => commandLine(join(context.folder, storeFile), asStored),
  })
  return {
    ...about,
    checks: [
      {
        what: 'time over the command line',
        value: median(times.product) / median(times.commandLine),
        unit: 'x',
        is: 'at most',
        bound: 1.25,
      },
      {
        what: 'growth of memory',
        value: Math.max(...growth),
        unit: 'MB',
        is: 'at most',
        bound: 64,
      },
    ],
    series: {
      ...spreads(times),
      'growth, MB': spread(growth),
      // The time that a busy machine leaves alone.
      'product, CPU s': spread(cpu.product),
      'command line, CPU s': spread(cpu.commandLine),
    },
  }
}

/** What it holds once it has loaded what a start loads in its first seconds: some 55 MB on the full store. */
async function settled(product: Spawned): Promise<Vitals> {
  for (let before = await product.vitals(); ;) {
    await wait(5_000)
    const now = await product.vitals()
    if (now.rssMiB - before.rssMiB < 1) return now
    before = now
  }
}

/** One file, with the most memory that the server had while it wrote it. */
async function exported(product: Spawned): Promise<{ most: number; cpuSeconds: number }> {
  await product.vitals()
  let most = 0
  let cpuMicros = 0
  let looking = Promise.resolve()
  const look = async () => {
    const vitals = await product.vitals()
    most = Math.max(most, vitals.rssMiB)
    cpuMicros += vitals.cpuMicros
  }
  const watch = setInterval(() => {
    looking = looking.then(look)
  }, 100)
  const status = await product.get(path).finally(() => clearInterval(watch))
  await looking
  await look()
  if (status !== 200) throw new Error(`The export was answered with ${status}`)
  return { most, cpuSeconds: cpuMicros / 1e6 }
}

/** Its CPU time in seconds, which it tells at the end of what it reads from a pipe. */
async function commandLine(file: string, query: string): Promise<number> {
  const child = spawn('sqlite3', ['-readonly', '-csv', '-cmd', '.timer on', file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(`${query};\n`)
  let end = ''
  child.stdout.on('data', (bytes: Buffer) => {
    end = (end + bytes.toString('latin1', Math.max(0, bytes.length - 200))).slice(-200)
  })
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`sqlite3 ended with ${code}`)
  const times = /user (\S+) sys (\S+)\s*$/.exec(end)
  if (!times) throw new Error('sqlite3 did not print its time')
  return Number(times[1]) + Number(times[2])
}

async function hasCommandLine(): Promise<boolean> {
  const child = spawn('sqlite3', ['-version'], { stdio: 'ignore' })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

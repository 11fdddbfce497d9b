import type { Context } from './context.ts'
import type { Result } from './result.ts'
import { type Spawned, spawnServer } from './servers/spawn.ts'
import { median, spreads } from './stats.ts'

const windowMs = 300
const rounds = 30
const atOnce = 8

/** Target 1: CPU time of the server for a list of 50, through everything, and by the least possible. */
export async function httpList(context: Context): Promise<Result> {
  const copy = await context.copy()
  await using product = await spawnServer('product', copy)
  await using bare = await spawnServer('bare', context.folder)
  const ways = {
    product: () => window(product, '/api/conversations?limit=50'),
    bare: () => window(bare, '/list'),
  }
  await ways.product()
  await ways.bare()
  const cpu = { productMicros: [] as number[], bareMicros: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 === 0
    if (first) cpu.bareMicros.push(await ways.bare())
    cpu.productMicros.push(await ways.product())
    if (!first) cpu.bareMicros.push(await ways.bare())
  }
  return {
    name: 'list of 50 over HTTP',
    target: 1,
    checks: [
      {
        what: 'CPU of the bare server over ours',
        // Of neighbouring windows: how fast the machine is changes within one run.
        value: median(cpu.productMicros.map((micros, at) => (cpu.bareMicros[at] ?? 0) / micros)),
        unit: 'x',
        is: 'at least',
        bound: 0.9,
      },
    ],
    series: spreads(cpu),
  }
}

/** Microseconds of the server's CPU a request. */
async function window(server: Spawned, path: string): Promise<number> {
  await server.vitals()
  const until = performance.now() + windowMs
  let answered = 0
  const client = async () => {
    while (performance.now() < until) {
      const status = await server.get(path)
      if (status !== 200) throw new Error(`${path}: ${status}`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
  return (await server.vitals()).cpuMicros / answered
}

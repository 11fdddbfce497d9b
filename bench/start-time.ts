import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import type { Result } from './result.ts'
import { median, spreads } from './stats.ts'

const rounds = 7
const desktop = join(import.meta.dirname, '../apps/desktop')

/** From starting the process to its `ready` line: from source, bundled, and bundled with the cache. */
export async function startTime(): Promise<Result> {
  // Inside the package, so that it finds the same packages.
  const copy = await mkdtemp(join(desktop, 'node_modules/.bench-dist-'))
  try {
    await cp(join(desktop, 'dist'), copy, {
      recursive: true,
      filter: (path) => !path.includes('.compile-cache'),
    })
    const ways = {
      source: () => readyAfter(join(desktop, 'src/serve.ts')),
      bundle: () => readyAfter(join(copy, 'serve.program.js')),
      cached: () => readyAfter(join(copy, 'serve.js')),
    }
    await ways.cached()
    const times = { source: [], bundle: [], cached: [] } as Record<keyof typeof ways, number[]>
    // In turns: a busy moment of the machine then hits all of them alike.
    for (let round = 0; round < rounds; round += 1) {
      times.source.push(await ways.source())
      times.bundle.push(await ways.bundle())
      times.cached.push(await ways.cached())
    }
    return {
      name: 'start',
      target: 10,
      checks: [
        {
          what: 'bundled with compile cache over source',
          value: median(times.cached) / median(times.source),
          unit: 'x',
          is: 'at most',
          bound: 0.45,
        },
      ],
      series: spreads(times),
    }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function readyAfter(script: string): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-bench-'))
  const began = performance.now()
  const child = spawn(
    process.execPath,
    [script, '--port', '0', '--no-open', '--data-dir', dataDir],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const ended = once(child, 'exit')
  let took: number | undefined
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('ready ')) {
      took = performance.now() - began
      break
    }
  }
  child.kill('SIGTERM')
  await ended
  await rm(dataDir, { recursive: true, force: true })
  if (took === undefined) throw new Error(`${script} ended before it was ready`)
  return took
}

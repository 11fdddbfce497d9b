import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import type { Context } from './context.ts'
import type { Result } from './result.ts'
import { median, spreads, measuredInTurns } from './stats.ts'

const rounds = 11
const desktop = join(import.meta.dirname, '../apps/desktop')

/**
 * Target 10, from starting the process to its `ready` line: from source, bundled, and bundled with the
 * cache; the last also on the store that is measured and on one with nothing in it.
 */
export async function startTime(context: Context): Promise<Result> {
  // Inside the package, so that it finds the same packages.
  const copy = await mkdtemp(join(desktop, 'node_modules/.bench-dist-'))
  try {
    await cp(join(desktop, 'dist'), copy, {
      recursive: true,
      dereference: true,
      filter: (path) => !path.includes('.compile-cache'),
    })
    // As beside the package: else Node looks into each file for what kind of module it is.
    await writeFile(join(copy, 'package.json'), '{"type":"module"}')
    const full = await context.copy()
    await using empty = await temporaryFolder()
    const cached = join(copy, 'serve.js')
    const ways = {
      source: () => firstStart(join(desktop, 'src/serve.ts')),
      bundle: () => firstStart(join(copy, 'serve.program.js')),
      cached: () => firstStart(cached),
      empty: () => readyAfter(cached, empty.path),
      full: () => readyAfter(cached, full),
    }
    await ways.empty()
    await ways.full()
    // Not how long each takes to end: that is longer where a copy of the store was just begun.
    const times = await measuredInTurns(rounds, ways, (start) => start())
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
        {
          what: 'with this store over an empty one',
          value: median(times.full) / median(times.empty),
          unit: 'x',
          is: 'at most',
          bound: 1.15,
        },
      ],
      series: spreads(times),
    }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function firstStart(script: string): Promise<number> {
  await using folder = await temporaryFolder()
  return await readyAfter(script, folder.path)
}

async function readyAfter(script: string, dataDir: string): Promise<number> {
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
  if (took === undefined) throw new Error(`${script} ended before it was ready`)
  return took
}

async function temporaryFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'pal-bench-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

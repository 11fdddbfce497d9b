import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { logFile, openStore, storeFile } from '@pal/db/maintenance/open-store'

import type { Context } from './context.ts'
import { lists } from './lists.ts'
import type { Result, Spread } from './result.ts'
import { spread, timed } from './stats.ts'

/** Target 13: the first hit of each list when nothing of the store is in memory. */
export async function cold(context: Context): Promise<Result> {
  const about = { name: 'cold first hit', target: 13 }
  if (process.platform !== 'linux') {
    return { ...about, checks: [], series: {}, missing: 'needs the dd of Linux' }
  }
  const copy = await context.copy()
  const series: Record<string, Spread> = {}
  for (const [name, read] of Object.entries(lists)) {
    const times: number[] = []
    for (let round = 0; round < 3; round++) {
      await using store = await openStore(copy)
      // Compiled and prepared, so that only the reading is left to be timed.
      await read(store, 1000 + round)
      store.raw.pragma('shrink_memory')
      forget(copy)
      times.push(await timed(() => read(store, round)))
    }
    series[name] = spread(times)
  }
  const worst = Object.entries(series).toSorted(([, a], [, b]) => b.median - a.median)[0]
  if (!worst) throw new Error('There are no lists')
  const [name, { median: value }] = worst
  const check = {
    what: `slowest list: ${name}`,
    value,
    unit: 'ms',
    is: 'at most',
    bound: 20,
  } as const
  return { ...about, checks: [check], series }
}

/** The system drops the pages of a file that dd was asked not to keep. */
function forget(folder: string): void {
  for (const name of [storeFile, logFile]) {
    const file = `of=${join(folder, name)}`
    execFileSync('dd', [file, 'oflag=nocache', 'conv=notrunc,fdatasync', 'count=0'], {
      stdio: 'ignore',
    })
  }
}

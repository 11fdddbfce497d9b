import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { Context } from './context.ts'
import type { Check, Result } from './result.ts'
import { type Program, residentMb, signIn, startProgram } from './servers/program.ts'
import { median, spreads } from './stats.ts'

/** Nobody is there: what is measured talks to this machine only. */
const nowhere = { PAL_GRAPH_URL: 'http://127.0.0.1:9', PAL_OPENAI_URL: 'http://127.0.0.1:9/v1' }
const windowMs = 20_000
const windows = 3
/** As the dashboard does. */
const statusEveryMs = 10_000
/** The bound is for ten minutes after the start; a small store is at rest, without its second thread, sooner. */
const settleMs = { small: 330_000, full: 600_000 }

interface Figures {
  readonly cpuMillis: number
  readonly wakes: number
}

/**
 * Target 15: what the server's process costs while nobody writes. All of its threads count: their CPU
 * time, and how often one of them was woken up.
 */
export async function rest(context: Context): Promise<Result> {
  const common = { name: 'at rest', target: 15 }
  if (!existsSync('/proc/self/schedstat')) {
    return { ...common, checks: [], series: {}, missing: 'wake-ups are counted on Linux only' }
  }
  const empty = await mkdtemp(join(tmpdir(), 'pal-bench-rest-'))
  try {
    await using none = await startProgram(empty, nowhere)
    await using full = await startProgram(await context.copy(), nowhere)
    await wait(context.large ? settleMs.full : settleMs.small)
    const quiet = await Promise.all([measured(none), measured(full)])
    const memory = await Promise.all([residentMb(none.pid), residentMb(full.pid)])
    const pages = await Promise.all([openPage(none), openPage(full)])
    await wait(windowMs)
    const watched = await Promise.all([measured(none), measured(full)])
    for (const close of pages) close()
    const names = ['an empty store', 'this store'] as const
    const checks = names.flatMap((name, at): Check[] => [
      check(`${name}: CPU a second`, median(quiet[at]?.cpu ?? []), 'ms', 1),
      check(`${name}: wake-ups a second`, median(quiet[at]?.wakes ?? []), 'a second', 2),
      check(`${name}, a page open: CPU a second`, median(watched[at]?.cpu ?? []), 'ms', 5),
      check(`${name}: resident memory`, memory[at] ?? 0, 'MB', at === 0 ? 110 : 160),
    ])
    const series = Object.fromEntries(
      names.flatMap((name, at) => [
        [`${name}, CPU`, quiet[at]?.cpu ?? []],
        [`${name}, wake-ups`, quiet[at]?.wakes ?? []],
        [`${name}, a page open, CPU`, watched[at]?.cpu ?? []],
      ]),
    )
    return { ...common, checks, series: spreads(series) }
  } finally {
    await rm(empty, { recursive: true, force: true })
  }
}

const check = (what: string, value: number, unit: Check['unit'], bound: number): Check => ({
  what,
  value,
  unit,
  is: 'at most',
  bound,
})

async function measured({ pid }: Program) {
  const cpu: number[] = []
  const wakes: number[] = []
  for (let n = 0; n < windows; n++) {
    const [before, began] = [await figures(pid), performance.now()]
    await wait(windowMs)
    const [after, seconds] = [await figures(pid), (performance.now() - began) / 1000]
    cpu.push((after.cpuMillis - before.cpuMillis) / seconds)
    wakes.push((after.wakes - before.wakes) / seconds)
  }
  return { cpu, wakes }
}

async function figures(pid: number): Promise<Figures> {
  const threads = await Promise.all(
    (await readdir(`/proc/${pid}/task`)).map(async (thread) => {
      const at = `/proc/${pid}/task/${thread}`
      const [times, status] = await Promise.all([
        readFile(`${at}/schedstat`, 'utf8'),
        readFile(`${at}/status`, 'utf8'),
      ])
      const wakes = /^voluntary_ctxt_switches:\s*(\d+)/m.exec(status)?.[1]
      return { cpuMillis: Number(times.split(' ')[0]) / 1e6, wakes: Number(wakes) }
    }),
  )
  return {
    cpuMillis: threads.reduce((sum, thread) => sum + thread.cpuMillis, 0),
    wakes: threads.reduce((sum, thread) => sum + thread.wakes, 0),
  }
}

/** As the dashboard is open: it listens, and asks again for what it shows of others' state. */
async function openPage({ startLink }: Program): Promise<() => void> {
  const { origin, cookie } = await signIn(startLink)
  const stop = new AbortController()
  const asked = { headers: { cookie }, signal: stop.signal }
  const events = await fetch(`${origin}/api/events`, asked)
  const heard = events.text().catch(() => '')
  const ask = (path: string) =>
    fetch(origin + path, asked).then(
      (answer) => answer.text(),
      () => '',
    )
  const timer = setInterval(() => void ask('/api/system/status'), statusEveryMs)
  return () => {
    clearInterval(timer)
    stop.abort()
    void heard
  }
}

import { createHook } from 'node:async_hooks'
import { openSync, readSync } from 'node:fs'
import { performance } from 'node:perf_hooks'

/** What the event loop runs without a break: one callback with all the promises it settles. */
interface Section {
  /** Milliseconds on the clock. */
  readonly wall: number
  /** The same without the time in which other programs had the core; the same again where Linux does not tell. */
  readonly own: number
  /** Of the CPU: without waiting for the disk, too. Linux counts it in ticks of up to 4 ms. */
  readonly cpu: number
}

export interface LongestSections {
  readonly byOwn: Section
  readonly byCpu: Section
}

/** Ticks and promises continue with the callback that led to them. */
const within = new Set(['TickObject', 'Microtask', 'PROMISE'])
const none: Section = { wall: 0, own: 0, cpu: 0 }

/** Measures every section of this thread, for a few percent of its time. */
export class Sections {
  readonly #waited = waitedForCore()
  readonly #ticks = new Set<number>()
  #depth = 0
  #byOwn = none
  #byCpu = none
  #began = this.#look()

  constructor() {
    createHook({
      trackPromises: false,
      init: (id, type) => {
        if (within.has(type)) this.#ticks.add(id)
      },
      before: (id) => {
        if (this.#depth === 0 && !this.#ticks.has(id)) this.#next()
        this.#depth += 1
      },
      after: () => {
        // The callback in which this began was not seen to begin.
        this.#depth = Math.max(0, this.#depth - 1)
      },
      destroy: (id) => {
        this.#ticks.delete(id)
      },
    }).enable()
  }

  /** The longest since the last call. */
  take(): LongestSections {
    const longest = { byOwn: this.#byOwn, byCpu: this.#byCpu }
    this.#byOwn = none
    this.#byCpu = none
    return longest
  }

  #next(): void {
    const now = this.#look()
    const wall = now.busy - this.#began.busy
    const section = {
      wall,
      own: wall - (now.waited - this.#began.waited),
      cpu: now.cpu - this.#began.cpu,
    }
    if (section.own > this.#byOwn.own) this.#byOwn = section
    if (section.cpu > this.#byCpu.cpu) this.#byCpu = section
    this.#began = this.#look()
  }

  #look() {
    const { user, system } = process.threadCpuUsage()
    // The loop's own waiting for something to do is no part of a section.
    const busy = performance.now() - performance.nodeTiming.idleTime
    return { busy, waited: this.#waited(), cpu: (user + system) / 1000 }
  }
}

/** Milliseconds in which this thread could have run and had no core; its second figure in Linux' table. */
function waitedForCore(): () => number {
  if (process.platform !== 'linux') return () => 0
  const table = openSync('/proc/thread-self/schedstat', 'r')
  const line = Buffer.alloc(64)
  return () => {
    const length = readSync(table, line, 0, line.length, 0)
    return Number(line.toString('latin1', 0, length).split(' ')[1]) / 1e6
  }
}

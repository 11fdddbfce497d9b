import { monitorEventLoopDelay } from 'node:perf_hooks'

import { type LongestSections, Sections } from './sections.ts'

export interface Ready {
  readonly origin: string
  readonly webhookPort: number | null
  readonly cookie: string
}

/** How the server process is since it was last asked. */
export interface Vitals {
  readonly cpuMicros: number
  readonly rssMiB: number
  /** Of the event loop, milliseconds: the longest stretch in which nothing else could run. */
  readonly delayMax: number
  readonly delayP99: number
  /** Of the main thread's own CPU time between two turns: what is left when the machine is busy. */
  readonly stretchMax: number
  /** Null as long as nobody asked to watch them: that costs a few percent. */
  readonly sections: LongestSections | null
}

/** Runs in the server's process: tells where it listens, and on request how it is. */
export function answerParent(ready: Ready, close: () => Promise<void>): void {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  let stretchMax = 0
  let before = ownMillis()
  setInterval(() => {
    const now = ownMillis()
    stretchMax = Math.max(stretchMax, now - before)
    before = now
  }, 1).unref()
  let cpu = process.cpuUsage()
  let sections: Sections | null = null
  process.on('message', (asked) => {
    if (asked === 'end') {
      void close().then(() => process.connected && process.disconnect())
      return
    }
    if (asked === 'watch') sections = new Sections()
    const used = process.cpuUsage(cpu)
    cpu = process.cpuUsage()
    process.send?.({
      cpuMicros: used.user + used.system,
      rssMiB: process.memoryUsage.rss() / 2 ** 20,
      delayMax: delay.max / 1e6,
      delayP99: delay.percentile(99) / 1e6,
      stretchMax,
      sections: sections && sections.take(),
    } satisfies Vitals)
    delay.reset()
    stretchMax = 0
  })
  process.send?.(ready)
}

function ownMillis(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

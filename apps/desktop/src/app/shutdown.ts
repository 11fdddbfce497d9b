import { type Clock, systemClock } from '../platform/clock.ts'
import type { Running } from './compose.ts'

const longestMs = 4_500

/** Ends in order on SIGTERM, SIGINT and SIGHUP; a repeated signal changes nothing. */
export function endOnSignals(
  running: Pick<Running, 'isStuck' | typeof Symbol.asyncDispose>,
  clock: Clock = systemClock,
): void {
  let ending: Promise<void> | undefined
  const end = () => {
    // A hung connection must not keep the process past the five seconds that were promised.
    clock.after(longestMs, () => leave(1, true))
    ending ??= running[Symbol.asyncDispose]().then(
      () => leave(0, running.isStuck()),
      (error: unknown) => {
        console.error(error)
        leave(1, running.isStuck())
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
}

/**
 * An exit waits for every thread, also for one inside a statement that takes minutes. Another program
 * in the place of this one ends them all at once; where there is no such thing, a kill does.
 */
function leave(code: 0 | 1, stuck: boolean): never {
  if (!stuck) process.exit(code)
  if (process.platform === 'win32' || !process.execve) {
    process.kill(process.pid, 'SIGKILL')
    process.exit(code)
  }
  return process.execve('/bin/sh', ['sh', '-c', `exit ${code}`], {})
}

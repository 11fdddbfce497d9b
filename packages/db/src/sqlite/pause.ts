import { setTimeout as wait } from 'node:timers/promises'

/**
 * For what another thread or process holds: it lets go of it in real time, whatever the clock of the
 * program shows. The one place of this package that sets a timer.
 */
export async function pause(ms: number): Promise<void> {
  await wait(ms)
}

let waiting = 0

/** A moment for the one who has the lock: a transaction of another thread is short. */
export async function waitForLock(): Promise<void> {
  waiting += 1
  await pause(1).finally(() => (waiting -= 1))
}

/** Whether somebody waits for the lock: no clock of a test may move meanwhile. */
export function isLockAwaited(): boolean {
  return waiting > 0
}

import { setTimeout as wait } from 'node:timers/promises'

/**
 * For what another thread or process holds: it lets go of it in real time, whatever the clock of the
 * program shows. The one place of this package that sets a timer.
 */
export async function pause(ms: number): Promise<void> {
  await wait(ms)
}

import { availableParallelism, loadavg } from 'node:os'

/** For a campaign that gets what others leave of the machine. */
export const patience = Number(process.env['PAL_CRASH_PATIENCE'] ?? 1)

const startedAt = performance.now()
const [atStart = 0] = loadavg()

/** How many programs want each core: what has to wait for others may take longer by so much. */
export function crowdedness(): number {
  const [lastMinute = 0] = loadavg()
  const meanwhile = loadSince(atStart, lastMinute, performance.now() - startedAt)
  return Math.max(1, Math.max(lastMinute, meanwhile) / availableParallelism()) * patience
}

/**
 * What the load was on average while its average of a minute went from one to the other: that follows
 * slowly, and after an idle while says little of what has just begun.
 */
export function loadSince(before: number, after: number, ms: number): number {
  // It is renewed every five seconds.
  if (ms < 10_000) return after
  const kept = Math.exp(-ms / 60_000)
  return (after - before * kept) / (1 - kept)
}

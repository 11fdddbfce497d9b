import { availableParallelism, loadavg } from 'node:os'

/** For a campaign that gets what others leave of the machine. */
export const patience = Number(process.env['PAL_CRASH_PATIENCE'] ?? 1)

/** How many programs want each core: what has to wait for others may take longer by so much. */
export function crowdedness(): number {
  const [lastMinute = 0] = loadavg()
  return Math.max(1, lastMinute / availableParallelism()) * patience
}

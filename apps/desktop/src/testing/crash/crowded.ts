import { availableParallelism, loadavg } from 'node:os'

/** How many programs want each core: what has to wait for others may take longer by so much. */
export function crowdedness(): number {
  const [lastMinute = 0] = loadavg()
  return Math.max(1, lastMinute / availableParallelism())
}

import { entry, type LogEntry } from '@pal/core/texts/log-line'
import { jobKinds } from '@pal/db/schema/literals'

/** What the log says of a job that broke off: each kind has words, its name is for the code alone. */
export function jobFailure(kind: string): LogEntry {
  const known = jobKinds.find((each) => each === kind)
  return known ? entry(`job_failed_${known}`) : entry('job_failed', { kind })
}

import { entry, type LogEntry } from '@pal/core/texts/log-line'

/** What each kind of job does has words of its own: its name is for the code alone. */
const worded = [
  'answer',
  'typed',
  'send',
  'scheduled',
  'order_notice',
  'notify',
  'follow_up',
] as const

/** What the log says of a job that broke off. */
export function jobFailure(kind: string): LogEntry {
  const known = worded.find((each) => each === kind)
  return known ? entry(`job_failed_${known}`) : entry('job_failed', { kind })
}

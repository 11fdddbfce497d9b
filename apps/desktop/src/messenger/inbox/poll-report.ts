import type { LogLevel } from '@pal/core/domain/entities'
import { entry, type LogText } from '@pal/core/texts/log-line'

import type { GraphError } from '../graph/graph-error.ts'
import type { Ingested } from './ingest.ts'
import type { PollTiming } from './poll-timing.ts'

export type Log = (
  level: LogLevel,
  category: 'facebook',
  said: LogText,
  details?: Record<string, unknown>,
) => void

/** What one reading brought, for the log. */
export function logIntake(log: Log, pageId: string, intake: Ingested): void {
  const fromCustomers = intake.stored.filter((message) => message.fromCustomer).length
  if (intake.stored.length > 0) {
    const fetched = entry('messages_fetched', { count: intake.stored.length })
    log('info', 'facebook', fetched, { pageId, fromCustomers })
  }
  if (intake.implausibleTimes > 0) {
    const messages = intake.implausibleTimes
    log('warn', 'facebook', entry('implausible_times'), { pageId, messages })
  }
  for (const conversationId of intake.takenOver) {
    log('info', 'facebook', entry('taken_over_in_inbox'), { pageId, conversationId })
  }
}

/** A network that is away may be back any moment, and asking it costs Facebook nothing. */
export function longestWait({ unreachableMs }: PollTiming, { kind }: GraphError): number {
  return kind === 'unreachable' ? unreachableMs : Infinity
}

export function levelOf({ reaction }: GraphError): LogLevel {
  return reaction === 'retry' || reaction === 'wait' ? 'warn' : 'error'
}

import type { LogLevel } from '@pal/core/domain/entities'

import { implausibleTime } from '../graph/facebook-time.ts'
import type { GraphError } from '../graph/graph-error.ts'
import type { Ingested } from './ingest.ts'
import type { PollTiming } from './poll-timing.ts'

export type Log = (
  level: LogLevel,
  category: 'facebook',
  message: string,
  details?: Record<string, unknown>,
) => void

/** What one reading brought, for the log. */
export function logIntake(log: Log, pageId: string, intake: Ingested): void {
  const fromCustomers = intake.stored.filter((message) => message.fromCustomer).length
  if (intake.stored.length > 0) {
    const fetched =
      intake.stored.length === 1
        ? 'A new message was fetched'
        : `${intake.stored.length} new messages were fetched`
    log('info', 'facebook', fetched, {
      pageId,
      fromCustomers,
    })
  }
  if (intake.implausibleTimes > 0) {
    log('warn', 'facebook', implausibleTime, { pageId, messages: intake.implausibleTimes })
  }
  for (const conversationId of intake.takenOver) {
    log(
      'info',
      'facebook',
      'A person answered in the page inbox and has taken the conversation over',
      {
        pageId,
        conversationId,
      },
    )
  }
}

/** A network that is away may be back any moment, and asking it costs Facebook nothing. */
export function longestWait({ unreachableMs }: PollTiming, { kind }: GraphError): number {
  return kind === 'unreachable' ? unreachableMs : Infinity
}

export function levelOf({ reaction }: GraphError): LogLevel {
  return reaction === 'retry' || reaction === 'wait' ? 'warn' : 'error'
}

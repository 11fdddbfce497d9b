import { applyProviderTime } from '@pal/db/messages/apply-provider-time'
import { type MessageRow, messagesOfMoment } from '@pal/db/messages/messages'
import type { Tx } from '@pal/db/schema/reads'

import type { ThreadMessage } from '../graph/thread-message.ts'

export type Place = Pick<MessageRow, 'id' | 'sent_at'>

/** Where a message of a thread stands that follows `last` there: within its second, if it can. */
export function placeBehind(
  last: Place | null,
  row: Place,
  { at, implausibleTime }: Pick<ThreadMessage, 'at' | 'implausibleTime'>,
): number {
  const inSecond =
    implausibleTime === true || Math.floor(row.sent_at / 1000) === Math.floor(at / 1000)
  if (inSecond && (last === null || isBehind(last, row))) return row.sent_at
  return last === null ? at : Math.max(at, last.sent_at + Number(row.id < last.id))
}

export function isBehind(last: Place, { id, sent_at: at }: Place): boolean {
  return at > last.sent_at || (at === last.sent_at && id > last.id)
}

/** Of our own messages this machine guesses the time, until Facebook tells it in an echo. */
export async function placeOwn(
  tx: Tx,
  row: MessageRow | undefined,
  { at, implausibleTime }: Pick<ThreadMessage, 'at' | 'implausibleTime'>,
  now: number,
): Promise<void> {
  if (!row || row.send_attempted_at === null || implausibleTime === true) return
  // What was read and follows it within its second stands at its moment, and goes along.
  const behind = await messagesOfMoment(tx, row)
  for (const one of behind) await applyProviderTime(tx, one, { at, now })
}

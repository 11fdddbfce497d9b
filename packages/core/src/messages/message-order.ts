/** The place of a message in its conversation: by its time, and within a moment by its id. */
export interface Place {
  readonly id: number
  readonly sentAt: number
}

export function isBehind(last: Place, { id, sentAt }: Place): boolean {
  return sentAt > last.sentAt || (sentAt === last.sentAt && id > last.id)
}

interface ReceivedTime {
  readonly at: number
  readonly implausibleTime?: boolean
}

/** The time of a message of a thread that follows `last` there: within its second, if it can. */
export function timeBehind(
  last: Place | null,
  row: Place,
  { at, implausibleTime }: ReceivedTime,
): number {
  const inSecond =
    implausibleTime === true || Math.floor(row.sentAt / 1000) === Math.floor(at / 1000)
  if (inSecond && (last === null || isBehind(last, row))) return row.sentAt
  return last === null ? at : Math.max(at, last.sentAt + Number(row.id < last.id))
}

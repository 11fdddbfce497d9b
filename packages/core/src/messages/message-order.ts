/** Where a message stands in its conversation: by its time, and within a moment by its id. */
export interface Place {
  readonly id: number
  readonly sentAt: number
}

export function isBehind(last: Place, { id, sentAt }: Place): boolean {
  return sentAt > last.sentAt || (sentAt === last.sentAt && id > last.id)
}

interface ToldTime {
  readonly at: number
  readonly implausibleTime?: boolean
}

/** When a message of a thread stands that follows `last` there: within its second, if it can. */
export function timeBehind(
  last: Place | null,
  row: Place,
  { at, implausibleTime }: ToldTime,
): number {
  const inSecond =
    implausibleTime === true || Math.floor(row.sentAt / 1000) === Math.floor(at / 1000)
  if (inSecond && (last === null || isBehind(last, row))) return row.sentAt
  return last === null ? at : Math.max(at, last.sentAt + Number(row.id < last.id))
}

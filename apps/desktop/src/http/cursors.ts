import { badField } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'

/** A place in a list that is ordered by a moment and an id: `1700000000000.42`. */
export interface TimeCursor {
  readonly at: number
  readonly id: number
}

export function readTimeCursor(text: string | undefined): TimeCursor | undefined {
  if (text === undefined) return undefined
  const match = /^(-?\d{1,16})\.(\d{1,16})$/.exec(text)
  if (!match) throw badField('cursor', because('field_not_cursor'))
  return { at: Number(match[1]), id: Number(match[2]) }
}

/** The cursor behind the last row of a full page; a shorter page is the last one. */
export function nextTimeCursor<Row>(
  rows: readonly Row[],
  limit: number,
  place: (row: Row) => TimeCursor,
): string | null {
  const last = rows.at(-1)
  if (last === undefined || rows.length < limit) return null
  const { at, id } = place(last)
  return `${at}.${id}`
}

/** The same in a list that goes by a number first: `3.1700000000000.42`. */
export interface CountCursor extends TimeCursor {
  readonly count: number
}

export function readCountCursor(text: string | undefined): CountCursor | undefined {
  if (text === undefined) return undefined
  const match = /^(\d{1,15})\.(.+)$/.exec(text)
  const place = readTimeCursor(match?.[2] ?? '')
  return place && { ...place, count: Number(match?.[1]) }
}

export function nextCountCursor<Row>(
  rows: readonly Row[],
  limit: number,
  place: (row: Row) => CountCursor,
): string | null {
  const rest = nextTimeCursor(rows, limit, place)
  const last = rows.at(-1)
  return rest === null || last === undefined ? null : `${place(last).count}.${rest}`
}

export function readIdCursor(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,14}$/.test(text)) throw badField('cursor', because('field_not_cursor'))
  return Number(text)
}

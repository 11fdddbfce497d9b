import { beginAt, type Chain, firstCursor } from './chain.ts'

/** Where one stands in a list, in the address: the row in its page, and where that page begins. */
export const placeName = 'at'

export interface Place {
  readonly row: number
  readonly cursor: string
}

export const writePlace = ({ row, cursor }: Place): string => `${row}~${cursor}`

export function readPlace(text: string | null): Place | null {
  const match = /^(\d{1,4})~(.{0,200})$/.exec(text ?? '')
  return match ? { row: Number(match[1]), cursor: match[2] ?? '' } : null
}

/** Longer ways are not kept: whoever went so far begins at their page after a reload. */
const mostKept = 2_000

const keyFor = (list: string) => `pal.list.${list}`

export function keepChain(list: string, chain: Chain): void {
  if (chain.cursors.length > mostKept) sessionStorage.removeItem(keyFor(list))
  else sessionStorage.setItem(keyFor(list), JSON.stringify(chain))
}

/** The way to a place if this window has gone it, or a list that begins there. */
export function chainTo(list: string, place: Place | null): Chain {
  if (!place) return beginAt(firstCursor)
  const kept = keptChain(list)
  return kept?.cursors.includes(place.cursor) ? kept : beginAt(place.cursor)
}

function keptChain(list: string): Chain | null {
  const kept: unknown = JSON.parse(sessionStorage.getItem(keyFor(list)) ?? 'null')
  if (typeof kept !== 'object' || kept === null) return null
  if (!('cursors' in kept) || !('sizes' in kept)) return null
  const { cursors, sizes } = kept
  return Array.isArray(cursors) && Array.isArray(sizes) ? { cursors, sizes } : null
}

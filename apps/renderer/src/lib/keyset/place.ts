import { keep, readKept } from '../kept.ts'
import { beginAt, type Chain, firstCursor } from './chain.ts'

/** The place in a list, in the address: the row in its page, and where that page begins. */
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

/** Of a way that is too long nothing is kept: an older one would lead elsewhere. */
export function keepChain(list: string, chain: Chain): void {
  const kept = chain.cursors.length > mostKept ? '' : JSON.stringify(chain)
  keep('sessionStorage', keyFor(list), kept)
}

/** The way to a place if this window has gone it, or a list that begins there. */
export function chainTo(list: string, place: Place | null): Chain {
  if (!place) return beginAt(firstCursor)
  try {
    const kept = JSON.parse(readKept('sessionStorage', keyFor(list)) ?? '') as Chain
    const leads = kept.cursors.some((cursor) => cursor === place.cursor)
    if (leads && kept.sizes.every(Number.isInteger)) return kept
  } catch {
    // Nothing is kept, or nothing that is a way.
  }
  return beginAt(place.cursor)
}

import { keep, readKept } from '../kept.ts'
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

/** Of a way that is too long nothing is kept: an older one would lead elsewhere. */
export function keepChain(list: string, chain: Chain): void {
  const kept = chain.cursors.length > mostKept ? '' : JSON.stringify(chain)
  keep('sessionStorage', keyFor(list), kept)
}

/** The way to a place if this window has gone it, or a list that begins there. */
export function chainTo(list: string, place: Place | null): Chain {
  if (!place) return beginAt(firstCursor)
  const kept = readChain(readKept('sessionStorage', keyFor(list)))
  return kept?.cursors.includes(place.cursor) ? kept : beginAt(place.cursor)
}

function readChain(text: string | null): Chain | null {
  if (!text) return null
  try {
    const kept = JSON.parse(text) as Partial<Record<keyof Chain, unknown>> | null
    const { cursors, sizes } = kept ?? {}
    return isListOf(cursors, 'string') && isListOf(sizes, 'number') ? { cursors, sizes } : null
  } catch {
    return null
  }
}

interface Kinds {
  readonly string: string
  readonly number: number
}

function isListOf<Kind extends keyof Kinds>(list: unknown, kind: Kind): list is Kinds[Kind][] {
  return Array.isArray(list) && list.every((each) => typeof each === kind)
}

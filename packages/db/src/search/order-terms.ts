import type { Reads } from '../schema/reads.ts'
import { shareOf } from './order-index.ts'
import { type NameWords, orderPieces } from './search-terms.ts'

/** What to ask the index of orders for first, and what where too few of those hold the words. */
export interface OrderTerms {
  readonly first: string
  readonly all: string
  /** Which share of the orders that have the first is likely to hold the words. */
  readonly likely: number
}

interface Piece {
  readonly terms: string
  /** Which share of the orders has it. */
  readonly share: number
}

/** To look at an order takes as long as to read so many places in the index. */
const lookCost = 600
/** Which share of the orders with one piece of a word has another one of it. */
const sameWord = 0.8
/** To read past what more orders have than these takes longer than to look at those it rules out. */
const common = 1 / 8
/** Figures go their own ways, but their pieces overlap: one more tells of one figure more. */
const sameFigures = 0.1

/**
 * The index reads through every piece that it is asked for, and most of them say little that others
 * do not: it is asked for the rarest, as far as reading one more takes less than to look at the orders
 * that it would rule out. Null where no order can hold the words.
 */
export async function orderTerms(db: Reads, words: NameWords): Promise<OrderTerms | null> {
  const wanted = orderPieces(words)
  const [only, ...more] = wanted.flat()
  if (only !== undefined && more.length === 0) return { first: only, all: only, likely: 1 }
  const byWord: Piece[][] = []
  for (const pieces of wanted) {
    const known: Piece[] = []
    for (const terms of pieces) {
      const share = await shareOf(db, terms)
      if (share === 0) return null
      known.push({ terms, share })
    }
    byWord.push(known.toSorted((a, b) => a.share - b.share))
  }
  const rarest = byWord.flatMap((pieces) => pieces.slice(0, 1))
  const others = byWord.flatMap((pieces) => pieces.slice(1))
  const chosen: string[] = []
  let left = 1
  let likely = 1
  for (const pieces of [rarest, others]) {
    for (const { terms, share } of pieces.toSorted((a, b) => a.share - b.share)) {
      const same = /\d/.test(terms) ? sameFigures : sameWord
      const keeps = pieces === rarest ? share : Math.max(share, same)
      if (chosen.length > 0 && share > lookCost * left * (1 - keeps)) {
        if (pieces === rarest) likely *= share
        continue
      }
      chosen.push(terms)
      left *= keeps
    }
  }
  const known = byWord.flat()
  const telling = known.filter(({ share }) => share < common)
  const all = (telling.length > 0 ? telling : known).map(({ terms }) => terms)
  return { first: chosen.join(' AND '), all: [...new Set(all)].join(' AND '), likely }
}

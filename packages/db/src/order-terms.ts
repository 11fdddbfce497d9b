import { shareOf } from './order-index.ts'
import type { Reads } from './reads.ts'
import { type NameWords, orderPieces } from './search-terms.ts'

/** What to ask the index of orders for first, and what where too few of those hold the words. */
export interface OrderTerms {
  readonly first: string
  readonly all: string
}

interface Piece {
  readonly terms: string
  /** Which share of the orders has it. */
  readonly share: number
}

/** To look at an order takes as long as to read so many places in the index. */
const lookCost = 600
/** Which share of the orders with one piece of a word has another one of it; figures go their own ways. */
const sameWord = 0.8

/**
 * The index reads through every piece that it is asked for, and most of them say little that others
 * do not: it is asked for the rarest, as far as reading one more takes less than to look at the orders
 * that it would rule out. Null where no order can hold the words.
 */
export async function orderTerms(db: Reads, words: NameWords): Promise<OrderTerms | null> {
  const wanted = orderPieces(words)
  const [only, ...more] = wanted.flat()
  if (only !== undefined && more.length === 0) return { first: only, all: only }
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
  for (const [pieces, least] of [
    [rarest, 0],
    [others, sameWord],
  ] as const) {
    for (const { terms, share } of pieces.toSorted((a, b) => a.share - b.share)) {
      const keeps = /\d/.test(terms) ? share : Math.max(share, least)
      if (chosen.length > 0 && share > lookCost * left * (1 - keeps)) continue
      chosen.push(terms)
      left *= keeps
    }
  }
  const all = byWord.flat().map(({ terms }) => terms)
  return { first: chosen.join(' AND '), all: [...new Set(all)].join(' AND ') }
}

import { minuteMs } from '@pal/core/durations'
import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

interface Known {
  readonly share: number
  readonly until: number
}

const sample = 512
const keptMs = 10 * minuteMs
const mostKept = 4096
const kept = new WeakMap<Reads, Map<string, Known>>()

/**
 * Which share of the orders has a piece, by those that had it last: of one customer there are several
 * in a row, so a few dozen would tell of that customer. To ask takes as long as many a search, and
 * whoever types asks for the same pieces with every letter, so it is kept for a while.
 */
export async function shareOf(db: Reads, terms: string): Promise<number> {
  const shares = kept.get(db) ?? new Map<string, Known>()
  kept.set(db, shares)
  const now = performance.now()
  const known = shares.get(terms)
  if (known && known.until > now) return known.share
  const share = await askedShare(db, terms)
  // None is not kept: the next order may be the first to have it.
  if (share === 0) return 0
  if (shares.size >= mostKept) shares.clear()
  shares.set(terms, { share, until: now + keptMs })
  return share
}

async function askedShare(db: Reads, terms: string): Promise<number> {
  const [last] = await oldestOfSample(db, { terms, skip: sample - 1 })
  if (last) return sample / (last.newest - last.id + 1)
  const few = await newestWith(db, { terms, below: Number.MAX_SAFE_INTEGER, limit: sample })
  const [newest] = few
  return newest ? few.length / newest.id : 0
}

const oldestOfSample = preparedQuery(
  (db: Reads, { terms, skip }: { terms: string; skip: number }) =>
    db
      .selectFrom('order_search')
      .select(['rowid as id', sql<number>`(select max(id) from orders)`.as('newest')])
      .where(sql<boolean>`order_search match ${terms}`)
      .orderBy('rowid', 'desc')
      .limit(1)
      .offset(skip),
)

/** Orders that the index has under these terms, by id downwards: it and the table are kept by id. */
export const newestWith = preparedQuery(
  (db: Reads, { terms, below, limit }: { terms: string; below: number; limit: number }) =>
    db
      .selectFrom('order_search')
      .select('rowid as id')
      .where(sql<boolean>`order_search match ${terms}`)
      .where('rowid', '<', below)
      .orderBy('rowid', 'desc')
      .limit(limit),
)

import { settingsFrom } from '@pal/core/contract/stored-settings'
import { type RawBuilder, sql } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import { readAppState, writeAppState } from '../settings/app-state.ts'
import { readSettings } from '../settings/settings.ts'
import { type CampaignProducts, productsByCampaign } from '../stats/stock-demand.ts'

/** That few of a product were left, or none: news once. Of the same goods only the latest is kept. */
interface FewLeft {
  /** Goods that several campaigns sell from one stock have one number. */
  readonly goods: number
  readonly productId: number
  /** When; each is later than the one before, whatever the clock does. */
  readonly at: number
  readonly soldOut: boolean
}

/** The most pieces that are few of a product that says no number; 0 where the seller does not want to hear of it. */
export async function fewPieces(db: Reads): Promise<number> {
  const { notifications } = settingsFrom(await readSettings(db))
  return notifications.lowStock ?? 0
}

interface Sold {
  readonly id: number
  readonly stock_group: number | null
  readonly before: number
  readonly left: number
}

/** Notes what an order has left few of: once, and once that none is left, until there were more again. */
export async function noteFewLeft(
  tx: Tx,
  { id, stock_group, before, left }: Sold,
  { few, now }: { readonly few: number; readonly now: number },
): Promise<void> {
  if (few === 0 || left > few) return
  const goods = stock_group ?? id
  const known = await readFewLeft(tx)
  const isKnown = known.some((one) => one.goods === goods && one.soldOut)
  if (before <= few && (left > 0 || isKnown)) return
  const latest = Math.max(0, ...known.map(({ at }) => at))
  const noted = { goods, productId: id, at: Math.max(now, latest + 1), soldOut: left === 0 }
  const others = known.filter((one) => one.goods !== goods)
  await writeAppState(tx, 'few_left', [...others, noted], now)
}

async function readFewLeft(db: Reads): Promise<FewLeft[]> {
  const stored = await readAppState(db, 'few_left')
  return Array.isArray(stored) ? stored.filter(isNote) : []
}

const isNote = (stored: unknown): stored is FewLeft =>
  typeof stored === 'object' &&
  stored !== null &&
  ['goods', 'productId', 'at'].every((name) => Number.isSafeInteger(Reflect.get(stored, name)))

/** What was noted after this moment, oldest first. */
export async function fewLeftAfter(
  db: Reads,
  after: number,
): Promise<{ id: number; at: number }[]> {
  const noted = (await readFewLeft(db)).filter(({ at }) => at > after)
  return noted.map(({ productId: id, at }) => ({ id, at })).toSorted((a, b) => a.at - b.at)
}

/** Can be sold, but not for long. */
export const isFewLeft = (few: number): RawBuilder<boolean> =>
  sql<boolean>`(products.in_stock = 1
    and products.stock_count between 1 and coalesce(products.low_stock, ${few}))`

/** Of the campaigns that sell, of how many of their products few are left. */
export async function fewLeftByCampaign(db: Reads): Promise<CampaignProducts[]> {
  return productsByCampaign(db, isFewLeft(await fewPieces(db)))
}

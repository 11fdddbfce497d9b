import type { Answer, Body } from '@pal/core/contract/endpoints'
import { folded } from '@pal/core/domain/typed-product'
import { AppError, notFound } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { type CampaignRow, mustFindCampaign } from '@pal/db/campaigns/campaigns'
import {
  addProducts,
  catalogueOf,
  type NewProduct,
  type ProductRow,
} from '@pal/db/campaigns/products'
import { sharedStockOf } from '@pal/db/campaigns/stock'
import type { Tx } from '@pal/db/schema/reads'

import type { Platform } from '../../platform/platform.ts'
import type { LastImports } from './undo-import.ts'

interface TakeOverParts extends Pick<Platform, 'store' | 'events' | 'log' | 'clock'> {
  readonly last: LastImports
}

/** Products of another campaign as they are there, in their order; both sell them from one stock. */
export async function takeOver(
  { store, events, log, clock, last }: TakeOverParts,
  id: number,
  { from, products }: Body<'products.take'>,
): Promise<Answer<'products.take'>> {
  const at = clock.now()
  const { other, added } = await store.transaction(async (tx) => {
    const campaign = await mustFindCampaign(tx, id)
    const other = await mustFindCampaign(tx, from)
    refuseOtherMoney(campaign, other)
    const here = await catalogueOf(tx, id)
    const wanted = await wantedOf(tx, from, new Set(products))
    const isHere = amongThose(here)
    const taken: NewProduct[] = []
    for (const row of wanted) if (!isHere(row)) taken.push(await sharing(tx, row))
    await addProducts(tx, id, taken, at)
    const known = new Set(here.map((row) => row.id))
    const now = await catalogueOf(tx, id)
    return { other, added: now.flatMap((row) => (known.has(row.id) ? [] : row.id)) }
  })
  if (added.length > 0) {
    last.set(id, { at, added, changed: [] })
    const said = entry('products_taken_over', { count: added.length, campaign: other.name })
    log.write('info', 'system', said, { campaignId: id })
    events.changed('products')
  }
  return { taken: added.length, skipped: new Set(products).size - added.length }
}

/** Its prices would be other money. */
function refuseOtherMoney({ currency }: CampaignRow, other: CampaignRow): void {
  if (other.currency === currency) return
  throw new AppError(
    'conflict',
    because('products_other_currency', { name: other.name, currency: other.currency }),
  )
}

async function wantedOf(tx: Tx, from: number, ids: ReadonlySet<number>): Promise<ProductRow[]> {
  const wanted = (await catalogueOf(tx, from)).filter(({ id }) => ids.has(id))
  if (wanted.length < ids.size) throw notFound('product_not_found')
  return wanted
}

/** What shares a stock with a product of this campaign, or has its name, is there already. */
function amongThose(here: readonly ProductRow[]): (row: ProductRow) => boolean {
  const groups = new Set(here.flatMap(({ stock_group }) => stock_group ?? []))
  const names = new Set(here.map(({ name }) => folded(name)))
  return ({ stock_group, name }) =>
    (stock_group !== null && groups.has(stock_group)) || names.has(folded(name))
}

/** All that a product is, but for what names it and its place. */
async function sharing(tx: Tx, row: ProductRow): Promise<NewProduct> {
  const { id, campaign_id, sort_name, sellable, position, ...rest } = row
  const { created_at, updated_at, deleted_at, ...same } = rest
  return { ...same, ...(await sharedStockOf(tx, id)) }
}

import type { Product } from '@pal/core/contract/campaigns'
import type { Answer, Body } from '@pal/core/contract/endpoints'
import { notFound } from '@pal/core/errors'
import { campaignById, type CampaignRow } from '@pal/db/campaigns/campaigns'
import { offersNaming } from '@pal/db/campaigns/open-offers'
import { productsOf } from '@pal/db/campaigns/product-list'
import {
  addProduct as addRow,
  changeProduct as changeRow,
  productById,
  type ProductRow,
  removeProduct as removeRow,
  restoreProduct as restoreRow,
} from '@pal/db/campaigns/products'
import { separateStock } from '@pal/db/campaigns/stock'
import type { Reads } from '@pal/db/schema/reads'

import { fileOnDisk, runsNothing } from '../../http/file-on-disk.ts'
import { refuseOvertaken } from '../../platform/overtaken.ts'
import type { Platform } from '../../platform/platform.ts'
import { ownPictureOf } from '../../products/own-picture.ts'
import { countedWith, newProduct, productChanges } from '../../products/product.ts'
import type { CampaignParts } from './campaigns.ts'
import { presentProduct, presentProducts } from './present.ts'

/** They know what a turn of the agent is; a start does without that. */
const followUps = () => import('@pal/db/turns/follow-up')

/** A part of a campaign's products, and the rows themselves: they say where the next part begins. */
export async function productPage(
  { store: { db } }: Platform,
  campaignId: number,
  page: Parameters<typeof productsOf>[2],
): Promise<{ readonly rows: readonly ProductRow[]; readonly products: Product[] }> {
  const { currency } = await mustFind(db, campaignId)
  const rows = await productsOf(db, campaignId, page)
  return { rows, products: await presentProducts(db, rows, currency) }
}

export async function productDetail(db: Reads, id: number): Promise<Product> {
  const row = await productById(db, id)
  const campaign = row && (await campaignById(db, row.campaign_id))
  if (!row || !campaign) throw notFound('product_not_found')
  return presented(db, row, campaign.currency)
}

/** Shown as a picture and nothing else, whatever it holds. */
export async function productPicture(parts: PictureParts, id: number): Promise<Response> {
  const row = await productById(parts.store.db, id)
  const answer = row && ((await ownFileOf(parts, row)) ?? (await fetchedFor(parts, row)))
  if (!answer) throw notFound('product_picture_not_found')
  return answer
}

type PictureParts = Pick<CampaignParts, 'store' | 'productPictures' | 'attachments'>

async function ownFileOf(
  { attachments }: PictureParts,
  { picture_file: file, picture_mime: mime }: ProductRow,
): Promise<Response | null> {
  const path = file === null ? null : attachments.pathOf(file)
  if (path === null || mime === null) return null
  return fileOnDisk(path, { headers: { 'content-type': mime, ...runsNothing }, range: null })
}

async function fetchedFor(
  { productPictures }: PictureParts,
  { image_url: address }: ProductRow,
): Promise<Response | null> {
  const picture = address === null ? null : await productPictures.get(address)
  if (!picture) return null
  return new Response(picture.bytes, {
    headers: {
      'content-type': picture.mime,
      'content-length': String(picture.bytes.length),
      ...runsNothing,
    },
  })
}

export async function addProduct(
  { store, events, clock, pictures }: CampaignParts,
  campaignId: number,
  draft: Body<'products.create'>,
): Promise<Product> {
  const { row, currency } = await store.transaction(async (tx) => {
    const campaign = await mustFind(tx, campaignId)
    const product = {
      ...newProduct(draft, campaign.product_category),
      ...(await countedWith(tx, draft)),
      ...(await ownPictureOf(tx, pictures, draft.picture)),
    }
    return { row: await addRow(tx, campaign.id, product, clock.now()), currency: campaign.currency }
  })
  if (draft.picture !== null) pictures.settle([draft.picture])
  events.changed('products')
  return presented(store.db, row, currency)
}

export async function changeProduct(
  { store, events, clock, pictures, worker }: CampaignParts,
  id: number,
  patch: Body<'products.change'>,
): Promise<Answer<'products.change'>> {
  const { followUpReturned } = await followUps()
  const { row, currency, openOffers, toTell } = await store.transaction(async (tx) => {
    const current = await productById(tx, id)
    if (!current) throw notFound('product_not_found')
    const campaign = await mustFind(tx, current.campaign_id)
    refuseOvertaken(patch.was, patch, presentProduct(current, campaign.currency))
    if (patch.sameAs === null) await separateStock(tx, current.id)
    const changes = {
      ...productChanges(patch, current, campaign.product_category),
      ...(await ownPictureOf(tx, pictures, patch.picture)),
    }
    const now = clock.now()
    const row = await changeRow(tx, current.id, changes, now)
    const isRepriced = row.price_minor !== current.price_minor
    const openOffers = isRepriced ? await offersNaming(tx, [current.id], now) : 0
    const toTell = await followUpReturned(tx, now)
    return { row, currency: campaign.currency, openOffers, toTell }
  })
  if (patch.picture) pictures.settle([patch.picture])
  events.changed('products')
  if (toTell > 0) worker.poke()
  return {
    ...(await presented(store.db, row, currency)),
    openOffers,
    ...(toTell > 0 && { toTell }),
  }
}

export async function removeProduct(
  { store, events, clock, pictures }: CampaignParts,
  id: number,
): Promise<void> {
  await store.transaction(async (tx) => {
    const { picture_file: file } = await removeRow(tx, id, clock.now())
    // It is nobody's now, and stays for whoever wants the product back.
    if (file !== null) pictures.hold(file)
  })
  events.changed('products')
}

export async function restoreProduct(
  { store, events, clock, pictures }: CampaignParts,
  id: number,
): Promise<Product> {
  const now = clock.now()
  const { row, currency } = await store.transaction(async (tx) => {
    const row = await restoreRow(tx, id, now)
    const campaign = await mustFind(tx, row.campaign_id)
    return { row, currency: campaign.currency }
  })
  if (row.picture_file !== null) pictures.settle([row.picture_file])
  events.changed('products')
  return presented(store.db, row, currency)
}

async function presented(db: Reads, row: ProductRow, currency: string): Promise<Product> {
  const [product] = await presentProducts(db, [row], currency)
  if (!product) throw new Error('A product without an answer')
  return product
}

async function mustFind(db: Reads, campaignId: number): Promise<CampaignRow> {
  const campaign = await campaignById(db, campaignId)
  if (!campaign) throw notFound('campaign_not_found')
  return campaign
}

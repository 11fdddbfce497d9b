import type { CampaignDraft } from '@pal/core/contract/campaigns'
import { readLaunchDraft } from '@pal/core/domain/launch-draft'
import { badField, notFound } from '@pal/core/errors'
import {
  campaignById,
  changeCampaign,
  createCampaign,
  listCampaigns,
  removeCampaign,
  setCampaignStatus,
  type CampaignRow,
} from '@pal/db/campaigns/campaigns'
import {
  addProduct,
  changeProduct,
  productById,
  productsOf,
  removeProduct,
} from '@pal/db/campaigns/products'
import { pageById } from '@pal/db/pages/pages'
import { appStateText, removeAppState, writeAppState } from '@pal/db/settings/app-state'
import { campaignCounts } from '@pal/db/stats/stats'

import { nextTimeCursor, readTimeCursor } from '../../http/cursors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { enqueueUnanswered } from '../../jobs/job-kinds.ts'
import type { Worker } from '../../jobs/worker.ts'
import type { Platform } from '../../platform/platform.ts'
import { newProduct, productChanges } from '../../products/product.ts'
import { campaignAnswer, campaignChanges, newCampaign, productAnswer } from './campaigns.ts'

const noneYet = { conversations: 0, conversationsToday: 0, orders: 0 }

export interface CampaignParts extends Platform {
  readonly worker: Worker
}

export function campaignRoutes({ store, events, log, worker, now }: CampaignParts) {
  const { db } = store

  const create = async (draft: CampaignDraft, launched = false) => {
    const row = await store.transaction(async (tx) => {
      const page = await pageById(tx, draft.facebookPageId)
      if (!page || page.disconnected_at !== null) {
        throw badField('facebookPageId', 'Please select a valid Facebook page')
      }
      const products = draft.products.map((product, index) =>
        newProduct(product, draft.productCategory, `products.${index}.`),
      )
      const made = await createCampaign(tx, newCampaign(draft, page.name), products, now())
      if (made.status === 'active') await enqueueUnanswered(tx, now(), made.page_id)
      if (launched) await removeAppState(tx, 'launch_draft')
      return made
    })
    log.write('info', 'system', `Campaign ${row.name} was created`, { campaignId: row.id })
    events.changed('campaigns', 'products')
    return answer(row)
  }
  const answer = async (row: CampaignRow) => (await withFigures([row]))[0] ?? missing()
  const withFigures = async (rows: readonly CampaignRow[]) => {
    const counts = await campaignCounts(
      db,
      rows.map((row) => row.id),
      now(),
    )
    return rows.map((row) => campaignAnswer(row, counts.get(row.id) ?? noneYet))
  }
  const setStatus = async (id: number, status: 'active' | 'paused') => {
    const row = await store.transaction(async (tx) => {
      const moved = await setCampaignStatus(tx, id, status, now())
      if (status === 'active') await enqueueUnanswered(tx, now(), moved.page_id)
      return moved
    })
    worker.poke()
    log.write('info', 'system', `Campaign ${row.name} is ${status}`, { campaignId: id })
    events.changed('campaigns')
    return answer(row)
  }

  return {
    'campaigns.list': async ({ query, next }) => {
      const before = readTimeCursor(query.cursor)
      const rows = await listCampaigns(db, { limit: query.limit, before })
      next(nextTimeCursor(rows, query.limit, (row) => ({ at: row.created_at, id: row.id })))
      return withFigures(rows)
    },
    'campaigns.create': ({ body }) => create(body),
    'campaigns.createWithProducts': ({ body }) => create(body, true),
    'launch.draft': async () => ({
      draft: readLaunchDraft(await appStateText(db, 'launch_draft')),
    }),
    'launch.keepDraft': async ({ body }) => {
      const { draft } = body
      await store.transaction((tx) =>
        draft
          ? writeAppState(tx, 'launch_draft', draft, now())
          : removeAppState(tx, 'launch_draft'),
      )
      return { success: true }
    },
    'campaigns.change': async ({ params, body }) => {
      const changes = campaignChanges(body)
      const row = await store.transaction((tx) => changeCampaign(tx, params.id, changes, now()))
      events.changed('campaigns')
      return answer(row)
    },
    'campaigns.stop': ({ params }) => setStatus(params.id, 'paused'),
    'campaigns.resume': ({ params }) => setStatus(params.id, 'active'),
    'campaigns.remove': async ({ params }) => {
      const row = await store.transaction((tx) => removeCampaign(tx, params.id, now()))
      log.write('info', 'system', `Campaign ${row.name} was deleted`, { campaignId: row.id })
      events.changed('campaigns', 'products')
      return { success: true }
    },
    'campaigns.saveStrategies': async ({ params, body }) => {
      const changes = campaignChanges({ strategies: body.strategies })
      const row = await store.transaction((tx) => changeCampaign(tx, params.id, changes, now()))
      events.changed('campaigns')
      return answer(row)
    },
    'products.list': async ({ params, query, next }) => {
      const campaign = (await campaignById(db, params.id)) ?? missing()
      const cursor = readTimeCursor(query.cursor)
      const rows = await productsOf(db, params.id, {
        limit: query.limit,
        search: query.search,
        after: cursor && { position: cursor.at, id: cursor.id },
      })
      next(nextTimeCursor(rows, query.limit, (row) => ({ at: row.position, id: row.id })))
      return rows.map((row) => productAnswer(row, campaign.currency))
    },
    'products.create': async ({ params, body }) => {
      const { row, currency } = await store.transaction(async (tx) => {
        const campaign = (await campaignById(tx, params.id)) ?? missing()
        const product = newProduct(body, campaign.product_category)
        return {
          row: await addProduct(tx, campaign.id, product, now()),
          currency: campaign.currency,
        }
      })
      events.changed('products')
      return productAnswer(row, currency)
    },
    'products.change': async ({ params, body }) => {
      const { row, currency } = await store.transaction(async (tx) => {
        const current = await productById(tx, params.id)
        if (!current) throw notFound('The product')
        const campaign = (await campaignById(tx, current.campaign_id)) ?? missing()
        const changed = await changeProduct(tx, current.id, productChanges(body, current), now())
        return { row: changed, currency: campaign.currency }
      })
      events.changed('products')
      return productAnswer(row, currency)
    },
    'products.remove': async ({ params }) => {
      await removeProduct(db, params.id, now())
      events.changed('products')
      return { success: true }
    },
  } satisfies Partial<Handlers>
}

function missing(): never {
  throw notFound('The campaign')
}

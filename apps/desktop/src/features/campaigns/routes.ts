import { productPlace } from '@pal/db/campaigns/product-list'
import type { ProductRow } from '@pal/db/campaigns/products'

import { nextTimeCursor, readTimeCursor } from '../../http/cursors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { campaignAsFile, importCampaign } from './campaign-file.ts'
import {
  campaignPage,
  type CampaignParts,
  changeCampaign,
  createCampaign,
  removeCampaign,
  stopOrResume,
} from './campaigns.ts'
import { keepLeftDraft, leftLaunchDraft, leftQuickDraft } from './left-drafts.ts'
import {
  addProduct,
  changeProduct,
  productDetail,
  productPage,
  productPicture,
  removeProduct,
  restoreProduct,
} from './products.ts'

/** They know how the agent says things, which a start does without. */
const proposals = () => import('./tactic-proposals.ts')

export function campaignRoutes(parts: CampaignParts) {
  return {
    'campaigns.list': async ({ query, next }) => {
      const before = readTimeCursor(query.cursor)
      const { limit, status, search, only } = query
      const { rows, campaigns } = await campaignPage(parts, { limit, status, search, only, before })
      next(nextTimeCursor(rows, query.limit, (row) => ({ at: row.created_at, id: row.id })))
      return campaigns
    },
    'campaigns.create': ({ query, body }) =>
      createCampaign(parts, body, { at: 'campaign_draft', window: query.window }),
    'campaigns.createWithProducts': ({ query, body }) =>
      createCampaign(parts, body, { at: 'launch_draft', window: query.window }),
    'launch.draft': () => leftLaunchDraft(parts.store.db),
    'launch.keepDraft': async ({ body }) => {
      await keepLeftDraft(parts, 'launch_draft', body)
      return { success: true }
    },
    'campaigns.draft': () => leftQuickDraft(parts.store.db),
    'campaigns.keepDraft': async ({ body }) => {
      await keepLeftDraft(parts, 'campaign_draft', body)
      return { success: true }
    },
    'campaigns.change': ({ params, body }) => changeCampaign(parts, params.id, body),
    'campaigns.stop': ({ params }) => stopOrResume(parts, params.id, 'paused'),
    'campaigns.resume': ({ params }) => stopOrResume(parts, params.id, 'active'),
    'campaigns.complete': ({ params }) => stopOrResume(parts, params.id, 'completed'),
    'campaigns.file': ({ params }) => campaignAsFile(parts, params.id),
    'campaigns.import': ({ body }) => importCampaign(parts, body),
    'campaigns.remove': async ({ params }) => {
      await removeCampaign(parts, params.id)
      return { success: true }
    },
    'campaigns.saveStrategies': ({ params, body }) =>
      changeCampaign(parts, params.id, {
        strategies: body.strategies,
        ...(body.was && { was: { strategies: body.was } }),
      }),
    'tactics.proposals': async () => (await proposals()).tacticProposals(parts.store.db),
    'tactics.settleProposal': async ({ params, body }) =>
      (await proposals()).decideProposal(parts, params.id, body.decision),
    'products.list': async ({ params, query, next }) => {
      const { limit, search, stock, sort, order } = query
      const cursor = readTimeCursor(query.cursor)
      const after = cursor && { by: cursor.at, id: cursor.id }
      const page = { limit, search, stock, sort, order, after }
      const { rows, products } = await productPage(parts, params.id, page)
      const placeOf = (row: ProductRow) => {
        const { by: at, id } = productPlace(row, sort)
        return { at, id }
      }
      next(nextTimeCursor(rows, limit, placeOf))
      return products
    },
    'products.get': ({ params }) => productDetail(parts.store.db, params.id),
    'products.picture': ({ params }) => productPicture(parts, params.id),
    'products.create': ({ params, body }) => addProduct(parts, params.id, body),
    'products.change': ({ params, body }) => changeProduct(parts, params.id, body),
    'products.restore': ({ params }) => restoreProduct(parts, params.id),
    'products.remove': async ({ params }) => {
      await removeProduct(parts, params.id)
      return { success: true }
    },
  } satisfies Partial<Handlers>
}

import type { Campaign } from '@pal/core/contract/campaigns'
import { elsewhere } from '@pal/core/domain/orders/delivery-areas'
import { useQuery } from '@tanstack/react-query'

import { settingsQuery } from '../../../lib/queries/settings.ts'
import { useTotals } from './by-hand-queries.ts'
import { amountError, areasFor, priceable, type TypedOrder } from './typed-order.ts'

interface Pricing {
  readonly campaign: Campaign | undefined
  /** Null where nothing of it can be sold. */
  readonly campaignId: number | null
  readonly items: Pick<TypedOrder, 'lines' | 'discount' | 'deliveryFee' | 'deliveryArea'>
  /** Why it was not stored, where no field of the form says so. */
  readonly refused: Error | null
  /** The order that is changed, and the amounts that it has. */
  readonly changes?: { readonly id: number; readonly amounts: readonly number[] }
}

/** What typed items come to, where they go, and what is wrong with them. */
export function usePricing({ campaign, campaignId, items, refused, changes }: Pricing) {
  const areas = areasFor(campaign, useQuery(settingsQuery).data)
  const { deliveryArea } = items
  // One that was deleted meanwhile is none.
  const isThere = deliveryArea === elsewhere || areas.some(({ id }) => id === deliveryArea)
  const area = isThere ? deliveryArea : null
  const body = priceable({ ...items, deliveryArea: area }, campaignId)
  const {
    totals,
    isOfNow,
    error: unpriced,
  } = useTotals(body && { ...body, ...(changes && { orderId: changes.id }) }, changes?.amounts)
  const error = refused ?? unpriced
  const wrong = amountError(error)
  return {
    areas,
    area,
    body,
    totals,
    /** What it is said to come to is what is stored, or nothing is. */
    seenTotal: totals && isOfNow ? { total: totals.total } : {},
    unpriced,
    /** The amount that was refused. */
    wrong,
    /** What is said of the items as a whole. */
    said: wrong ? null : error,
  }
}

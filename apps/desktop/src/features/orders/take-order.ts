import { areaIdsNamed, chosenArea } from '@pal/core/agent/context/delivery-fees'
import { resolveTactics, listPrice } from '@pal/core/agent/context/tactics'
import type { Answer, Body } from '@pal/core/contract/endpoints'
import type { OrderDetail } from '@pal/core/contract/orders'
import { toMajor } from '@pal/core/domain/money'
import { computeTotals } from '@pal/core/domain/order-totals'
import { elsewhere } from '@pal/core/domain/orders/delivery-areas'
import { normalisePhone, wholePhone } from '@pal/core/domain/phone'
import { shopCountry } from '@pal/core/domain/shop-country'
import { AppError, badField, notFound } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { type CampaignRow, listCampaigns, mustFindCampaign } from '@pal/db/campaigns/campaigns'
import { productsById } from '@pal/db/campaigns/products'
import { notSold } from '@pal/db/campaigns/stock'
import { findConversation } from '@pal/db/conversations/conversations'
import { dealtWith } from '@pal/db/conversations/request-human'
import { enqueueOrderNotice } from '@pal/db/jobs/job-kinds'
import { lastMove } from '@pal/db/orders/moves'
import type { OrderRow } from '@pal/db/orders/orders'
import { type NewOrder, orderSums, placeOrder } from '@pal/db/orders/place-order'
import type { Reads } from '@pal/db/schema/reads'

import { agentCampaign, agentProduct } from '../../agent/turn/load-context.ts'
import { currentSettings } from '../../platform/settings.ts'
import { changePayment } from './change-payment.ts'
import type { MoveParts } from './moves.ts'
import { aboutOrder, orderDetail } from './orders.ts'
import { readAmount } from './read-amount.ts'
import { refuseOtherOrder } from './taken-before.ts'

type Typed = Body<'orders.totals'>

interface Delivered {
  readonly lines: NewOrder['lines']
  /** The id of an area; null for none. */
  readonly areaId: string | null
}

/** Where these things are delivered, and what all of it comes to there by the tactics of the campaign. */
function deliveredTo({ lines, areaId }: Delivered, shop: Parameters<typeof chosenArea>[1]) {
  const area = chosenArea(areaId, shop)
  // Deleted since it was chosen, or never one of this campaign's.
  if (!area && areaId !== null && areaId !== elsewhere) {
    throw badField('deliveryArea', because('field_invalid'))
  }
  const { order } = resolveTactics(shop.settings, shop.campaign)
  const deliveryFeeMinor = area?.feeMinor ?? order.deliveryFeeMinor
  const totals = computeTotals({ lines, tactics: { ...order, deliveryFeeMinor } })
  return { name: area?.name ?? null, totals }
}

/**
 * What the campaign of an order that is there makes of its lines or others, whether it was deleted since or
 * not: where the order goes, or in an area that a human chooses.
 */
export async function usualAmounts(db: Reads, order: OrderRow) {
  const [[row], settings] = await Promise.all([
    listCampaigns(db, { limit: 1, only: order.campaign_id }),
    currentSettings(db),
  ])
  if (!row) throw notFound('campaign_not_found')
  const shop = { settings, campaign: agentCampaign(row) }
  const [here = null] = areaIdsNamed(
    order.delivery_area === null ? [] : [order.delivery_area],
    shop,
  )
  return (lines: Delivered['lines'], areaId: string | null | undefined = here) => {
    // Refused in words first: what cannot be counted exactly cannot be discounted either.
    orderSums({ lines, discountMinor: 0, deliveryMinor: 0 })
    const { name, totals } = deliveredTo({ lines, areaId }, shop)
    return { name, discount: totals.discount, delivery: totals.delivery }
  }
}

/** What it comes to: by the prices and tactics of the campaign, but for the amounts that were typed. */
export async function priced(
  db: Reads,
  { campaignId, lines, discount, deliveryFee, deliveryArea = null }: Typed,
): Promise<
  Pick<NewOrder, 'currency' | 'lines' | 'discountMinor' | 'deliveryMinor' | 'deliveryArea'>
> {
  // Of two lines of one product nobody could edit either.
  if (new Set(lines.map(({ productId }) => productId)).size < lines.length) {
    throw badField('lines', because('order_product_twice'))
  }
  const [row, settings, products] = await Promise.all([
    mustFindCampaign(db, campaignId),
    currentSettings(db),
    productsById(
      db,
      lines.map(({ productId }) => productId),
    ),
  ])
  const campaign = agentCampaign(row)
  const known = new Map(
    products.flatMap((one) => (one.campaign_id === campaignId ? [[one.id, one] as const] : [])),
  )
  const wanted: Delivered['lines'][number][] = []
  for (const [at, { productId, quantity, unitPrice }] of lines.entries()) {
    const product = known.get(productId)
    if (!product) throw await notSold(db, campaignId, productId)
    const typed = readAmount(`lines.${at}.unitPrice`, unitPrice)
    wanted.push({
      productId,
      name: product.name,
      productType: product.product_type,
      quantity,
      unitPriceMinor: typed ?? listPrice({ settings, campaign }, agentProduct(product)),
    })
  }
  // Refused in words first: what cannot be counted exactly cannot be discounted either.
  orderSums({ lines: wanted, discountMinor: 0, deliveryMinor: 0 })
  const { name, totals } = deliveredTo(
    { lines: wanted, areaId: deliveryArea },
    { settings, campaign },
  )
  return {
    currency: row.currency,
    lines: wanted,
    discountMinor: readAmount('discount', discount) ?? totals.discount,
    deliveryMinor: readAmount('deliveryFee', deliveryFee) ?? totals.delivery,
    deliveryArea: name,
  }
}

export async function typedTotals(db: Reads, typed: Typed): Promise<Answer<'orders.totals'>> {
  return totalsOf(await priced(db, typed))
}

export function totalsOf(
  order: Pick<NewOrder, 'currency' | 'lines' | 'discountMinor' | 'deliveryMinor'>,
): Answer<'orders.totals'> {
  const sums = orderSums(order)
  return {
    currency: order.currency,
    lines: order.lines.map(({ productId, quantity, unitPriceMinor }) => ({
      productId,
      unitPrice: toMajor(unitPriceMinor),
      total: toMajor(quantity * unitPriceMinor),
    })),
    subtotal: toMajor(sums.subtotal_minor),
    discount: toMajor(sums.discount_minor),
    deliveryFee: toMajor(sums.delivery_minor),
    total: toMajor(sums.total_minor),
  }
}

/** Where it was shown to come to another sum, nobody has said yes to this one. */
export function refuseOtherTotal(
  shown: Body<'orders.items'>['total'],
  { total_minor }: Pick<OrderRow, 'total_minor'>,
): void {
  const minor = readAmount('total', shown)
  if (minor === null || minor === total_minor) return
  throw new AppError('conflict', because('order_total_changed'))
}

/** Each page has its own customers, and sells by its own campaigns. */
async function refuseOtherPage(
  db: Reads,
  conversationId: number,
  campaign: Pick<CampaignRow, 'page_id'>,
): Promise<void> {
  const conversation = await findConversation(db, conversationId)
  if (!conversation || conversation.erasing_since !== null) {
    throw notFound('conversation_not_found')
  }
  if (campaign.page_id !== conversation.page_id) {
    throw badField('campaignId', because('order_other_page'))
  }
}

/** An order that a person takes: the same checks, stock and sums as of the agent's; it earns no points. */
export async function takeOrder(
  { store, events, log, clock, poke }: MoveParts,
  typed: Body<'orders.create'>,
): Promise<OrderDetail> {
  const { conversationId, customerName, customerPhone, customerAddress, note, total, tell } = typed
  const { deliveryInstructions, clientId, paymentMethod } = typed
  const { paymentStatus, paidAmount, paymentReference } = typed
  const { created, order } = await store.transaction(async (tx) => {
    const campaign = await mustFindCampaign(tx, typed.campaignId)
    if (conversationId !== undefined) await refuseOtherPage(tx, conversationId, campaign)
    const what = await priced(tx, typed)
    const { company } = await currentSettings(tx)
    const country = shopCountry(company, what.currency)
    const phone = normalisePhone(customerPhone, country)
    if (!phone.valid) throw badField('customerPhone', because('field_not_phone'))
    const now = clock.now()
    const placed = await placeOrder(tx, {
      ...what,
      campaignId: campaign.id,
      ...(conversationId === undefined
        ? { conversationId: null, caller: wholePhone(phone.digits, country) }
        : { conversationId }),
      customer: { name: customerName, phone: phone.digits, address: customerAddress },
      aiPoints: 0,
      decidedBy: 'human',
      sourceMessageId: null,
      clientId,
      note: note?.trim() || null,
      ...(deliveryInstructions !== undefined && { deliveryInstructions }),
      ...(paymentMethod !== undefined && { paymentMethod }),
      now,
    })
    if (!placed.created) {
      const { lines, discountMinor, deliveryMinor, deliveryArea = null } = what
      const again = { lines, discountMinor, deliveryMinor, deliveryArea, phone: phone.digits }
      await refuseOtherOrder(tx, placed.order, { ...again, typed })
    }
    refuseOtherTotal(total, placed.order)
    if (placed.created) {
      const paid = { paymentStatus, paidAmount, paymentReference, tell: false }
      await changePayment(tx, placed.order, paid, now)
    }
    const event = tell && placed.created ? await lastMove(tx, placed.order.id) : undefined
    if (event) {
      await enqueueOrderNotice(tx, placed.order, { eventId: event.id, runAt: now, now })
      if (conversationId !== undefined) await dealtWith(tx, conversationId, now)
    }
    return placed
  })
  if (created) {
    poke()
    const said = entry('order_taken_by_hand', { order: order.number })
    log.write('info', 'system', said, aboutOrder(order))
    const id = order.conversation_id
    if (id === null) events.changed('orders', 'products')
    else events.changedIn([id], 'orders', 'products', 'conversations')
  }
  return orderDetail(store.db, order.id, clock.now())
}

import type { Handler, ProductType } from '@pal/core/domain/entities'
import { largestOrderMinor, toMajor } from '@pal/core/domain/money'
import type { AdvanceAsked } from '@pal/core/domain/orders/order-advance'
import type { WholePhone } from '@pal/core/domain/phone'
import { AppError, badField, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'

import { takeStock } from '../campaigns/stock.ts'
import { countMessagesSold } from '../campaigns/tactic-stats.ts'
import { changeConversation, noCart } from '../conversations/conversations.ts'
import { changeCustomer, customerWithoutChat } from '../conversations/customers.ts'
import { typedByHuman } from '../conversations/fact-sources.ts'
import { countPlaced } from '../customers/customer-orders.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { storeReason } from '../schema/stored-reason.ts'
import { indexOrder } from '../search/name-index.ts'
import { phone9 } from '../search/normalise.ts'
import { count, nextId } from '../stats/counters.ts'
import { addFact } from '../stats/rollups.ts'
import { likelyDouble } from './likely-doubles.ts'
import { orderNumber } from './order-number.ts'
import type { OrderLineRow, OrderRow } from './orders.ts'

export interface NewOrderLine {
  productId: number
  name: string
  quantity: number
  unitPriceMinor: number
  productType: ProductType
}

/** Whoever has no chat is known by their phone number. */
type Buyer = { conversationId: number } | { conversationId: null; caller: WholePhone }

export type NewOrder = OrderFacts & Buyer

export interface OrderFacts {
  campaignId: number
  currency: string
  customer: { name: string; phone: string; address: string }
  lines: readonly NewOrderLine[]
  discountMinor: number
  deliveryMinor: number
  /** The name of the area whose fee that is. */
  deliveryArea?: string | null
  aiPoints: number
  decidedBy: Handler
  /** The customer's yes. A second order on the same word is the first one again. */
  sourceMessageId: number | null
  paymentMethod?: string
  /** What the customer was asked for, before they said yes. */
  advance?: AdvanceAsked | null
  /** Of an order that a person types: the same once more is the first one again. */
  clientId?: string
  note?: string | null
  /** For whoever packs or delivers it. */
  deliveryInstructions?: string
  now: number
}

/**
 * An order with all that follows from it. The caller's transaction makes it one with the message that
 * confirms it. Prices, discount and fee are the caller's; they are added up again here.
 */
export async function placeOrder(
  tx: Tx,
  order: NewOrder,
): Promise<{ created: boolean; order: OrderRow }> {
  if (order.sourceMessageId !== null) {
    const known = await orderBySource(tx, order.sourceMessageId)
    if (known) return { created: false, order: known }
  }
  if (order.clientId !== undefined) {
    const known = await orderByClient(tx, order.clientId)
    if (known) return { created: false, order: known }
  }
  const campaign = await campaignOf(tx, order)
  const who = await customerOf(tx, order, campaign.page_id)
  const totals = orderSums(order)
  await takeStock(tx, order.campaignId, order.lines, order.now)
  const double = await likelyDouble(tx, who.customer_id, order)
  const id = await nextId(tx, 'orders')
  const row = await tx
    .insertInto('orders')
    .values({
      id,
      number: orderNumber(id),
      campaign_id: order.campaignId,
      conversation_id: order.conversationId,
      customer_id: who.customer_id,
      page_id: who.page_id,
      customer_name: order.customer.name,
      customer_phone: order.customer.phone,
      phone9: phone9(order.customer.phone),
      customer_address: order.customer.address,
      delivery_instructions: order.deliveryInstructions ?? '',
      currency: order.currency,
      ...totals,
      // Of what costs nothing nothing is to be paid.
      ...(totals.total_minor === 0 && { payment_status: 'paid' }),
      ai_points: order.aiPoints,
      ...(order.paymentMethod !== undefined && { payment_method: order.paymentMethod }),
      likely_double_of: double,
      advance_reason: advanceReason(order),
      delivery_area: order.deliveryArea ?? null,
      decided_by: order.decidedBy,
      source_message_id: order.sourceMessageId,
      client_id: order.clientId ?? null,
      created_at: order.now,
      updated_at: order.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addLines(tx, id, order.lines)
  await tx
    .insertInto('order_events')
    .values({
      order_id: id,
      at: order.now,
      kind: 'placed',
      to_status: 'confirmed',
      note: order.note ?? null,
      actor: order.decidedBy,
    })
    .execute()
  await indexOrder(tx, row, order.lines)
  await changeCustomer(tx, who.customer_id, order.customer, {
    ...(order.decidedBy === 'human' && { from: typedByHuman(order.now) }),
    now: order.now,
  })
  await countOrder(tx, row)
  await countPlaced(tx, row)
  if (order.conversationId !== null) {
    await countMessagesSold(tx, order.conversationId)
    await changeConversation(
      tx,
      order.conversationId,
      { stage: 'completed', status: 'converted', cart: noCart, delivery_note: '' },
      order.now,
    )
  }
  return { created: true, order: row }
}

/** What was in the order before stays at what it cost the shop then. */
export async function addLines(
  tx: Tx,
  orderId: number,
  lines: readonly NewOrderLine[],
  before: readonly OrderLineRow[] = [],
): Promise<void> {
  const kept = new Map(before.map((line) => [line.product_id, line.unit_cost_minor]))
  const costNow = (id: number) =>
    tx.selectFrom('products').where('id', '=', id).select('cost_minor')
  await tx
    .insertInto('order_lines')
    .values(
      lines.map((line, index) => ({
        order_id: orderId,
        line: index + 1,
        product_id: line.productId,
        name: line.name,
        quantity: line.quantity,
        unit_price_minor: line.unitPriceMinor,
        total_minor: line.quantity * line.unitPriceMinor,
        product_type: line.productType,
        unit_cost_minor: kept.get(line.productId) ?? costNow(line.productId),
      })),
    )
    .execute()
}

async function countOrder(tx: Tx, row: OrderRow): Promise<void> {
  const chat_orders = row.conversation_id === null ? 0 : 1
  const agent_orders = row.decided_by === 'agent' ? 1 : 0
  await count(tx, {
    'orders.total': 1,
    'orders.chat': chat_orders,
    'orders.agent': agent_orders,
    'orders.status.confirmed': 1,
    'orders.points': row.ai_points,
    [`revenue.${row.currency}`]: row.total_minor,
    [`revenue_agent.${row.currency}`]: agent_orders * row.total_minor,
    [`campaign.${row.campaign_id}.orders`]: 1,
    [`campaign.${row.campaign_id}.chat_orders`]: chat_orders,
  })
  await addFact(tx, {
    at: row.created_at,
    campaignId: row.campaign_id,
    currency: row.currency,
    orders: 1,
    chat_orders,
    agent_orders,
    revenue_minor: row.total_minor,
    points: row.ai_points,
  })
}

/** As it was when they were asked, whatever the settings say later. */
function advanceReason({ advance }: NewOrder): string | null {
  if (!advance) return null
  const { percent, finished, cameBack } = advance
  return storeReason(because('order_advance_asked', { percent, finished, cameBack }))
}

/**
 * What every order that is stored comes to. What it is discounted by and what delivery costs is decided in
 * core's `computeTotals`, or typed; a refusal names the amount that it is about.
 */
export function orderSums(order: Pick<NewOrder, 'lines' | 'discountMinor' | 'deliveryMinor'>) {
  if (order.lines.length === 0) throw new AppError('bad_request', because('order_empty'))
  for (const [at, { quantity, unitPriceMinor }] of order.lines.entries()) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) {
      throw badField(`lines.${at}.quantity`, because('order_quantity'))
    }
    refuseUnsound(`lines.${at}.unitPrice`, unitPriceMinor)
  }
  refuseUnsound('discount', order.discountMinor)
  refuseUnsound('deliveryFee', order.deliveryMinor)
  const costs = order.lines.map(({ quantity, unitPriceMinor }) => quantity * unitPriceMinor)
  const subtotal = costs.reduce((sum, cost) => sum + cost, 0)
  if (subtotal > largestOrderMinor) {
    const dearest = costs.indexOf(Math.max(...costs))
    throw badField(`lines.${dearest}.unitPrice`, because('order_too_large'))
  }
  if (order.discountMinor > subtotal) throw badField('discount', because('order_discount'))
  const total = subtotal - order.discountMinor + order.deliveryMinor
  refuseUnsound('deliveryFee', total)
  return {
    subtotal_minor: subtotal,
    discount_minor: order.discountMinor,
    delivery_minor: order.deliveryMinor,
    total_minor: total,
  }
}

function refuseUnsound(field: string, minor: number): void {
  if (Number.isSafeInteger(minor) && minor >= 0) return
  throw badField(field, because('field_not_amount', { text: String(toMajor(minor)) }))
}

async function orderBySource(db: Reads, messageId: number): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('source_message_id', '=', messageId)
    .executeTakeFirst()
}

async function orderByClient(db: Reads, clientId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('client_id', '=', clientId).executeTakeFirst()
}

/** Whose order it is, and of which page: without a chat, of the one that the campaign sells on. */
async function customerOf(tx: Tx, order: NewOrder, pageId: string) {
  if (order.conversationId === null) {
    const { caller: phone, now } = order
    const customer_id = await customerWithoutChat(tx, { pageId, phone, now })
    return { customer_id, page_id: pageId }
  }
  const conversation = await tx
    .selectFrom('conversations')
    .select(['customer_id', 'page_id'])
    .where('id', '=', order.conversationId)
    .executeTakeFirst()
  if (!conversation) throw notFound('conversation_not_found')
  return conversation
}

/** The campaign, in whose currency the order has to be. */
async function campaignOf(db: Reads, order: NewOrder): Promise<{ readonly page_id: string }> {
  const campaign = await db
    .selectFrom('campaigns')
    .select(['currency', 'page_id'])
    .where('id', '=', order.campaignId)
    .executeTakeFirst()
  if (!campaign) throw notFound('campaign_not_found')
  if (campaign.currency === order.currency) return campaign
  throw badField('currency', because('order_currency', { currency: campaign.currency }))
}

import type { Body } from '@pal/core/contract/endpoints'
import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { historyOf, linesOf, type OrderRow } from '@pal/db/orders/orders'
import type { NewOrder } from '@pal/db/orders/place-order'
import type { Reads } from '@pal/db/schema/reads'

import { readAmount } from './read-amount.ts'

/** What was typed, and what of it the shop reads otherwise. */
interface TypedAgain extends Pick<NewOrder, 'lines' | 'discountMinor' | 'deliveryMinor'> {
  readonly typed: Omit<Body<'orders.create'>, 'clientId'>
  readonly phone: string
  readonly deliveryArea: string | null
}

/** One id is of one order: the answer to another would tell of the first as taken. */
export async function refuseOtherOrder(
  db: Reads,
  order: OrderRow,
  again: TypedAgain,
): Promise<void> {
  const { typed } = again
  const facts = Object.entries(factsOf(again, order)) as [keyof OrderRow, unknown][]
  const stored = (await linesOf(db, [order.id])).get(order.id) ?? []
  const placed = (await historyOf(db, order.id)).find(({ kind }) => kind === 'placed')
  const isSame =
    facts.every(([column, value]) => order[column] === value) &&
    (placed?.note ?? '') === (typed.note?.trim() ?? '') &&
    stored.length === again.lines.length &&
    again.lines.every((line, at) => {
      const kept = stored[at]
      const isPriced = typed.lines[at]?.unitPrice !== undefined
      return (
        kept?.product_id === line.productId &&
        kept.quantity === line.quantity &&
        (!isPriced || kept.unit_price_minor === line.unitPriceMinor)
      )
    })
  if (isSame) return
  const { number } = order
  throw new AppError('conflict', because('order_client_id_used', { number }), { field: 'clientId' })
}

/** Only what was typed: what the campaign asks for may be another amount by now. */
function factsOf(
  { typed, phone, deliveryArea, discountMinor, deliveryMinor }: TypedAgain,
  order: OrderRow,
): Partial<OrderRow> {
  const { paymentMethod, paymentReference, paymentStatus } = typed
  const paid = readAmount('paidAmount', typed.paidAmount)
  return {
    campaign_id: typed.campaignId,
    conversation_id: typed.conversationId ?? null,
    customer_name: typed.customerName,
    customer_phone: phone,
    customer_address: typed.customerAddress,
    delivery_instructions: typed.deliveryInstructions ?? '',
    delivery_area: deliveryArea,
    ...(typed.discount !== undefined && { discount_minor: discountMinor }),
    ...(typed.deliveryFee !== undefined && { delivery_minor: deliveryMinor }),
    ...(paymentMethod !== undefined && { payment_method: paymentMethod }),
    ...(paymentReference !== undefined && { payment_reference: paymentReference }),
    // Of what costs nothing nothing is to be paid, whatever was typed.
    ...(order.total_minor > 0 &&
      (paid === null
        ? paymentStatus !== undefined && { payment_status: paymentStatus }
        : { paid_minor: paid })),
  }
}

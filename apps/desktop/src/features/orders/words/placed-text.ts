import { afterSaleWords } from '@pal/core/agent/context/after-sale-words'
import { labelsFor } from '@pal/core/agent/context/labels'
import { renderSummary } from '@pal/core/agent/templates/placeholders'
import type { OwnLanguage } from '@pal/core/domain/entities'
import type { OrderLineRow, OrderRow } from '@pal/db/orders/orders'

type Lines = readonly OrderLineRow[]

/** What the customer is sent of an order that was taken by hand: as the agent says it of its own. */
export const placedText = (order: OrderRow, lines: Lines, language: OwnLanguage): string =>
  `${labelsFor(language).orderPlaced(order.number)}\n\n${summaryOf(order, lines, language)}`

/** And of one whose items were changed by hand. */
export const changedText = (order: OrderRow, lines: Lines, language: OwnLanguage): string =>
  `${afterSaleWords(language).changed(order.number)}\n\n${summaryOf(order, lines, language)}`

function summaryOf(order: OrderRow, lines: Lines, language: OwnLanguage): string {
  return renderSummary(
    {
      lines: lines.map(({ name, quantity, total_minor: totalMinor }) => ({
        name,
        quantity,
        totalMinor,
      })),
      totals: {
        subtotal: order.subtotal_minor,
        discount: order.discount_minor,
        delivery: order.delivery_minor,
        total: order.total_minor,
      },
      currency: order.currency,
      customer: {
        name: order.customer_name,
        phone: order.customer_phone,
        address: order.customer_address,
      },
      deliveryIsFree: false,
      area: order.delivery_area === null ? null : { name: order.delivery_area },
      openFees: null,
      advance: null,
    },
    language,
  )
}

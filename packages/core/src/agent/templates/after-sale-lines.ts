import { orderTextsFor } from '../../order-texts/order-texts-for.ts'
import { afterSaleWords } from '../context/after-sale-words.ts'
import type { CustomerOrder } from '../context/context.ts'
import { oneLine } from '../context/text.ts'
import type { AfterSale } from '../decision/after-sale.ts'
import { renderSummary } from './placeholders.ts'

/** What is said of an order, every fact of it from the store. */
export function afterSaleLines(sale: AfterSale, language: string): string[] {
  const words = afterSaleWords(language)
  switch (sale.kind) {
    case 'status':
      return sale.orders.map((order) => whereItIs(order, language))
    case 'which':
      return [[words.which, ...sale.orders.map(contentsOf)].join('\n')]
    case 'unclear':
      return [words.askWhat(sale.order.number)]
    case 'ask':
      return sale.wish === 'cancel'
        ? [words.askCancel(sale.order.number)]
        : [
            `${words.wouldBe(sale.order.number)}\n${renderSummary(sale.draft, language)}`,
            words.askChange,
          ]
    case 'do':
      return sale.wish === 'cancel'
        ? [orderTextsFor(language).now.cancelled(sale.order.number)]
        : [`${words.changed(sale.order.number)}\n${renderSummary(sale.draft, language)}`]
    case 'human': {
      const { order, isUnknown } = sale
      if (order) return [whereItIs(order, language)]
      return [isUnknown ? words.notYours : words.noneYet]
    }
  }
}

const contentsOf = ({ number, items }: CustomerOrder) =>
  `• ${number}: ${items.map(({ name, quantity }) => `${oneLine(name, 80)} × ${quantity}`).join(', ')}`

function whereItIs({ number, status, courier, trackingNumber }: CustomerOrder, language: string) {
  const texts = orderTextsFor(language)
  const said =
    status === 'confirmed' ? afterSaleWords(language).confirmed(number) : texts.now[status](number)
  if (status !== 'shipped') return said
  return [
    said,
    ...(courier === null ? [] : [`${texts.courier}: ${oneLine(courier, 100)}`]),
    ...(trackingNumber === null ? [] : [`${texts.tracking}: ${oneLine(trackingNumber, 100)}`]),
  ].join('\n')
}

import type { OrderDetail, OrderEvent } from '@pal/core/contract/orders'
import { courierNames } from '@pal/core/domain/orders/couriers'
import type { TFunction } from 'i18next'

import { formatAmount } from '../../../lib/format/format-amount.ts'
import { isolated } from '../../../lib/format/isolated.ts'
import { methodText } from './payment-text.ts'

interface Words {
  readonly t: TFunction
  readonly locale: string
  readonly currency: OrderDetail['currency']
}

/** What happened, in a few words. */
export function eventText({ kind, to, facts }: OrderEvent, words: Words): string {
  const { t } = words
  switch (kind) {
    case 'status':
      if (to === null) return t('orders.event.edited')
      return [
        t(`orderStatus.${to}`),
        facts.cancelReason && t(`orders.cancelling.reason.${facts.cancelReason}`),
      ]
        .filter(Boolean)
        .join(' · ')
    case 'payment':
      return t(`orders.event.${facts.undone ? 'paymentUndone' : 'payment'}`, {
        what: paymentFacts(facts, words),
      })
    case 'shipping': {
      if (facts.courierFile) {
        const courier = courierNames[facts.courierFile]
        return t(`orders.courierFile.${facts.undone ? 'takenBack' : 'in'}`, { courier })
      }
      if (facts.courierTold) {
        return t('orders.courierFile.wasTold', { courier: courierNames[facts.courierTold] })
      }
      const what = [facts.courier, facts.trackingNumber].filter((each) => each != null).join(' · ')
      return what === '' ? t('orders.event.shippingNone') : t('orders.event.shipping', { what })
    }
    case 'return':
      return t('orders.event.return', { what: returnFacts(facts, words) })
    case 'undone':
      return to === null
        ? t('orders.event.returnUndone')
        : t('orders.event.undone', { status: t(`orderStatus.${to}`) })
    case 'notice':
      return t(`orders.event.notice.${facts.notice ?? 'sent'}`)
    case 'edited': {
      if (facts.items) return t('orders.ledger.items.before', { what: itemFacts(facts, words) })
      const { customerName, customerPhone, customerAddress: address, deliveryInstructions } = facts
      const addressWas = address === '' ? t('orders.noAddress') : address
      const before = [customerName, customerPhone, addressWas, deliveryInstructions || undefined]
      const what = before.filter((each) => each !== undefined).join(' · ')
      return what === '' ? t('orders.event.edited') : t('orders.event.customer', { what })
    }
    case 'placed':
    case 'note':
      return t(`orders.event.${kind}`)
  }
}

/** What a notice tells of, in fewer words: what it was before stands at the change itself. */
export function toldText(event: OrderEvent, words: Words): string {
  return event.kind === 'edited' ? words.t('orders.event.edited') : eventText(event, words)
}

function itemFacts({ items, total }: OrderEvent['facts'], { locale, currency }: Words): string {
  const all = (items ?? []).map(({ name, quantity }) => `${quantity} × ${name}`)
  return [...all, total !== undefined && formatAmount(total, currency, locale)]
    .filter(Boolean)
    .join(' · ')
}

function paymentFacts(facts: OrderEvent['facts'], { t, locale, currency }: Words): string {
  const { paymentStatus: status, paymentMethod: method, paidAmount: paid, refunded } = facts
  const { paymentReference: reference } = facts
  return [
    status && t(`orders.payment.status.${status}`),
    paid !== undefined && formatAmount(paid, currency, locale),
    refunded !== undefined &&
      t('orders.payment.gaveBack', { amount: formatAmount(refunded, currency, locale) }),
    method && methodText(t, method),
    reference && isolated(reference),
  ]
    .filter(Boolean)
    .join(' · ')
}

function returnFacts(facts: OrderEvent['facts'], { t, locale, currency }: Words): string {
  const { returnReason: reason, pieces, amount, restocked } = facts
  return [
    pieces !== undefined && t('orders.event.pieces', { count: pieces }),
    reason && t(`orders.returns.reason.${reason}`),
    amount !== undefined && isolated(`−${formatAmount(amount, currency, locale)}`),
    restocked !== undefined && t(`orders.returns.${restocked ? 'restocked' : 'notRestocked'}`),
  ]
    .filter(Boolean)
    .join(' · ')
}

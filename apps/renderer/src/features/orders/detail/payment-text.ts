import type { PaymentStatus } from '@pal/core/domain/entities'
import { paymentMethods } from '@pal/core/domain/orders/order-payment'
import type { TFunction } from 'i18next'

/** A known method by its name, any other as somebody typed it. */
export function methodText(t: TFunction, method: string): string {
  const known = paymentMethods.find((each) => each === method)
  return known ? t(`orders.payment.method.${known}`) : method
}

interface ReferencePayment {
  readonly status: PaymentStatus
  readonly method: string
  readonly reference: string
}

/** Cash has no transaction number; one that is there stays in sight. */
export const mayHaveReference = ({ status, method, reference }: ReferencePayment): boolean =>
  status !== 'unpaid' && (method !== 'cash_on_delivery' || reference !== '')

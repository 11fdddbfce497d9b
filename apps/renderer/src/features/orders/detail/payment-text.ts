import { paymentMethods } from '@pal/core/domain/orders/order-payment'
import type { TFunction } from 'i18next'

/** A known method by its name, any other as somebody typed it. */
export function methodText(t: TFunction, method: string): string {
  const known = paymentMethods.find((each) => each === method)
  return known ? t(`orders.payment.method.${known}`) : method
}

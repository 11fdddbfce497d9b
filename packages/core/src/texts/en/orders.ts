import { customers } from './orders/customers.ts'
import { orderDialogs } from './orders/dialogs.ts'
import { ordersPage } from './orders/page.ts'

const { couriers, tracking } = ordersPage.ledger

export const orders = {
  ...ordersPage,
  ...orderDialogs,
  customers,
  courierFile: { ...ordersPage.courierFile, ...orderDialogs.courierFile },
  payment: { ...ordersPage.payment, ...orderDialogs.payment },
  customer: { ...ordersPage.customer, ...orderDialogs.customer },
  cancelling: { ...ordersPage.cancelling, ...orderDialogs.cancelling },
  returns: { ...ordersPage.returns, ...orderDialogs.returns },
  shipping: { ...ordersPage.shipping, ...orderDialogs.shipping },
  double: { ...ordersPage.double, ...orderDialogs.double },
  print: { ...ordersPage.print, ...orderDialogs.print },
  ledger: {
    ...ordersPage.ledger,
    couriers: { ...couriers, ...orderDialogs.ledger.couriers },
    tracking: { ...tracking, ...orderDialogs.ledger.tracking },
  },
} as const

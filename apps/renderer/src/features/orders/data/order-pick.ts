import { paymentFilters } from '@pal/core/domain/orders/order-payment'
import { cancelReasons } from '@pal/core/domain/orders/order-status'

import { type PickOf, readPick } from '../../../lib/address/address-pick.ts'

const kinds = {
  from: 'time',
  to: 'time',
  page: 'page',
  campaign: 'id',
  product: 'id',
  customer: 'id',
  source: 'source',
  currency: 'currency',
  sold: 'yes',
  chat: 'yes',
  agent: 'yes',
  double: 'yes',
  payment: paymentFilters,
  cancelReason: cancelReasons,
  courier: 'text',
  noCourier: 'yes',
  unprinted: 'yes',
  unfiled: 'yes',
  returned: 'yes',
} as const

/** By which a figure leads to the orders that it counts. */
export type OrderPick = PickOf<typeof kinds>

export const pickNames = Object.keys(kinds) as readonly (keyof OrderPick)[]

export const orderPick = (params: URLSearchParams): OrderPick => readPick(params, kinds)

/** Whether anything of the sort is asked for. */
export const isPicked = (pick: OrderPick): boolean =>
  pickNames.some((name) => pick[name] !== undefined)

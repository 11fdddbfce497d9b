import type { Answer, Body } from '@pal/core/contract/endpoints'
import { keepSlipsPrinted } from '@pal/db/orders/order-sums'

import type { Platform } from '../../platform/platform.ts'

/** So that the seller finds those that are still to be printed. */
export async function keepSlips(
  { store, events, clock }: Platform,
  { ids, printed }: Body<'orders.slips'>,
): Promise<Answer<'orders.slips'>> {
  await store.transaction((tx) => keepSlipsPrinted(tx, ids, { printed, now: clock.now() }))
  events.changed('orders')
  return { success: true }
}

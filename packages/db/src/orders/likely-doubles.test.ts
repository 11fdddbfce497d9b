import { expect, it } from 'vitest'

import { ingestInbound } from '../messages/inbound.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { amendOrder } from './amend-order.ts'
import { orderById } from './orders.ts'
import { placeOrder } from './place-order.ts'

it('an order that its customer changes is a double only as long as it holds the same [OR-09]', async () => {
  await using store = openTestStore()
  await aPage(store)
  await aCampaign(store)
  await store.transaction(async (tx) => {
    await ingestInbound(tx, inbound())
    await placeOrder(tx, someOrder())
    await placeOrder(tx, someOrder({ now: noon + 60_000 }))
  })
  const amend = (quantity: number) =>
    store.transaction((tx) =>
      amendOrder(tx, 2, someOrder({ line: { quantity }, now: noon + 120_000 })),
    )
  const doubleOf = async () => (await orderById(store.db, 2))?.likely_double_of
  expect(await doubleOf()).toBe(1)
  await amend(2)
  expect(await doubleOf()).toBeNull()
  await amend(1)
  expect(await doubleOf()).toBe(1)
})

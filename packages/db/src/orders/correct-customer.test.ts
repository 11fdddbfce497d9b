import { wholePhone } from '@pal/core/domain/phone'
import { expect, it } from 'vitest'

import { customerByPhone } from '../conversations/customers.ts'
import { detachCustomer } from '../maintenance/detach-customer.ts'
import type { Store } from '../maintenance/store.ts'
import { aCampaign, aPage, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { correctCustomer } from './correct-customer.ts'
import { orderById } from './orders.ts'
import { placeOrder } from './place-order.ts'

const [hers, his] = ['01812345002', '01812345003']

/** Bilkis has two orders, the later one at another address, and Anwar has one. */
async function shop(): Promise<Store> {
  const store = openTestStore()
  await aPage(store)
  await aCampaign(store)
  for (const [at, [name, phone, address]] of [
    ['Bilkis', hers, 'Old Road'],
    ['Anwar', his, 'Mill Road'],
    ['Bilkis', hers, 'New Road'],
  ].entries()) {
    const customer = { name: name ?? '', phone: phone ?? '', address: address ?? '' }
    const order = someOrder({ conversationId: null, customer, now: noon + at })
    await store.transaction((tx) => placeOrder(tx, order))
  }
  return store
}

async function renumber(store: Store, id: number, phone: string): Promise<void> {
  await store.transaction(async (tx) => {
    const old = await orderById(tx, id)
    if (!old) throw new Error(`no order ${id}`)
    const { customer_name: name, customer_address: address } = old
    const to = { name, address, instructions: '', phone, whole: wholePhone(phone, 'BD') }
    await correctCustomer(tx, old, to, noon + 60_000)
  })
}

const known = ({ db }: Store, phone: string) =>
  customerByPhone(db, { pageId: 'page-1', phone: wholePhone(phone, 'BD') })

it('what a later order says of a customer stays when an earlier one is found to be theirs [OR-06, OR-11]', async () => {
  await using store = await shop()
  await renumber(store, 2, hers)
  expect(await known(store, hers)).toMatchObject({
    name: 'Bilkis',
    address: 'New Road',
    order_count: 3,
    last_order_at: noon + 2,
  })
  expect(await known(store, his)).toBeUndefined()
  expect((await orderById(store.db, 3))?.likely_double_of).toBe(1)
})

it('no order is moved out of what is being erased [EN-02]', async () => {
  await using store = await shop()
  await store.transaction((tx) => detachCustomer(tx, 1, noon))
  await expect(renumber(store, 1, his)).rejects.toThrow('order')
  expect(await orderById(store.db, 1)).toMatchObject({ customer_id: 1, customer_phone: hers })
})

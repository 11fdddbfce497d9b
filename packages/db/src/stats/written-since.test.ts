import { expect, it } from 'vitest'

import { ingestInbound } from '../messages/inbound.ts'
import { placeOrder } from '../orders/place-order.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { writtenSince } from './written-since.ts'

const hour = 3_600_000

it('counts what was stored from a moment on, whatever time a message bears [SE-10]', async () => {
  await using store = openTestStore()
  await aPage(store)
  await aCampaign(store, { status: 'active' })
  for (let n = 0; n < 9; n++) {
    const now = noon + n * hour
    await store.transaction(async (tx) => {
      // An old message that is fetched late came in late.
      await ingestInbound(
        tx,
        inbound({ psid: `psid-${n}`, mid: `m_${n}`, sentAt: noon - hour, now }),
      )
      await ingestInbound(tx, inbound({ psid: 'psid-0', mid: `more_${n}`, sentAt: now, now }))
      if (n % 4 === 0) await placeOrder(tx, someOrder({ now }))
    })
  }
  store.raw.exec('DELETE FROM messages WHERE id IN (3, 8, 9)')
  for (let n = -1; n <= 9; n++) {
    const at = noon + n * hour
    const of = (table: string) =>
      store.raw
        .prepare<[number], number>(`SELECT count(*) FROM ${table} WHERE created_at >= ?`)
        .pluck()
        .get(at)
    expect(await writtenSince(store.db, at)).toEqual({
      orders: of('orders'),
      messages: of('messages'),
      customers: of('customers'),
    })
  }
  expect(await writtenSince(store.db, noon)).toMatchObject({ orders: 3, messages: 15 })
})

import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { post, writes, customer, aWhile } = speaking(() => shop)
const tryNow = async () => (await post('/api/facebook/try-now')).json()

it('says whether Facebook can be reached now, and why not [DB-01, FB-08]', async () => {
  const away = shop.graph.fail({ how: 'reset' })
  expect(await tryNow()).toMatchObject({ success: false, reason: { code: 'graph_unreachable' } })
  away.cancel()
  expect(await tryNow()).toEqual({ success: true, reason: null })
})

it('sends at once what waits because a send failed [DB-01, CV-07]', async () => {
  const away = shop.graph.fail({ sends: 'message', how: 'reset' })
  writes(customer().psid, 'Hello?')
  await shop.clock.elapse(20_000)
  away.cancel()
  await aWhile()
  expect(shop.graph.sent).toEqual([])
  await tryNow()
  await aWhile()
  expect(shop.graph.sent).toHaveLength(1)
})

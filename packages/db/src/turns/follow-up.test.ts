import { afterEach, beforeEach, expect, it } from 'vitest'

import { changeProduct, removeProduct } from '../campaigns/products.ts'
import { changeConversation } from '../conversations/conversations.ts'
import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { insertOutgoing, markSending, markSent } from '../messages/outgoing.ts'
import { setOrderStatus } from '../orders/moves.ts'
import { placeOrder } from '../orders/place-order.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { enqueueFollowUp, type FollowUpAbout, followUpFacts } from './follow-up.ts'

const minute = 60_000
const after = (minutes: number) => noon + minutes * minute
const saree = {
  productId: 1,
  name: 'Saree',
  quantity: 1,
  unitPriceMinor: 100,
  productType: 'main',
} as const
const trial = { ...saree, name: 'Small saree', productType: 'trial_pack' } as const
let store: Store
beforeEach(async () => {
  store = openTestStore()
  await aPage(store)
  await aCampaign(store)
  await writes('How much is it?', 0)
})
afterEach(() => store.close())

const writes = (text: string, minutes: number) =>
  store.transaction((tx) =>
    ingestInbound(tx, inbound({ mid: `in-${minutes}`, text, sentAt: after(minutes) })),
  )
const answers = (minutes: number) =>
  store.transaction(async (tx) => {
    const now = after(minutes)
    const said = { conversationId: 1, author: 'agent', text: 'It is ৳1.', now } as const
    const { message } = await insertOutgoing(tx, said)
    await markSending(tx, message.id, now)
    await markSent(tx, message.id, { mid: `out-${minutes}`, now })
  })
const orders = async (
  minutes: number,
  lines: readonly (typeof saree | typeof trial)[] = [saree],
) => {
  const order = { ...someOrder({ now: after(minutes) }), lines }
  return (await store.transaction((tx) => placeOrder(tx, order))).order.id
}
const cancels = (id: number) =>
  store.transaction((tx) =>
    setOrderStatus(tx, id, { to: 'cancelled', actor: 'human', now: after(90) }),
  )
const facts = async (about: FollowUpAbout) => {
  const found = await followUpFacts(store.db, 1, about)
  if (!found) throw new Error('no conversation')
  const { wroteSince, orderedSince, isRefused, products } = found
  return { wroteSince, orderedSince, isRefused, products }
}
const sinceNoon = { kind: 'answer', customerAt: noon } as const

it('of an answer it learns what the customer did since, and what is in their cart [AG-10]', async () => {
  await answers(1)
  const quiet = { wroteSince: false, orderedSince: false, isRefused: false, products: [] }
  expect(await facts(sinceNoon)).toEqual(quiet)
  const cart = JSON.stringify({ items: [{ productId: 1, quantity: 1 }] })
  await store.transaction((tx) => changeConversation(tx, 1, { cart }, noon))
  expect(await facts(sinceNoon)).toEqual({ ...quiet, products: ['Saree'] })
  const id = await orders(2)
  // What is ordered lies in the cart no more.
  expect(await facts(sinceNoon)).toEqual({ ...quiet, orderedSince: true })
  await cancels(id)
  expect(await facts(sinceNoon)).toMatchObject({ orderedSince: false })
  await writes('And the blue one?', 3)
  expect(await facts(sinceNoon)).toMatchObject({ wroteSince: true, isRefused: false })
  expect(await followUpFacts(store.db, 99, sinceNoon)).toBeNull()
})

it('names what can still be had, and knows where that is nothing [AG-10]', async () => {
  const cart = JSON.stringify({ items: [{ productId: 1, quantity: 1 }] })
  await store.transaction((tx) => changeConversation(tx, 1, { cart }, noon))
  const found = async () => {
    const { isSoldOut, products } = (await followUpFacts(store.db, 1, sinceNoon)) ?? {}
    return { isSoldOut, products }
  }
  expect(await found()).toEqual({ isSoldOut: false, products: ['Saree'] })
  const gone = { isSoldOut: true, products: [] }
  for (const changes of [{ in_stock: 0 }, { in_stock: 1, stock_count: 0 }] as const) {
    await store.transaction((tx) => changeProduct(tx, 1, changes, noon))
    expect(await found()).toEqual(gone)
  }
  await store.transaction((tx) => removeProduct(tx, 1, noon))
  expect(await found()).toEqual(gone)
})

it('an order of long before is no answer to what they ask now, one of the same day is [AG-10]', async () => {
  await orders(-25 * 60)
  await answers(1)
  expect(await facts(sinceNoon)).toMatchObject({ orderedSince: false })
  await orders(-5)
  expect(await facts(sinceNoon)).toMatchObject({ orderedSince: true })
})

it('a refusal counts in all that they wrote last, until they write of something else [AG-10]', async () => {
  const isRefused = async () => (await facts(sinceNoon)).isRefused
  await answers(1)
  await writes('No, thanks.', 2)
  await writes('Have a nice day', 3)
  expect(await isRefused()).toBe(true)
  await answers(4)
  expect(await isRefused()).toBe(true)
  await writes('How much is the blue one?', 5)
  expect(await isRefused()).toBe(false)
  await writes('Stop', 6)
  await writes('How much is the red one?', 7)
  expect(await isRefused()).toBe(true)
})

it('of a trial pack it learns what it was of, and who is in the middle of a conversation [AG-10]', async () => {
  const about = { kind: 'trial', orderId: await orders(1, [trial, saree]) } as const
  await answers(2)
  expect(await facts(about)).toEqual({
    wroteSince: false,
    orderedSince: false,
    isRefused: false,
    products: ['Small saree'],
  })
  await writes('No, thanks.', 3)
  // They refuse something else than to be asked how they liked it.
  expect(await facts(about)).toMatchObject({ wroteSince: true, isRefused: false })
  await answers(4)
  expect(await facts(about)).toMatchObject({ wroteSince: false })
  await writes('Stop', 5)
  expect(await facts(about)).toMatchObject({ isRefused: true })
})

it('a product that is marked as a trial pack counts as one, whatever its type is [AG-10]', async () => {
  const id = await orders(1)
  const products = async () => (await facts({ kind: 'trial', orderId: id })).products
  expect(await products()).toEqual([])
  await store.transaction((tx) =>
    tx.updateTable('products').set({ is_trial_pack: 1 }).where('id', '=', 1).execute(),
  )
  expect(await products()).toEqual(['Saree'])
})

it('nobody is asked of a trial pack that was cancelled, or after which they ordered [AG-10]', async () => {
  await orders(1)
  const about = { kind: 'trial', orderId: await orders(2, [trial]) } as const
  const orderedSince = async () => (await facts(about)).orderedSince
  // What they had ordered before is no answer to it.
  expect(await orderedSince()).toBe(false)
  const next = await orders(3)
  expect(await orderedSince()).toBe(true)
  await cancels(next)
  expect(await orderedSince()).toBe(false)
  await cancels(about.orderId)
  expect(await orderedSince()).toBe(true)
  expect(await facts({ kind: 'trial', orderId: 99 })).toMatchObject({
    orderedSince: true,
    products: [],
  })
})

it('a later answer moves the follow-up, and each trial pack has one of its own [AG-10]', async () => {
  const conversation = { id: 1, page_id: 'page-1' }
  const plans = (about: FollowUpAbout, minutes: number) =>
    store.transaction((tx) =>
      enqueueFollowUp(tx, conversation, about, { runAt: after(minutes), now: noon }),
    )
  await plans(sinceNoon, 10)
  await plans({ kind: 'trial', orderId: 1 }, 20)
  await plans({ kind: 'trial', orderId: 2 }, 30)
  await plans({ kind: 'answer', customerAt: after(5) }, 40)
  const jobs = await store.db
    .selectFrom('jobs')
    .select(['run_at', 'payload'])
    .where('kind', '=', 'follow_up')
    .orderBy('run_at')
    .execute()
  expect(jobs.map(({ run_at, payload }) => [run_at, JSON.parse(payload) as unknown])).toEqual([
    [after(20), { kind: 'trial', orderId: 1 }],
    [after(30), { kind: 'trial', orderId: 2 }],
    [after(40), { kind: 'answer', customerAt: after(5) }],
  ])
})

import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, someOrder } from '@pal/db/testing/fixtures'
import { expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { eventually } from '../../testing/eventually.ts'
import { startFilledServer } from '../../testing/filled-server.ts'

// The days are summed again on a thread.

const minute = 60_000
const day = 24 * 60 * minute
/** In Kathmandu (+05:45) the third of November begins. */
const midnight = Date.UTC(2026, 10, 2, 18, 15)

/** Minutes before or after that midnight at which somebody writes and orders. */
const bought = [
  ['a month ago, just too early', -30 * day - minute],
  ['a month ago', -30 * day + 2 * minute],
  ['a week ago, just too early', -7 * day - minute],
  ['a week ago', -7 * day + 2 * minute],
  ['the evening before', -20 * minute],
  ['the last minute', -1],
  ['the first minute', 0],
] as const

async function fill(store: Store): Promise<void> {
  await aPage(store)
  await aCampaign(store, { currency: 'NPR' })
  for (const [name, after] of bought) {
    const now = midnight + after
    await store.transaction(async (tx) => {
      const at = { psid: name, mid: name, customerName: name, sentAt: now, now }
      const { conversationId } = await ingestInbound(tx, inbound(at))
      await placeOrder(
        tx,
        someOrder({
          conversationId,
          currency: 'NPR',
          customer: { name, phone: '9841234567', address: 'Kathmandu' },
          now,
        }),
      )
    })
  }
}

it('today is the seller’s calendar day, week and month are 7 and 30 days, in list and file, and the cards tell the same today [OR-03, EN-01]', async () => {
  let now = midnight + minute
  await using filled = await startFilledServer(
    fill,
    clockAt(() => now),
  )
  const { server } = filled
  const read = async <T>(path: string) => (await (await server.ask(path)).json()) as T
  const names = async (period: string) => {
    const listed = await read<{ customerName: string }[]>(`/api/orders?period=${period}`)
    const path = `/api/orders/export?format=json&period=${period}`
    const inFile = await read<{ customerName: string }[]>(path)
    expect(inFile.map(({ customerName }) => customerName)).toEqual(
      listed.map(({ customerName }) => customerName),
    )
    return listed.map(({ customerName }) => customerName)
  }
  const cardToday = async () =>
    (await read<{ conversationsToday: number }[]>('/api/campaigns'))[0]?.conversationsToday
  const since = (oldest: string) =>
    bought
      .slice(bought.findIndex(([name]) => name === oldest))
      .map(([name]) => name)
      .toReversed()
  const moveTo = async (timezone: string, todays: number) => {
    await server.ask('/api/settings', { method: 'PUT', body: { company: { timezone } } })
    await eventually(async () => (await cardToday()) === todays)
  }

  await moveTo('Asia/Kathmandu', 1)
  expect(await names('today')).toEqual(['the first minute'])
  expect(await names('week')).toEqual(since('a week ago'))
  expect(await names('month')).toEqual(since('a month ago'))
  expect(await names('all')).toEqual(since('a month ago, just too early'))
  // The file tells the time on the shop's clock, and the campaign by its name.
  const [, newest] = (await (await server.ask('/api/orders/export')).text()).split('\r\n')
  expect(newest).toMatch(/^PAL-000007,2026-11-03 00:00:00,Confirmed,.*,Winter,Dhaka Looms,Agent$/)
  // A minute earlier it was yesterday still, and that day had two.
  now = midnight - 1
  expect(await names('today')).toEqual(since('the evening before'))
  now = midnight + minute
  // In London it is the second still.
  await moveTo('Europe/London', 3)
  expect(await names('today')).toEqual(since('the evening before'))
})

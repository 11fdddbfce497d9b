import { changeCampaign } from '@pal/db/campaigns/campaigns'
import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { writeSettings } from '@pal/db/settings/settings'
import { addFact } from '@pal/db/stats/rollups'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { expect, it } from 'vitest'

import { clockAt } from '../testing/clocks.ts'
import { eventually } from '../testing/eventually.ts'
import { startFilledServer } from '../testing/filled-server.ts'

const hour = 3_600_000

it('counts a conversation as abandoned after 72 hours without a word of the customer or an order [CV-08]', async () => {
  const now = noon + 200 * hour
  const wrote = { 'Silent Sam': 72, 'Lately Lina': 71.99, 'Bought Bob': 100, 'Long Ago': 150 }
  await using filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store)
      for (const [customerName, hoursAgo] of Object.entries(wrote)) {
        const sentAt = now - hoursAgo * hour
        await store.transaction(async (tx) => {
          const { conversationId } = await ingestInbound(
            tx,
            inbound({ customerName, psid: customerName, mid: customerName, sentAt, now: sentAt }),
          )
          if (customerName !== 'Bought Bob') return
          const customer = { name: customerName, phone: '01712345678', address: 'Dhaka' }
          await placeOrder(tx, someOrder({ conversationId, customer, now: sentAt }))
        })
      }
    },
    clockAt(() => now),
  )
  const statuses = async () => {
    const rows = (await (await filled.server.ask('/api/conversations')).json()) as {
      customerName: string
      status: string
    }[]
    return Object.fromEntries(rows.map(({ customerName, status }) => [customerName, status]))
  }
  await eventually(async () => Object.values(await statuses()).includes('abandoned'))
  expect(await statuses()).toEqual({
    'Silent Sam': 'abandoned',
    'Lately Lina': 'active',
    'Bought Bob': 'converted',
    'Long Ago': 'abandoned',
  })
})

it('a pause that ended while the program was off is over at the next start [DT-03]', async () => {
  const now = noon
  const agent = { paused: true, pausedUntil: new Date(now - hour).toISOString() }
  await using filled = await startFilledServer(
    async (store) => {
      await store.transaction((tx) => writeSettings(tx, { agent }, now - 2 * hour))
    },
    clockAt(() => now),
  )
  const stored = async () =>
    ((await (await filled.server.ask('/api/settings')).json()) as { agent: object }).agent
  await eventually(async () => !JSON.stringify(await stored()).includes('true'))
  expect(await stored()).toEqual({ paused: false, pausedUntil: null })
})

it('a campaign whose budget is used up is paused within a minute, whether or not a customer writes [CP-09]', async () => {
  await using filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      const { campaign } = await aCampaign(store)
      await store.transaction(async (tx) => {
        await changeCampaign(tx, campaign.id, { budget_limit_minor: 10_000 }, noon)
        await writeSettings(tx, { ai: { dollarRates: { BDT: 100 } } }, noon)
        await addFact(tx, { at: noon, campaignId: campaign.id, cost_micros: 1_000_000 })
      })
    },
    clockAt(() => noon),
  )
  const campaigns = async () =>
    (await (await filled.server.ask('/api/campaigns')).json()) as { status: string }[]
  await eventually(async () => (await campaigns())[0]?.status === 'paused')
  expect(await campaigns()).toMatchObject([{ status: 'paused', budgetUsedUp: true }])
})

it('one thing that fails keeps no other from being done, a backup least of all [DT-07, SE-10]', async () => {
  await using filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store)
      store.raw.exec('ALTER TABLE tactic_proposals RENAME TO gone')
    },
    clockAt(() => noon + 2 * hour),
  )
  const backups = async () =>
    (await (await filled.server.ask('/api/data/backups')).json()) as object
  await eventually(async () => JSON.stringify(await backups()).includes('"daily"'))
  expect(await backups()).toMatchObject({ backups: [{ reason: 'daily' }] })
})

it('begins no backup beside a window that opens: it waits until the start is over [DT-07]', async () => {
  const now = noon + 2 * hour
  const calmMs = 15_000
  const { promise: calm, resolve: beCalm } = Promise.withResolvers<void>()
  const clock = clockAt(() => now)
  const sleep = (ms: number, signal?: AbortSignal) =>
    ms === calmMs ? calm : clock.sleep(ms, signal)
  await using filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store)
    },
    { ...clock, sleep },
    undefined,
    { timing: { calmMs } },
  )
  const backups = async () => (await filled.server.ask('/api/data/backups')).json()
  await clock.sleep(700)
  expect(await backups()).toMatchObject({ backups: [] })
  beCalm()
  await eventually(async () => JSON.stringify(await backups()).includes('"daily"'))
})

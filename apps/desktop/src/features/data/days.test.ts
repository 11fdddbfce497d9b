import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { aCampaign, aPage, inbound } from '@pal/db/testing/fixtures'
import { expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { eventually } from '../../testing/eventually.ts'
import { startFilledServer } from '../../testing/filled-server.ts'

// It waits for a thread to start, on machines that are busy with other tests.

// In Kathmandu (+05:45) the third begins at 18:15 UTC, in Dhaka at 18:00, in London it is the second.
const now = Date.UTC(2026, 10, 2, 18, 30)

async function fill(store: Store): Promise<void> {
  await aPage(store)
  await aCampaign(store)
  for (const [n, minutesAgo] of [5, 14, 20, 29, 45, 600].entries()) {
    const at = now - minutesAgo * 60_000
    await store.transaction((tx) =>
      ingestInbound(tx, inbound({ psid: `p${n}`, mid: `m${n}`, sentAt: at, now: at })),
    )
  }
}

it('a card’s today is the seller’s, and follows the time zone of the settings [EN-01]', async () => {
  await using filled = await startFilledServer(
    fill,
    clockAt(() => now),
  )
  const { server } = filled
  const today = async () => {
    const campaigns = (await (await server.ask('/api/campaigns')).json()) as {
      conversationsToday: number
    }[]
    return campaigns[0]?.conversationsToday
  }
  const expected = [
    ['Europe/London', 6],
    ['Asia/Kathmandu', 2],
    ['Asia/Dhaka', 4],
  ] as const
  for (const [timezone, count] of expected) {
    const answer = await server.ask('/api/settings', {
      method: 'PUT',
      body: { company: { timezone } },
    })
    expect(answer.status).toBe(200)
    await eventually(async () => (await today()) === count)
    expect(await today()).toBe(count)
  }
})

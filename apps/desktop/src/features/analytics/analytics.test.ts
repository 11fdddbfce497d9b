import type { Analytics } from '@pal/core/contract/analytics'
import type { Conversation } from '@pal/core/contract/conversations'
import type { Order } from '@pal/core/contract/orders'
import { conversationStages } from '@pal/core/domain/entities'
import type { Store } from '@pal/db/maintenance/store'
import { startOfDay } from '@pal/db/stats/days'
import { addFact } from '@pal/db/stats/rollups'
import { dashboardCounts } from '@pal/db/stats/stats'
import { aCampaign, aPage } from '@pal/db/testing/fixtures'
import { openTestStore } from '@pal/db/testing/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { type Desk, openDesk } from './analytics.testing.ts'
import { anyShop, aShop, now } from './any-shop.testing.ts'

const close = (figure: number, rows: number) => expect(figure).toBeCloseTo(rows, 6)

const returnedOf = (store: Store, id: number) =>
  store.raw
    .prepare<number, number>('SELECT returned_minor / 100.0 FROM orders WHERE id = ?')
    .pluck()
    .get(id) ?? 0

/** Every figure beside the sum over the rows that its address lists. */
async function checkFigures(
  store: Store,
  desk: Desk,
  figures: Pick<Analytics['total'], 'conversations' | 'orders' | 'revenue' | 'links'>,
) {
  const { links } = figures
  expect(await desk.rows(links.conversations)).toHaveLength(figures.conversations)
  expect(await desk.count(links.conversations)).toBe(figures.conversations)
  const orders = await desk.rows<Order>(links.orders)
  expect(orders).toHaveLength(figures.orders)
  expect(await desk.count(links.orders)).toBe(figures.orders)
  const currencies = new Set(orders.map(({ currency }) => currency))
  expect(Object.keys(figures.revenue).toSorted()).toEqual([...currencies].toSorted())
  for (const [currency, amount] of Object.entries(figures.revenue)) {
    const sold = await desk.rows<Order>(links.revenue[currency] ?? '')
    close(
      amount,
      sold.reduce((sum, order) => sum + order.totalAmount - returnedOf(store, order.id), 0),
    )
    const sums = await desk.sums(links.revenue[currency] ?? '')
    close(
      amount,
      sums.reduce((sum, { total, returned }) => sum + total - returned, 0),
    )
    for (const order of sold) expect(order).toMatchObject({ currency })
    for (const { status } of sold) expect(status).not.toBe('cancelled')
  }
  return orders
}

/** What the dashboard shows of all time, beside the orders. */
async function checkDashboard({ db, raw }: Store) {
  const orders = raw
    .prepare<
      [],
      Record<'chat' | 'agent' | 'cancelled', 0 | 1> & {
        currency: string
        points: number
        minor: number
      }
    >(
      `SELECT currency, conversation_id IS NOT NULL AS chat, ai_points AS points, decided_by = 'agent' AS agent,
         status = 'cancelled' AS cancelled, total_minor - returned_minor AS minor FROM orders`,
    )
    .all()
  const shown = await dashboardCounts(db)
  expect(shown).toMatchObject({
    ordersGenerated: orders.length,
    chatOrders: orders.filter(({ chat }) => chat).length,
    agentOrders: orders.filter(({ agent }) => agent).length,
    pointsEarned: orders.reduce((sum, { points }) => sum + points, 0),
    totalConversations: raw.prepare('SELECT count(*) FROM conversations').pluck().get(),
  })
  for (const { currency, minor, agentMinor } of shown.revenues) {
    const its = orders.filter((order) => order.currency === currency && !order.cancelled)
    const brought = (some: typeof its) => some.reduce((sum, order) => sum + order.minor, 0)
    expect(minor).toBe(brought(its))
    expect(agentMinor).toBe(brought(its.filter(({ agent }) => agent)))
  }
}

it('each figure is the sum over the rows that it leads to, in any period, zone and currency [AN-01, AN-02, AN-03, AN-04, AN-06, AN-07, AN-08]', async () => {
  await fc.assert(
    fc.asyncProperty(...anyShop, async (stories, zone, period) => {
      await using store = await aShop(stories, zone)
      const desk = openDesk(store, () => now)
      const seen = await desk.analytics(period)
      const [from, to] = [Date.parse(seen.from), Date.parse(seen.to)]
      expect(seen.timeZone).toBe(zone)
      if (seen.grain === 'day') expect(from).toBe(startOfDay(from, zone))

      const orders = await checkFigures(store, desk, seen.total)
      const points = orders.reduce((sum, order) => sum + order.aiPointsEarned, 0)
      expect(seen.cards.pointsEarned).toBe(points)
      const { conversations, chatOrders, agentOrders } = seen.counts
      const agents = orders.filter(({ byHand }) => !byHand)
      expect(agents).toHaveLength(agentOrders)
      expect(await desk.rows(seen.links.points)).toHaveLength(agentOrders)
      expect(agents.reduce((sum, order) => sum + order.aiPointsEarned, 0)).toBe(points)
      expect(await desk.rows(seen.links.conversions)).toHaveLength(chatOrders)
      expect(orders.filter(({ conversationId }) => conversationId !== null)).toHaveLength(
        chatOrders,
      )
      expect(seen.cards.conversionRate).toBe(
        conversations === 0 ? null : chatOrders / conversations,
      )

      const outgoing = store.raw
        .prepare<object, { answered: number; waited: number; replies: number; corrected: number }>(
          `SELECT count(response_ms) AS answered, coalesce(sum(response_ms), 0) AS waited,
               count(*) AS replies, count(corrected_by) AS corrected
             FROM messages WHERE direction = 'out' AND sent_at >= @from AND sent_at < @to`,
        )
        .get({ from, to })!
      expect(seen.counts).toMatchObject({
        answers: outgoing.answered,
        agentReplies: outgoing.replies,
        correctedReplies: outgoing.corrected,
      })
      if (outgoing.answered > 0) {
        close(seen.cards.avgResponseTime ?? 0, outgoing.waited / outgoing.answered / 1000)
        close(seen.cards.learningAccuracy ?? 0, 1 - outgoing.corrected / outgoing.replies)
      } else {
        expect([seen.cards.avgResponseTime, seen.cards.learningAccuracy]).toEqual([null, null])
      }
      // Each of these conversations has one reply.
      expect(await desk.count(seen.links.answers)).toBe(outgoing.answered)
      expect(await desk.rows(seen.links.agentReplies)).toHaveLength(outgoing.replies)
      expect(await desk.rows(seen.links.correctedReplies)).toHaveLength(outgoing.corrected)

      let begun = 0
      for (const stage of conversationStages) {
        const here = await desk.rows<Conversation>(seen.stageLinks[stage].here)
        expect(here).toHaveLength(seen.stages[stage])
        const left = here.filter(({ status }) => status === 'abandoned')
        expect(left).toHaveLength(seen.left[stage])
        expect(await desk.count(seen.stageLinks[stage].reached)).toBe(seen.reached[stage])
        begun += seen.stages[stage]
      }
      expect(begun).toBe(conversations)

      const sum = (of: (part: Analytics['series'][number]) => number) =>
        seen.series.reduce((all, part) => all + of(part), 0)
      expect(sum((part) => part.conversations)).toBe(conversations)
      expect(sum((part) => part.orders)).toBe(orders.length)
      close(
        sum((part) => part.aiCost['USD'] ?? 0),
        seen.total.aiCost['USD'] ?? 0,
      )
      const busy = seen.series.filter((part) => part.conversations + part.orders > 0)
      for (const part of busy.slice(-2)) await checkFigures(store, desk, part)
      for (const { links, ...campaign } of seen.campaigns) {
        const its = await checkFigures(store, desk, { ...campaign, links })
        expect(its.reduce((all, order) => all + order.aiPointsEarned, 0)).toBe(campaign.points)
        expect(await desk.rows(links.points)).toEqual(its.filter(({ byHand }) => !byHand))
        const rate = (await desk.count(links.conversions)) / campaign.conversations
        expect(campaign.conversionRate).toBe(campaign.conversations === 0 ? null : rate)
      }
      const paid = store.raw
        .prepare<object, number>(
          `SELECT count(DISTINCT conversation_id) FROM decision_log
             WHERE started_at >= @from AND started_at < @to`,
        )
        .pluck()
      expect(await desk.count(seen.total.links.aiCost)).toBe(paid.get({ from, to }))
      await checkDashboard(store)
    }),
    { numRuns: 12, seed: 9 },
  )
})

it('campaigns are ordered by what they sold, then by how many wrote, then the newest first [AN-06]', async () => {
  await using store = openTestStore()
  await aPage(store)
  for (let n = 0; n < 5; n++) await aCampaign(store, { name: `No. ${n + 1}`, status: 'paused' })
  const facts = [
    [1, 1, 5],
    [2, 1, 9],
    [3, 2, 1],
    [4, 1, 5],
  ] as const
  await store.transaction(async (tx) => {
    for (const [campaignId, orders, conversations] of facts) {
      await addFact(tx, { at: now, campaignId, currency: 'BDT', orders })
      await addFact(tx, { at: now, campaignId, conversations, grain: 'campaign' })
    }
  })
  const { campaigns } = await openDesk(store, () => now).analytics('7days')
  expect(campaigns.map(({ id, orders, conversations }) => [id, orders, conversations])).toEqual([
    [3, 2, 1],
    [2, 1, 9],
    [4, 1, 5],
    [1, 1, 5],
    [5, 0, 0],
  ])
})

it('says that somebody was erased who may be in the figures, of this period or the one before [AN-04]', async () => {
  const day = 86_400_000
  for (const [since, erasedAt, expected] of [
    [3, 1, true],
    [12, 10, true],
    [30, 10, true],
    [30, 20, false],
  ] as const) {
    await using store = openTestStore()
    store.raw
      .prepare('INSERT INTO erased_customers (mark, since, erased_at) VALUES (?, ?, ?)')
      .run('a'.repeat(64), now - since * day, now - erasedAt * day)
    const { includesErased } = await openDesk(store, () => now).analytics('7days')
    expect([since, erasedAt, includesErased]).toEqual([since, erasedAt, expected])
  }
})

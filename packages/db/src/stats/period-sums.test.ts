import { describe, expect, it } from 'vitest'

import type { Store } from '../maintenance/store.ts'
import { aCampaign, aPage } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { periodSums } from './period-sums.ts'
import { addFact, measures } from './rollups.ts'
import { countBegun, countMoved } from './stage-facts.ts'

const hour = 3_600_000
const day = 24 * hour
const now = Date.UTC(2026, 10, 21, 9, 20)
/** Of a day that is nearly over, what has not come yet is taken off. */
const late = Date.UTC(2026, 10, 21, 20, 20)

async function filled(at: number): Promise<Store> {
  const store = openTestStore()
  await aPage(store)
  for (let n = 0; n < 3; n++) await aCampaign(store, { status: 'paused' })
  await store.transaction(async (tx) => {
    for (let fact = 0; fact < 240; fact++) {
      // Every seventeen hours, over half a year.
      const moment = at - fact * 17 * hour
      const of = { at: moment, campaignId: fact % 4 || null }
      await addFact(tx, { ...of, responses: 2, response_ms: fact, agent_replies: 3, points: 1 })
      await addFact(tx, { ...of, currency: 'BDT', revenue_minor: fact * 100, orders: 1 })
      await addFact(tx, { ...of, currency: 'USD', revenue_minor: fact, orders: 2 })
      await addFact(tx, { ...of, conversations: 5, grain: 'campaign' })
      await countBegun(tx, moment)
      if (fact % 3) continue
      const begun = { stage: 'initial', status: 'active' } as const
      await countMoved(tx, moment, begun, { stage: 'exploring', status: 'abandoned' })
    }
  })
  return store
}

/** The same sums, grouped from the quarters of an hour. */
function grouped(store: Store, from: number, to: number, where: string) {
  return store.raw
    .prepare<object, Record<(typeof measures)[number], number>>(
      `SELECT ${measures.map((name) => `coalesce(sum(${name}), 0) AS ${name}`).join(', ')}
       FROM rollup_quarter_campaign WHERE quarter >= @from AND quarter < @to AND ${where}`,
    )
    .get({ from, to })
}

describe('the sums of a period', () => {
  it.each(
    (['24hours', '7days', '30days', '90days'] as const).flatMap((period) =>
      [now, late].map((at) => ({ period, at })),
    ),
  )(
    'of $period are what grouping the rows gives, part by part, by campaign and before, at $at [AN-01, AN-07]',
    async ({ period, at: moment }) => {
      await using store = await filled(moment)
      const { spans, current, previous } = await periodSums(store.db, period, moment)
      const money = (from: number, to: number, where: string) => ({
        BDT: grouped(store, from, to, `${where} AND currency = 'BDT'`)?.revenue_minor,
        USD: grouped(store, from, to, `${where} AND currency = 'USD'`)?.revenue_minor,
      })
      const check = (sums: object | undefined, from: number, to: number, campaign?: number) => {
        const where = campaign === undefined ? 'campaign_id >= 0' : `campaign_id = ${campaign}`
        const rows = grouped(store, from, to, where)
        const begun = grouped(store, from, to, 'campaign_id = -1')
        expect({ revenue: { BDT: 0, USD: 0 }, ...sums }).toMatchObject({
          conversations: campaign === undefined ? begun?.conversations : rows?.conversations,
          orders: rows?.orders,
          points: rows?.points,
          responses: rows?.responses,
          responseMs: rows?.response_ms,
          agentReplies: rows?.agent_replies,
        })
        const revenue = (sums as { revenue: object } | undefined)?.revenue
        expect({ BDT: 0, USD: 0, ...revenue }).toEqual(money(from, to, where))
      }
      for (const [stretch, parts] of [
        [spans.current, current.parts],
        [spans.previous, previous.parts],
      ] as const) {
        expect(parts).toHaveLength(stretch.starts.length)
        for (const [at, part] of parts.entries()) {
          check(part, stretch.starts[at] ?? 0, stretch.starts[at + 1] ?? stretch.to)
        }
      }
      const { from, to } = spans.current
      check(current.total, from, to)
      for (const [id, sums] of current.campaigns) check(sums, from, to, id)
      check(previous.total, spans.previous.from, spans.comparedTo)
      for (const [id, sums] of previous.campaigns) {
        check(sums, spans.previous.from, spans.comparedTo, id)
      }
      const begun = grouped(store, from, to, 'campaign_id = -1')
      expect(current.stages).toMatchObject({
        initial: begun?.stage_initial,
        exploring: begun?.stage_exploring,
      })
      expect(current.left.exploring).toBe(begun?.left_exploring)
    },
  )

  it('compares a day that is going on with as much of the day before [AN-02]', async () => {
    await using store = openTestStore()
    await aPage(store)
    await aCampaign(store)
    await store.transaction(async (tx) => {
      for (const ago of [0, 7 * day - 10 * 60_000, 7 * day + hour, 14 * day]) {
        await addFact(tx, { at: now - ago, campaignId: 1, currency: 'BDT', orders: 1 })
      }
    })
    const { spans, current, previous } = await periodSums(store.db, '7days', now)
    expect(new Date(spans.comparedTo).toISOString()).toBe('2026-11-14T09:30:00.000Z')
    expect(current.total.orders).toBe(1)
    // Ten minutes later than now a week ago is not reached yet; in its bar it is counted all the same.
    expect(previous.total.orders).toBe(1)
    expect(previous.parts.at(-1)?.orders).toBe(2)
  })
})

import { describe, expect, it } from 'vitest'

import { openTestStore } from '../testing/testing.ts'
import { sumsOfDays } from './rollup-reads.ts'
import { addFact, measures } from './rollups.ts'

const day = 24 * 3_600_000
const start = Date.UTC(2026, 0, 1)

describe('sums of days', () => {
  it('are what grouping the rows gives, by day and by campaign [AN-07]', async () => {
    await using store = openTestStore()
    await store.transaction(async (tx) => {
      for (let fact = 0; fact < 60; fact++) {
        const at = start + (fact % 10) * day + fact * 1000
        await addFact(tx, { at, campaignId: fact % 4 || null, messages_in: fact, points: 1 })
        const money = { currency: fact % 3 ? 'BDT' : 'USD', revenue_minor: fact * 100, orders: 1 }
        await addFact(tx, { at, campaignId: fact % 4 || null, ...money })
      }
    })
    const range = { from: '2026-01-03', to: '2026-01-08' }
    const grouped = (key: string) =>
      store.raw
        .prepare(
          `SELECT ${key}, currency, ${measures.map((name) => `sum(${name}) AS ${name}`).join(', ')}
           FROM rollup_day_campaign WHERE day BETWEEN @from AND @to
           GROUP BY 1, 2 ORDER BY 1, 2`,
        )
        .all(range)
    const { byDay, byCampaign } = await sumsOfDays(store.db, range)
    expect(byDay).toEqual(grouped('day'))
    expect(byDay).toHaveLength(18)
    const sorted = byCampaign.toSorted(
      (a, b) => a.campaign_id - b.campaign_id || (a.currency < b.currency ? -1 : 1),
    )
    expect(sorted).toEqual(grouped('campaign_id'))
  })
})

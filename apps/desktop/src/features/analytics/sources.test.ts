import type { Conversation } from '@pal/core/contract/conversations'
import type { Order } from '@pal/core/contract/orders'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { openDesk } from './analytics.testing.ts'
import { anyShop, aShop, now } from './any-shop.testing.ts'

it('each source counts exactly the rows that it leads to, each customer once, and together they are all [AG-28]', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(...anyShop, async (stories, zone, period) => {
      await using store = await aShop(stories, zone)
      const desk = openDesk(store, () => now)
      const all = await desk.analytics(period)
      const sources = await desk.sources(period)
      const begun: number[] = []
      const placed: number[] = []
      for (const { key, conversations, orders, revenue, links } of sources) {
        seen.add(key)
        const talks = await desk.rows<Conversation>(links.conversations)
        expect(talks).toHaveLength(conversations)
        expect(await desk.count(links.conversations)).toBe(conversations)
        const rows = await desk.rows<Order>(links.orders)
        expect(rows).toHaveLength(orders)
        expect(await desk.count(links.orders)).toBe(orders)
        begun.push(...talks.map(({ id }) => id))
        placed.push(...rows.map(({ id }) => id))
        for (const { id } of talks) {
          const first = store.raw
            .prepare<number, { kind: string; name: string }>(
              `SELECT kind, coalesce(ad_id, ref, title, '') AS name FROM conversation_sources
               WHERE conversation_id = ? ORDER BY at LIMIT 1`,
            )
            .get(id)
          expect(key).toBe(first ? `${first.kind}:${first.name}` : 'none')
        }
        for (const [currency, amount] of Object.entries(revenue)) {
          const sold = await desk.rows<Order>(links.revenue[currency] ?? '')
          const returned = store.raw
            .prepare<[string, string], number>(
              `SELECT coalesce(sum(returned_minor), 0) / 100.0 FROM orders WHERE currency = ?
               AND status <> 'cancelled' AND id IN (SELECT value FROM json_each(?))`,
            )
            .pluck()
            .get(currency, JSON.stringify(sold.map(({ id }) => id)))
          const sum = sold.reduce((total, { totalAmount }) => total + totalAmount, 0)
          expect(amount).toBeCloseTo(sum - (returned ?? 0), 6)
        }
      }
      expect(new Set(begun).size).toBe(begun.length)
      expect(begun).toHaveLength(all.counts.conversations)
      expect(new Set(placed).size).toBe(placed.length)
      expect(placed).toHaveLength(all.counts.orders)
      // What brought the most comes first, by its customers and then by its orders.
      const known = sources.filter(({ kind }) => kind !== null)
      for (const [at, one] of known.slice(1).entries()) {
        const before = known[at] ?? one
        expect(before.conversations).toBeGreaterThanOrEqual(one.conversations)
        if (before.conversations === one.conversations)
          expect(before.orders).toBeGreaterThanOrEqual(one.orders)
      }
      const isLast = sources.findIndex(({ kind }) => kind === null)
      expect([-1, sources.length - 1]).toContain(isLast)
    }),
    { numRuns: 12, seed: 28 },
  )
  expect([...seen].toSorted()).toEqual([
    'ad:23845',
    'ad:23846',
    'comment:10_20',
    'link:spring & more',
    'none',
    'other:',
  ])
})

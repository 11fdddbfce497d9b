import { toMinor } from '@pal/core/domain/money'
import type { Store } from '@pal/db/maintenance/store'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import type { Hono } from 'hono'
import { expect, it } from 'vitest'

import { api } from '../../http/api.ts'
import type { Handlers } from '../../http/handlers.ts'
import { tasks } from '../../threads/tasks.ts'
import { openDesk } from '../analytics/analytics.testing.ts'
import { anyShop, aShop, now } from '../analytics/any-shop.testing.ts'
import { type TransferParts, transferRoutes } from './routes.ts'

type Row = Record<string, string>

/** All rows of a file that the seller downloads, each value as it is there. */
function downloads(store: Store): (path: string) => Promise<Row[]> {
  const parts = {
    store,
    clock: { now: () => now },
    thread: {
      run: (task: keyof typeof tasks, input: never) =>
        (tasks[task] as (input: never, context: Pick<Store, 'db'>) => unknown)(input, store),
    },
    jobs: {
      watch: () => ({ signal: new AbortController().signal, progress: () => {}, end: () => {} }),
    },
  } as unknown as TransferParts
  const app: Hono = api(transferRoutes(parts) as unknown as Handlers)
  return async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(200)
    const text = await response.text()
    if (!path.endsWith('=json')) return parse(text, { columns: true, bom: true })
    return (JSON.parse(text) as Record<string, unknown>[]).map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
    )
  }
}

const add = (sums: Record<string, number>, key: string, amount: number) => {
  sums[key] = (sums[key] ?? 0) + amount
}

const rounded = (sums: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(sums)
      .filter(([, amount]) => amount !== 0)
      .map(([code, amount]) => [code, toMinor(amount)]),
  )

it('what a seller adds up in the downloaded files is what the page says, of any shop, period, currency and zone [AN-02, AN-04, AN-06, AN-07]', async () => {
  await fc.assert(
    fc.asyncProperty(...anyShop, async (stories, zone, period) => {
      await using store = await aShop(stories, zone)
      const page = await openDesk(store, () => now).analytics(period)
      const download = downloads(store)
      const orders = await download('/api/orders/export?format=json')
      // The table for a spreadsheet tells the same, on the shop's clock and under plain headings.
      const table = await download('/api/orders/export')
      expect(
        table.map((row) => [row['Order'], row['Total'], row['Returned'], row['Currency']]),
      ).toEqual(
        orders.map((row) => [
          row['orderId'],
          row['totalAmount'],
          row['returnedAmount'],
          row['currency'],
        ]),
      )
      const conversations = await download('/api/conversations/export')
      const within = ({ createdAt = '' }: Row, from: string, to: string) =>
        Date.parse(createdAt) >= Date.parse(from) && Date.parse(createdAt) < Date.parse(to)
      const compare = (
        figures: Pick<typeof page.total, 'conversations' | 'orders' | 'revenue'>,
        from: string,
        to: string,
      ) => {
        const revenue: Record<string, number> = {}
        const placed = orders.filter((row) => within(row, from, to))
        for (const { status, currency = '', totalAmount, returnedAmount } of placed) {
          if (status === 'cancelled') continue
          add(revenue, currency, Number(totalAmount) - Number(returnedAmount))
        }
        expect(figures.orders).toBe(placed.length)
        expect(rounded(figures.revenue)).toEqual(rounded(revenue))
        const begun = conversations.filter((row) => within(row, from, to))
        expect(figures.conversations).toBe(begun.length)
        return placed
      }
      const placed = compare(page.total, page.from, page.to)
      const points = placed.reduce((sum, row) => sum + Number(row['aiPointsEarned']), 0)
      expect(page.cards.pointsEarned).toBe(points)
      for (const part of page.series) compare(part, part.start, part.end)
      for (const campaign of page.campaigns) {
        const its = placed.filter((row) => row['campaignId'] === String(campaign.id))
        expect(campaign.orders).toBe(its.length)
      }
    }),
    { numRuns: 12, seed: 11 },
  )
})

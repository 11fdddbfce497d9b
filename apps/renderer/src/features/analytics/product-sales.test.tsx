import type { ProductSale } from '@pal/core/contract/analytics'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { serve } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { someAnalytics } from './analytics.testing.ts'

const sale = (id: number, parts: Partial<ProductSale>): ProductSale => ({
  id,
  name: `Honey ${id}`,
  campaignName: 'Winter honey',
  orders: 1,
  pieces: 2,
  returned: 0,
  value: { BDT: 1_300 },
  links: {
    orders: `/orders?product=${id}&sold=true`,
    value: { BDT: `/orders?product=${id}&currency=BDT&sold=true` },
  },
  ...parts,
})

let answer: { products: readonly ProductSale[]; count: number }
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 640, 200),
  )
  serve({
    'GET /api/analytics': () => someAnalytics(),
    'GET /api/analytics/products': () => answer,
    'GET /api/analytics/sources': () => ({ sources: [] }),
    'GET /api/recall/facts': () => [],
    'GET /api/gaps': () => ({ gaps: [], lookedAt: null }),
  })
})
afterEach(() => void vi.restoreAllMocks())

const table = () => screen.findByRole('table', { name: 'Products sold' })
const panel = () => screen.findByRole('region', { name: 'Products sold' })

it('shows how much of each product was sold, each figure with the way to its orders [AN-04]', async () => {
  answer = {
    products: [
      sale(4, { pieces: 1_204, orders: 988, returned: 3, value: { BDT: 780_650, USD: 12.5 } }),
      sale(9, { campaignName: null }),
    ],
    count: 2,
  }
  renderAt('/ai-analytics')
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Honey 4Winter honey1,2049883৳7,80,650$12.50',
    'Honey 9210৳1,300',
  ])
  const links = within(rows[1] as HTMLElement).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/orders?product=9&sold=true',
    '/orders?product=9&sold=true',
    '/orders?product=9&currency=BDT&sold=true',
  ])
})

it('shows the first of many, all that were sent when asked, and says how many there are [AN-04]', async () => {
  answer = { products: Array.from({ length: 100 }, (_, nth) => sale(nth + 1, {})), count: 1_234 }
  renderAt('/ai-analytics')
  expect(within(await table()).getAllByRole('row')).toHaveLength(9)
  expect((await panel()).textContent).toContain('Shown are the 100 sold most of 1,234.')
  await userEvent.click(screen.getByRole('button', { name: 'Show all 100' }))
  expect(within(await table()).getAllByRole('row')).toHaveLength(101)
})

it('says that nothing was sold [AN-04]', async () => {
  answer = { products: [], count: 0 }
  renderAt('/ai-analytics')
  expect(await screen.findByText('Nothing was sold in this period.')).toBeDefined()
  expect((await panel()).textContent).not.toContain('Shown are')
})

import type { ProductSale } from '@pal/core/contract/analytics'
import type { Answer } from '@pal/core/contract/endpoints'
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
  margin: {},
  links: {
    orders: `/orders?product=${id}&sold=true`,
    value: { BDT: `/orders?product=${id}&currency=BDT&sold=true` },
  },
  ...parts,
})

/** Of none of them the cost is known, but for what a test says. */
const sold = (
  products: ProductSale[],
  more: Partial<Answer<'productSales.list'>> = {},
): Answer<'productSales.list'> => ({
  products,
  count: products.length,
  costed: { count: 0, margin: {}, value: {} },
  links: { margin: {} },
  ...more,
})

let answer: Answer<'productSales.list'>
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
  answer = sold([
    sale(4, { pieces: 1_204, orders: 988, returned: 3, value: { BDT: 780_650, USD: 12.5 } }),
    sale(9, { campaignName: null }),
  ])
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
  answer = sold(
    Array.from({ length: 100 }, (_, nth) => sale(nth + 1, {})),
    { count: 1_234 },
  )
  renderAt('/ai-analytics')
  expect(within(await table()).getAllByRole('row')).toHaveLength(9)
  expect((await panel()).textContent).toContain('Shown are the 100 sold most of 1,234.')
  await userEvent.click(screen.getByRole('button', { name: 'Show all 100' }))
  expect(within(await table()).getAllByRole('row')).toHaveLength(101)
})

it('says that nothing was sold [AN-04]', async () => {
  answer = sold([])
  renderAt('/ai-analytics')
  expect(await screen.findByText('Nothing was sold in this period.')).toBeDefined()
  expect((await panel()).textContent).not.toContain('Shown are')
  expect((await panel()).textContent).not.toContain('cost price')
})

it('shows what is left of the value, in all and of each product, and of which that is not known [AN-10]', async () => {
  answer = sold(
    [
      sale(4, { value: { BDT: 1_200 }, margin: { BDT: 450 } }),
      sale(5, { value: { BDT: 100, USD: 5 }, margin: { BDT: -20, USD: 1 } }),
      sale(9, {}),
    ],
    {
      count: 7,
      costed: { count: 6, margin: { BDT: 4_500 }, value: { BDT: 12_000 } },
      links: { margin: { BDT: '/orders?currency=BDT&sold=true' } },
    },
  )
  renderAt('/ai-analytics')
  const rows = within(await table()).getAllByRole('row')
  expect(rows.map(({ lastChild }) => lastChild?.textContent)).toEqual([
    'Margin',
    '৳450 37.5%',
    '-৳20$1 ',
    'No cost price',
  ])
  const all = within(await panel()).getByText(/of the products with a cost price/)
  expect(all.textContent).toBe(
    'Margin ৳4,500 37.5% · value less cost, of the products with a cost price (6 of 7)',
  )
  expect(within(all).getByRole('link').getAttribute('href')).toBe('/orders?currency=BDT&sold=true')
})

it('says where no product has a cost price that one shows what is earned [AN-10]', async () => {
  answer = sold([sale(4, {})])
  renderAt('/ai-analytics')
  await table()
  expect((await panel()).textContent).toContain('Give your products a cost price')
  expect(screen.queryByRole('columnheader', { name: 'Margin' })).toBeNull()
})

it('is sorted by a press on a head, most first, the other way, and as before; a margin that is not known is last [AN-04]', async () => {
  answer = sold(
    [
      sale(1, { pieces: 9, value: { BDT: 90 }, margin: { BDT: 10 } }),
      sale(2, { pieces: 5, value: { BDT: 500 } }),
      sale(10, { pieces: 2, value: { BDT: 70 }, margin: { BDT: 35 } }),
    ],
    { costed: { count: 2, margin: { BDT: 45 }, value: { BDT: 160 } } },
  )
  renderAt('/ai-analytics')
  const names = async () =>
    within(await table())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent.match(/Honey \d+/)?.[0])
  const press = async (name: string) =>
    userEvent.click(within(await table()).getByRole('button', { name }))
  const head = async (name: string) =>
    within(await table())
      .getByRole('columnheader', { name })
      .getAttribute('aria-sort')
  expect(await names()).toEqual(['Honey 1', 'Honey 2', 'Honey 10'])
  expect(await head('Value')).toBe('none')
  await press('Value')
  expect([await names(), await head('Value')]).toEqual([
    ['Honey 2', 'Honey 1', 'Honey 10'],
    'descending',
  ])
  await press('Value')
  expect(await names()).toEqual(['Honey 10', 'Honey 1', 'Honey 2'])
  await press('Value')
  expect(await names()).toEqual(['Honey 1', 'Honey 2', 'Honey 10'])
  await press('Margin')
  expect(await names()).toEqual(['Honey 10', 'Honey 1', 'Honey 2'])
  await press('Margin')
  expect(await names()).toEqual(['Honey 1', 'Honey 10', 'Honey 2'])
  await press('Product')
  expect([await names(), await head('Product')]).toEqual([
    ['Honey 1', 'Honey 2', 'Honey 10'],
    'ascending',
  ])
})

it('is not sorted by amounts of several currencies, which cannot be compared [AN-04]', async () => {
  answer = sold([sale(1, {}), sale(2, { value: { USD: 5 } })])
  renderAt('/ai-analytics')
  const heads = within(await table()).getAllByRole('button')
  expect(heads.map(({ textContent }) => textContent)).not.toContain('Value')
  expect(heads.map(({ textContent }) => textContent)).toContain('Pieces sold')
})

import type { AnalyticsSource } from '@pal/core/contract/analytics'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { serve } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { someAnalytics } from './analytics.testing.ts'

const source = (key: string, parts: Partial<AnalyticsSource>): AnalyticsSource => ({
  key,
  kind: 'link',
  name: null,
  title: null,
  conversations: 3,
  orders: 1,
  revenue: { BDT: 650 },
  links: {
    conversations: `/conversations?source=${key}`,
    orders: `/orders?source=${key}`,
    revenue: { BDT: `/orders?source=${key}&sold=true` },
  },
  ...parts,
})

let sources: readonly AnalyticsSource[]
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 640, 200),
  )
  sources = [
    source('ad:23845', { kind: 'ad', name: '23845', title: 'Winter honey' }),
    source('link:spring', { name: 'spring', conversations: 2, orders: 0, revenue: {} }),
    source('none', { kind: null }),
  ]
  serve({
    'GET /api/analytics': () => someAnalytics(),
    'GET /api/analytics/sources': () => ({ sources }),
    'GET /api/recall/facts': () => [],
    'GET /api/gaps': () => ({ gaps: [], lookedAt: null }),
  })
})
afterEach(() => void vi.restoreAllMocks())

const table = () => screen.findByRole('table', { name: 'Where customers come from' })

it('shows what each advertisement and link brought, each figure with the way to its rows [AG-28]', async () => {
  renderAt('/ai-analytics')
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Winter honeyAdvertisement31৳650',
    'springLink20–',
    'Not known31৳650',
  ])
  const links = within(rows[0] as HTMLElement).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/conversations?source=ad:23845',
    '/orders?source=ad:23845',
    '/orders?source=ad:23845&sold=true',
  ])
})

it('shows the first of many, and all of them when asked [AG-28]', async () => {
  sources = Array.from({ length: 12 }, (_, nth) => source(`link:${nth}`, { name: `ref-${nth}` }))
  renderAt('/ai-analytics')
  expect(within(await table()).getAllByRole('row')).toHaveLength(9)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }))
  expect(within(await table()).getAllByRole('row')).toHaveLength(13)
})

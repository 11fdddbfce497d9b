import type { Proposal } from '@pal/core/contract/tactics'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { someAnalytics } from '../analytics.testing.ts'

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 640, 200),
  )
})
afterEach(() => void vi.restoreAllMocks())

const proposal = (over: Partial<Proposal> = {}): Proposal => ({
  id: 1,
  campaignId: 3,
  campaignName: 'Winter',
  text: 'It goes fast',
  sent: 40,
  sold: 2,
  better: { text: 'Only in spring', sent: 45, sold: 12 },
  state: 'open',
  at: '2026-11-21T00:00:00.000Z',
  settledAt: null,
  ...over,
})

function start(on: boolean, ...proposals: Proposal[]) {
  let [first] = proposals
  const states = { apply: 'applied', dismiss: 'dismissed', undo: 'undone' } as const
  return serve({
    'GET /api/analytics': () => someAnalytics(),
    'GET /api/recall/facts': () => [],
    'GET /api/gaps': () => ({ gaps: [], lookedAt: null }),
    'GET /api/tactics/proposals': () => ({ on, proposals: first ? [first] : [] }),
    'POST /api/tactics/proposals/1': ({ body }) => {
      const { decision } = body as { decision: keyof typeof states }
      const settledAt = '2026-11-22T00:00:00.000Z'
      first = proposal({ state: states[decision], settledAt })
      return { on, proposals: [first] }
    },
  })
}

it('shows what the figures speak against, and applies or undoes it at the seller’s word [SE-03]', async () => {
  const { asked } = start(true, proposal())
  renderAt('/ai-analytics#proposals')
  const open = within(await screen.findByRole('list', { name: 'Suggestions' }))
  expect(open.getByText('Stop using “\u2068It goes fast\u2069”?')).toBeDefined()
  expect(
    open.getByText(
      '2 of 40 customers bought after it; 12 of 45 after “\u2068Only in spring\u2069”.',
    ),
  ).toBeDefined()
  expect(open.getByRole('link', { name: 'Winter' })).toHaveProperty('search', '?campaign=3')
  expect(asked.some(({ method }) => method === 'POST')).toBe(false)
  await userEvent.click(open.getByRole('button', { name: 'Stop using “It goes fast”' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull())
  await userEvent.click(screen.getByText('What you decided'))
  await userEvent.click(screen.getByRole('button', { name: 'Use “It goes fast” again' }))
  expect(await screen.findByText(/In use again/)).toBeDefined()
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { decision: 'apply' },
    { decision: 'undo' },
  ])
})

it('says why there is none, and where it is switched on [SE-03]', async () => {
  start(false)
  renderAt('/ai-analytics')
  const link = await screen.findByRole('link', { name: 'Switch it on in Settings' })
  expect(link).toHaveProperty('search', '?tab=ai&field=settings.learning.autoOptimize')
})

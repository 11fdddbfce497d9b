import type { Job } from '@pal/core/contract/data'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { ago, anOrder, configured } from '../../../testing/samples.ts'

it('shows on the page itself how far a file of orders is, and breaks it off [OR-04]', async () => {
  const job: Job = {
    id: 4,
    kind: 'export',
    subject: 'orders',
    startedAt: ago(0),
    percent: 10,
    canBeCancelled: true,
  }
  let jobs: readonly Job[] = [{ ...job, id: 3, subject: 'logs', percent: 70 }, job]
  const { asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/orders': () => [anOrder(1)],
    'GET /api/data/jobs': () => ({ jobs }),
    'POST /api/data/jobs/4/cancel': () => {
      jobs = []
      return { success: true }
    },
  })
  renderAt('/orders?search=Nusrat')
  expect(await screen.findByText('10 %')).toBeDefined()
  expect(screen.getAllByText('Writing the file of orders')).toHaveLength(1)
  jobs = [{ ...job, percent: 60 }]
  expect(await screen.findByText('60 %')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText('Writing the file of orders')).toBeNull())
  expect(asked.some(({ path }) => path === '/api/data/jobs/4/cancel')).toBe(true)
})

it('of a file whose length nobody knows it tells that it is written, and stops none that cannot be stopped [OR-04]', async () => {
  const job: Job = {
    id: 4,
    kind: 'export',
    subject: 'orders',
    startedAt: ago(0),
    percent: null,
    canBeCancelled: false,
  }
  serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/orders': () => [anOrder(1)],
    'GET /api/data/jobs': () => ({ jobs: [job] }),
  })
  renderAt('/orders')
  expect(await screen.findByText('Writing the file of orders')).toBeDefined()
  expect(screen.queryByText(/^\d+ %$/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

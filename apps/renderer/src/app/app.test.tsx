import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { createQueryClient } from '../lib/query-client.ts'
import { refusal, serve } from '../testing/fake-server.ts'
import { App } from './app.tsx'
import { createRouter } from './router.tsx'

afterEach(() => globalThis.history.pushState(null, '', '/'))

it('says in words that a start link was used before, and leads to the window [DT-05]', async () => {
  globalThis.history.pushState(null, '', '/start?token=used')
  vi.resetModules()
  const { App: Anew } = await import('./app.tsx')
  const { asked } = serve({})
  render(<Anew />)
  expect(
    await screen.findByRole('heading', { name: 'This start link was used before' }),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open PAL Admin' }).getAttribute('href')).toBe('/')
  expect(screen.getByText('npm run link')).toBeDefined()
  expect(asked).toEqual([])
})

it('replaces everything by one explanation when the server refuses this window', async () => {
  const { asked } = serve({
    'GET /api/facebook/config-status': () => refusal(401, 'unauthorized', 'No session'),
    'GET /api/system/status': () => refusal(401, 'unauthorized', 'No session'),
  })
  render(<App />)
  expect(await screen.findByRole('heading', { name: 'This window is not connected' })).toBeDefined()
  expect(screen.getByText('npm run link')).toBeDefined()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  const paths = asked.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

it('asks for all that the dashboard shows before anything is drawn', () => {
  const { asked } = serve({})
  createRouter(createQueryClient()).dispose()
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/dashboard/needs',
    '/api/rehearsal/offers',
    '/api/dashboard/stats',
    '/api/conversations',
    '/api/orders',
    '/api/campaigns',
    '/api/facebook/config-status',
    '/api/system/status',
  ])
})

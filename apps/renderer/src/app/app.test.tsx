import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { refusal, serve } from '../testing/fake-server.ts'
import { App } from './app.tsx'

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

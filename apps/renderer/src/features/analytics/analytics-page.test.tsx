import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { serve } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'

it('says that its charts are not there yet, and leads to the figures that are', async () => {
  serve({})
  renderAt('/ai-analytics')
  expect(
    await screen.findByRole('heading', { name: 'The charts are not part of this version yet' }),
  ).toBeDefined()
  const figures = screen.getByRole('link', { name: 'See the figures of the dashboard' })
  expect(figures.getAttribute('href')).toBe('/')
})

import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { createQueryClient } from '../lib/query-client.ts'
import { Providers } from './providers.tsx'

it('says what happened, and offers to reload, where the whole window breaks', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  function Breaks(): never {
    throw new Error('It broke')
  }
  render(
    <Providers queryClient={createQueryClient()} mantine={{ env: 'test' }}>
      <Breaks />
    </Providers>,
  )
  expect(screen.getByRole('alert').textContent).toContain('This page stopped working')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined()
  vi.restoreAllMocks()
})

import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { Providers } from '../app/providers.tsx'
import { routes } from '../app/router.tsx'
import { createQueryClient } from '../lib/query-client.ts'

/** The whole console at an address, with the real routes and the real query client. */
export function renderAt(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <Providers queryClient={createQueryClient()} env="test">
      <RouterProvider router={router} />
    </Providers>,
  )
  return { router }
}

/** One part alone, where links and queries work. */
export function renderPart(element: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <Providers queryClient={createQueryClient()} env="test">
      <RouterProvider router={router} />
    </Providers>,
  )
  return { router }
}

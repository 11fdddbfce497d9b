import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { Providers } from '../app/providers.tsx'
import { routesWith } from '../app/router.tsx'
import { createQueryClient } from '../lib/query-client.ts'

/** The whole console at an address, with the real routes and the real query client. */
export function renderAt(address: string) {
  const queryClient = createQueryClient()
  const router = createMemoryRouter(routesWith(queryClient), { initialEntries: [address] })
  render(
    <Providers queryClient={queryClient} env="test">
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

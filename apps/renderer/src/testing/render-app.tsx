import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'

import { Providers } from '../app/providers.tsx'
import { routesWith } from '../app/router.tsx'
import { createQueryClient } from '../lib/query-client.ts'

/** No motion, and no styles that nobody looks at: they took a tenth of the time. */
const mantine = { env: 'test', withCssVariables: false, withGlobalClasses: false } as const

/** The whole console at an address, with the real routes and the real query client. */
export function renderAt(address: string) {
  const queryClient = createQueryClient()
  const router = createMemoryRouter(routesWith(queryClient), { initialEntries: [address] })
  // As in a browser, whose own history of one test would be that of the next.
  const show = () => window.history.replaceState(null, '', router.createHref(router.state.location))
  show()
  onTestFinished(router.subscribe(show))
  render(
    <Providers queryClient={queryClient} mantine={mantine}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { router }
}

/** One part alone, where links and queries work. */
export function renderPart(element: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <Providers queryClient={createQueryClient()} mantine={mantine}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { router }
}

import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'

import { createQueryClient } from '../lib/query-client.ts'
import { useSession } from '../lib/session.ts'
import { Disconnected } from './disconnected.tsx'
import { Providers } from './providers.tsx'
import { createRouter } from './router.tsx'

export function App() {
  const [queryClient] = useState(createQueryClient)
  const [router] = useState(() => createRouter(queryClient))
  const connected = useSession((session) => session.connected)
  return (
    <Providers queryClient={queryClient}>
      {connected ? <RouterProvider router={router} /> : <Disconnected />}
    </Providers>
  )
}

import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'

import { lazily } from '../components/lazily.tsx'
import { createQueryClient } from '../lib/query-client.ts'
import { useSession } from '../lib/session.ts'
import { Providers } from './providers.tsx'
import { createRouter } from './router.tsx'

// Seldom needed, and the server that refuses a window still gives it its scripts.
const Disconnected = lazily(async () => (await import('./disconnected.tsx')).Disconnected)

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

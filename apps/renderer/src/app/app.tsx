import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'

import { lazily } from '../components/lazily.tsx'
import { createQueryClient } from '../lib/query-client.ts'
import { useSession } from '../lib/session.ts'
import type { DisconnectedProps } from './disconnected.tsx'
import { Providers } from './providers.tsx'
import { createRouter } from './router.tsx'

// Seldom needed, and the server that refuses a window still gives it its scripts.
const Disconnected = lazily<DisconnectedProps>(
  async () => (await import('./disconnected.tsx')).Disconnected,
)

export function App() {
  const [queryClient] = useState(createQueryClient)
  const [router] = useState(() => createRouter(queryClient))
  const { connected, held } = useSession()
  return (
    <Providers queryClient={queryClient}>
      {connected || held ? <RouterProvider router={router} /> : null}
      {connected ? null : <Disconnected held={held} />}
    </Providers>
  )
}

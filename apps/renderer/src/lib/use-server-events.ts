import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useConnection } from './connection.ts'
import { createRefresher, listenToServer } from './events.ts'

/** Keeps what is on screen as the server has it, for as long as the console is open. */
export function useServerEvents(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = createRefresher(queryClient)
    return listenToServer({
      changed: (change) => {
        refresh(change)
        // Where the server is lost again, it is asked once more when it is back.
        if (change.kinds.includes('settings')) follow(queryClient).catch(() => undefined)
      },
      reachable: (reachable) => useConnection.setState({ reachable }),
    })
  }, [queryClient])
}

/** Another window may have chosen another language or time zone. */
async function follow(queryClient: QueryClient): Promise<void> {
  const { followSettings } = await import('./follow-settings.ts')
  await followSettings(queryClient)
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useConnection } from '../../lib/connection.ts'
import { createRefresher, listenToServer } from '../../lib/events.ts'

/** Keeps what is on screen as the server has it, for as long as the console is open. */
export function useServerEvents(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = createRefresher(queryClient)
    return listenToServer({
      changed: (change) => {
        refresh(change)
        if (!change.kinds.includes('settings')) return
        // Another window may have chosen another language. Where the server is lost, it is asked again
        // when it is back.
        import('./follow-settings.ts')
          .then(({ followSettings }) => followSettings(queryClient))
          .catch(() => undefined)
      },
      reachable: (reachable) => useConnection.setState({ reachable }),
      heard: (heard) => useConnection.setState({ heard }),
    })
  }, [queryClient])
}

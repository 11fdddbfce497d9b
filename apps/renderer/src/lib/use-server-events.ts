import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useConnection } from './connection.ts'
import { createRefresher, listenToServer } from './events.ts'

/** Keeps what is on screen as the server has it, for as long as the console is open. */
export function useServerEvents(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      listenToServer({
        changed: createRefresher(queryClient),
        reachable: (reachable) => useConnection.setState({ reachable }),
      }),
    [queryClient],
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { api } from '../../lib/api.ts'
import { useConnection } from '../../lib/connection.ts'
import { isNoSession } from '../../lib/errors.ts'
import { createRefresher, listenToServer } from '../../lib/events.ts'
import { useSession } from '../../lib/session.ts'

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
      // Nor does one that is signed out reconnect by itself.
      reachable: (reachable) =>
        useConnection.setState({ reachable: reachable || !useSession.getState().connected }),
      heard: (heard) => {
        useConnection.setState({ heard })
        const { connected, lose } = useSession.getState()
        if (heard) {
          useSession.setState({ connected: true, held: true })
          if (!connected) void queryClient.invalidateQueries()
        } else if (connected) {
          // A stream does not say why it ended.
          api.call('session.get').catch((error: unknown) => {
            if (!isNoSession(error)) return
            // It has answered, and gives what says so.
            useConnection.setState({ heard: true, reachable: true })
            lose()
          })
        }
      },
    })
  }, [queryClient])
}

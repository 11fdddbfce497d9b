import { create } from 'zustand'

interface Session {
  /** Whether this window holds a session; the server's first 401 ends it. */
  readonly connected: boolean
  /** Whether there is something to continue with once it holds one again. */
  readonly held: boolean
  readonly lose: () => void
}

/** A start link that was used before, is too old, or is another user's. */
export function isStartLink(): boolean {
  return globalThis.location.pathname === '/start'
}

export const useSession = create<Session>()((set) => ({
  // The server shows this window there only where the link opens nothing any more.
  connected: !isStartLink(),
  held: false,
  lose: () => set({ connected: false }),
}))

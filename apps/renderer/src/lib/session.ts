import { create } from 'zustand'

interface Session {
  readonly connected: boolean
  readonly lose: () => void
}

/** A start link that was used before, is too old, or is another user's. */
export function isStartLink(): boolean {
  return globalThis.location.pathname === '/start'
}

/** Whether this window still holds a session; the server's first 401 ends it. */
export const useSession = create<Session>()((set) => ({
  // The server shows this window there only where the link opens nothing any more.
  connected: !isStartLink(),
  lose: () => set({ connected: false }),
}))

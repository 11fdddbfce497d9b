import { create } from 'zustand'

interface Session {
  readonly connected: boolean
  readonly lose: () => void
}

/** Whether this window still holds a session; the server's first 401 ends it. */
export const useSession = create<Session>()((set) => ({
  connected: true,
  lose: () => set({ connected: false }),
}))

import { create } from 'zustand'

interface Connection {
  readonly reachable: boolean
}

/** Whether the local server answers. */
export const useConnection = create<Connection>()(() => ({ reachable: true }))

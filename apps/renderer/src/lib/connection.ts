import { create } from 'zustand'

interface Connection {
  /** Whether the local server answers; false once it is worth a word. */
  readonly reachable: boolean
  /** Whether it is heard just now. */
  readonly heard: boolean
}

export const useConnection = create<Connection>()(() => ({ reachable: true, heard: true }))

/**
 * When the server can be asked for a script. A browser remembers for good that a script did not come,
 * also once it could: nothing is asked for while nobody answers.
 */
export const untilHeard = () =>
  new Promise<void>((resolve) => {
    if (useConnection.getState().heard) return resolve()
    const stop = useConnection.subscribe(({ heard }) => {
      if (!heard) return
      stop()
      resolve()
    })
  })

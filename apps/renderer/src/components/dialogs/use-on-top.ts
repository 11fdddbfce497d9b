import { useEffect, useId, useSyncExternalStore } from 'react'

/** A hook that says whether nothing of its kind was put over this since. */
function stacked() {
  let layers: readonly string[] = []
  const listeners = new Set<() => void>()
  function change(next: readonly string[]): void {
    layers = next
    for (const tell of listeners) tell()
  }
  function subscribe(tell: () => void): () => void {
    listeners.add(tell)
    return () => listeners.delete(tell)
  }
  return function useOnTop(there: boolean): boolean {
    const id = useId()
    useEffect(() => {
      if (!there) return
      change([...layers, id])
      return () => change(layers.filter((layer) => layer !== id))
    }, [id, there])
    return useSyncExternalStore(subscribe, () => layers.at(-1) === id)
  }
}

/** Whether nothing else was opened over this since: only what is on top is closed by Escape. */
export const useOnTop = stacked()

/** Whether nothing was begun over this since: one is asked once, for what would be lost first. */
export const useLastBegun = stacked()

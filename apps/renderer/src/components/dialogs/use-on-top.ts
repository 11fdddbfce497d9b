import { useEffect, useId } from 'react'
import { create } from 'zustand'

/** A hook that says whether nothing of its kind was put over this since. */
function stacked() {
  const useLayers = create<readonly string[]>(() => [])
  return function useOnTop(there: boolean): boolean {
    const id = useId()
    useEffect(() => {
      if (!there) return
      useLayers.setState((layers) => [...layers, id], true)
      return () => useLayers.setState((layers) => layers.filter((layer) => layer !== id), true)
    }, [id, there])
    return useLayers((layers) => layers.at(-1) === id)
  }
}

/** Whether nothing else was opened over this since: only what is on top is closed by Escape. */
export const useOnTop = stacked()

/** Whether nothing was begun over this since: one is asked once, for what would be lost first. */
export const useLastBegun = stacked()

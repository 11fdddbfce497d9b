import { useEffect, useId, useSyncExternalStore } from 'react'

/** What is open over the page, the topmost last. */
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

/** Whether nothing else was opened over this since: only what is on top is closed by Escape. */
export function useOnTop(opened: boolean): boolean {
  const id = useId()
  useEffect(() => {
    if (!opened) return
    change([...layers, id])
    return () => change(layers.filter((layer) => layer !== id))
  }, [id, opened])
  return useSyncExternalStore(subscribe, () => layers.at(-1) === id)
}

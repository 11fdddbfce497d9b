import type * as Zustand from 'zustand'

/**
 * In the window a store lives as long as its page, here only as long as a test. The list is the
 * process's, for a test may load all modules once more.
 */
const all = globalThis as { palResets?: (() => void)[] }
const resets = (all.palResets ??= [])

/** Zustand, with stores that `freshStores` finds again. */
export function remembering(zustand: typeof Zustand): typeof Zustand {
  const create = ((begin?: Zustand.StateCreator<unknown>) => {
    if (!begin) return create
    const store = zustand.create<unknown>()(begin)
    const reset = store.getInitialState()
    resets.push(() => store.setState(reset, true))
    return store
  }) as typeof Zustand.create
  return { ...zustand, create }
}

/** Each store begins again as it did when the window was opened. */
export function freshStores(): void {
  for (const reset of resets) reset()
}

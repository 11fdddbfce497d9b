import { create } from 'zustand'

interface Selection {
  readonly ids: ReadonlySet<number>
  readonly toggle: (id: number) => void
  readonly select: (ids: readonly number[]) => void
}

/** Which orders of the list are ticked; each row hears of its own tick only. */
export const useSelection = create<Selection>()((set) => ({
  ids: new Set(),
  toggle: (id) =>
    set(({ ids: old }) => {
      const ids = new Set(old)
      if (!ids.delete(id)) ids.add(id)
      return { ids }
    }),
  select: (ids) => set({ ids: new Set(ids) }),
}))

import { create } from 'zustand'

const key = 'pal.tell-customers'

interface Telling {
  readonly tells: boolean
  readonly choose: (tells: boolean) => void
}

/** Most sellers want their customers to know; whoever does not says so once. */
export const useTelling = create<Telling>()((set) => ({
  tells: globalThis.localStorage.getItem(key) !== 'no',
  choose: (tells) => {
    globalThis.localStorage.setItem(key, tells ? 'yes' : 'no')
    set({ tells })
  },
}))

import { create } from 'zustand'

const key = 'pal.inbox-details'

interface Details {
  readonly shown: boolean
  readonly toggle: () => void
}

/** Whether what is known of the customer stands beside the chat, on this computer. */
export const useDetails = create<Details>()((set, get) => ({
  shown: globalThis.localStorage.getItem(key) !== 'hidden',
  toggle: () => {
    const shown = !get().shown
    globalThis.localStorage.setItem(key, shown ? 'shown' : 'hidden')
    set({ shown })
  },
}))

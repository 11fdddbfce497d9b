import { create } from 'zustand'

import { keepChoice } from '../../../lib/appearance.ts'

interface Telling {
  readonly tells: boolean
  readonly choose: (tells: boolean) => void
}

/** Most sellers want their customers to know; whoever does not says so once. */
export const useTelling = create<Telling>()((set) => ({
  tells: document.documentElement.dataset['tellCustomers'] !== 'no',
  choose: (tells) => {
    set({ tells })
    keepChoice({ tellCustomers: tells })
  },
}))

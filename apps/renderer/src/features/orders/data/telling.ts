import { create } from 'zustand'

import { keep, readKept } from '../../../lib/kept.ts'

const key = 'pal.tell-customers'

interface Telling {
  readonly tells: boolean
  readonly choose: (tells: boolean) => void
}

/** Most sellers want their customers to know; whoever does not says so once. */
export const useTelling = create<Telling>()((set) => ({
  tells: readKept('localStorage', key) !== 'no',
  choose: (tells) => {
    keep('localStorage', key, tells ? 'yes' : 'no')
    set({ tells })
  },
}))

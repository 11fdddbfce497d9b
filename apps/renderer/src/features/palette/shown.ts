import { create } from 'zustand'

interface Shown {
  readonly shown: 'search' | 'shortcuts' | null
  /** What was typed before the palette itself was there, and whether Enter was pressed on it. */
  readonly early: { readonly text: string; readonly entered: boolean }
}

const nothing = { text: '', entered: false }

export const usePalette = create<Shown>()(() => ({ shown: null, early: nothing }))

export const showPalette = (shown: Shown['shown']) => usePalette.setState({ shown, early: nothing })

export const typeEarly = (early: Partial<Shown['early']>) =>
  usePalette.setState(({ early: before }) => ({ early: { ...before, ...early } }))

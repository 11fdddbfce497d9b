import { create } from 'zustand'

/** What of the palette stands above the page. */
type Shown = 'search' | 'shortcuts' | null

export const usePalette = create<{ readonly shown: Shown }>()(() => ({ shown: null }))

export function showPalette(shown: Shown): void {
  usePalette.setState({ shown })
}

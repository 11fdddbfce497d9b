import { useEffect, useState } from 'react'

/**
 * Gives the focus back to what had it before a dialog, also where the dialog is taken away at once
 * instead of being closed.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}

import { useEffect, useState } from 'react'

import { doubleClickMs } from '../../lib/changes/use-single-mutation.ts'

/** Whether a click beside it closes it: the second one of the double click that opened it does not. */
export function useClickBeside(opened: boolean): boolean {
  const [closes, setCloses] = useState(false)
  useEffect(() => {
    if (!opened) return
    const wait = setTimeout(() => setCloses(true), doubleClickMs)
    return () => {
      clearTimeout(wait)
      setCloses(false)
    }
  }, [opened])
  return closes
}

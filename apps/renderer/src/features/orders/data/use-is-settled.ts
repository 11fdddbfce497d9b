import { useEffect, useState } from 'react'

/** So long a press may still be meant for the step before, whose button stood in the same place. */
const habitMs = 1_200

/** False for a moment after what is shown has moved from one state into another, or back. */
export function useIsSettled(id: string, state: string): boolean {
  const [seen, setSeen] = useState({ id, state, isSettled: true })
  const is =
    seen.id === id && seen.state === state ? seen : { id, state, isSettled: seen.id !== id }
  if (is !== seen) setSeen(is)
  useEffect(() => {
    if (is.isSettled) return
    const timer = setTimeout(() => setSeen({ ...is, isSettled: true }), habitMs)
    return () => clearTimeout(timer)
  }, [is])
  return is.isSettled
}

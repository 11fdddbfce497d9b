import { useEffect, useState } from 'react'

/** So long a press may still be meant for the step before, whose button stood in the same place. */
const habitMs = 1_200

/** False for a moment after what is shown has moved from one state into another, or back. */
export function useIsSettled(id: string, state: string): boolean {
  const [seen, setSeen] = useState({ id, state, isSettled: true })
  if (seen.id !== id || seen.state !== state) setSeen({ id, state, isSettled: seen.id !== id })
  useEffect(() => {
    if (seen.isSettled) return undefined
    const timer = setTimeout(() => setSeen({ ...seen, isSettled: true }), habitMs)
    return () => clearTimeout(timer)
  }, [seen])
  return seen.isSettled
}

import { useEffect, useState } from 'react'

/** So long a press may still be meant for the step before, whose button stood in the same place. */
const habitMs = 1_200

/** False for a moment after what is shown has moved from one state into another. */
export function useIsSettled(id: string, state: string): boolean {
  const [seen, setSeen] = useState({ id, state })
  if (seen.id !== id) setSeen({ id, state })
  useEffect(() => {
    const timer = setTimeout(() => setSeen({ id, state }), habitMs)
    return () => clearTimeout(timer)
  }, [id, state])
  return seen.state === state
}

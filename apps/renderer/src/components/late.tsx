import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

const patience = 200

/** Shows its children only after 200 ms: what loads faster never flickers. */
export function Late({ children }: { readonly children: ReactNode }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return due ? children : null
}

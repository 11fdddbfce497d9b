import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

interface AnchorProps {
  readonly hash: string
  readonly ready: boolean
}

/** An address leads here, past everything that is loaded above. */
export function Anchor({ hash, ready }: AnchorProps) {
  const place = useRef<HTMLSpanElement>(null)
  const asked = useLocation().hash === hash
  useEffect(() => {
    if (asked && ready) place.current?.scrollIntoView({ block: 'center' })
  }, [asked, ready])
  return <span ref={place} />
}

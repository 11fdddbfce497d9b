import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { paths } from '../../lib/paths.ts'

interface AnchorProps {
  readonly path: typeof paths.proposals | typeof paths.productSales
  readonly ready: boolean
}

/** An address leads here, past everything that is loaded above. */
export function Anchor({ path, ready }: AnchorProps) {
  const place = useRef<HTMLSpanElement>(null)
  const asked = useLocation().hash === path.slice(paths.analytics.length)
  useEffect(() => {
    if (asked && ready) place.current?.scrollIntoView({ block: 'center' })
  }, [asked, ready])
  return <span ref={place} />
}

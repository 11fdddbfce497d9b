import type { ReactNode } from 'react'

import classes from './path-badge.module.css'

interface PathBadgeProps {
  /** How far along the path, 0 to 5; null for having left it. */
  readonly step: 0 | 1 | 2 | 3 | 4 | 5 | null
  readonly children: ReactNode
}

/** A place on a path: one hue that deepens from step to step, beside the word. */
export function PathBadge({ step, children }: PathBadgeProps) {
  return (
    <span className={classes['badge']} data-step={step ?? 'left'}>
      {children}
    </span>
  )
}

import type { ReactNode } from 'react'
import { useId } from 'react'

import classes from './panel.module.css'

interface PanelProps {
  readonly title: string
  /** Beside the title: usually the way to all of it. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A titled surface on a page. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId()
  return (
    <section className={classes['panel']} aria-labelledby={id}>
      <div className={classes['head']}>
        <h2 className={classes['title']} id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import classes from './notice.module.css'

interface NoticeProps {
  readonly title: string
  readonly children: ReactNode
  /** Links to where it is fixed. */
  readonly actions?: ReactNode
}

/** Something that works on, but not as it should: what, why, and the way out. */
export function Notice({ title, children, actions }: NoticeProps) {
  return (
    <div className={classes['notice']} role="group" aria-label={title}>
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
      <div className={classes['words']}>
        <p className={classes['title']}>{title}</p>
        <p className={classes['text']}>{children}</p>
        {actions ? <p className={classes['actions']}>{actions}</p> : null}
      </div>
    </div>
  )
}

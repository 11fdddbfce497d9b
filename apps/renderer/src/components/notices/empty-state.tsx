import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import classes from './empty-state.module.css'

interface EmptyStateProps {
  readonly icon: Icon
  readonly title: string
  /** Why there is nothing, and what will be here. */
  readonly text: string
  /** The one thing to do. */
  readonly action?: ReactNode
}

export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={classes['state']}>
      <span className={classes['icon']}>
        <Icon size={22} stroke={1.5} aria-hidden />
      </span>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['text']}>{text}</p>
      {action ? <div className={classes['action']}>{action}</div> : null}
    </div>
  )
}

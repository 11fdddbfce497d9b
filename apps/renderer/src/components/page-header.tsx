import type { ReactNode } from 'react'

import classes from './page-header.module.css'

interface PageHeaderProps {
  /** One line of what the page is for; its title is in the top bar. */
  readonly description: string
  readonly actions?: ReactNode
}

export function PageHeader({ description, actions }: PageHeaderProps) {
  return (
    <div className={classes['header']}>
      <p className={classes['description']}>{description}</p>
      {actions ? <div className={classes['actions']}>{actions}</div> : null}
    </div>
  )
}

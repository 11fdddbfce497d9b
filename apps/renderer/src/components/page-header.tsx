import type { ReactNode } from 'react'

import classes from './page-header.module.css'

interface PageHeaderProps {
  readonly title: string
  /** One line of what the page is for. */
  readonly description: string
  readonly actions?: ReactNode
}

export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <div className={classes['header']}>
      <div className={classes['words']}>
        <h1 className={classes['title']}>{title}</h1>
        <p className={classes['description']}>{description}</p>
      </div>
      {actions ? <div className={classes['actions']}>{actions}</div> : null}
    </div>
  )
}
